// The page of a chat: conversations on the left, messages in the middle, what is written below. Whatever a
// model says becomes text nodes.

import { createChat } from './kitsune/chat.js';
import { markdown } from './markdown.js';
import { keepOffline } from './offline.js';

const KEPT = 'kitsune-chat'; // in the browser's storage
const MOST_KEPT = 50; // conversations
const IDEAS = [
  'Explain how rainbows form, in simple words.', 'Write a short poem about a fox in the snow.',
  'Give me three ideas for a rainy afternoon.', 'What is the difference between a list and a tuple in Python?',
];
const NUMBERS = ['temperature', 'top_k', 'top_p', 'min_p', 'repetition_penalty', 'max_new_tokens', 'seed'];
const STAGES = { weights: 'Loading the model', shaders: 'Compiling shaders' };
const REASONS = { length: 'ended at the most tokens', context: 'the context is full', cancelled: 'stopped' };

const $ = (id) => document.getElementById(id);
const megabytes = (nbytes) => `${(nbytes / 1e6).toFixed(nbytes < 1e8 ? 1 : 0)} MB`;

let llm = null;
let stream = null; // the answer that is being written
let kept = { conversations: [], options: {}, ...recalled() };
let current = null; // {title, messages}

function element(tag, content = [], more = {}) {
  const made = Object.assign(document.createElement(tag), more);
  made.append(...[content].flat());
  return made;
}

function recalled() {
  try {
    return JSON.parse(localStorage.getItem(KEPT + location.pathname)) ?? {};
  } catch {
    return {};
  }
}

function keep() {
  kept.conversations = kept.conversations.filter(({ messages }) => messages.length).slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEPT + location.pathname, JSON.stringify(kept));
  } catch { /* a private window: they last as long as the page */ }
}

// --- the model ------------------------------------------------------------------------------------

function seen(state) {
  document.body.dataset.state = state;
  $('loading').hidden = state !== 'loading';
  $('failure').hidden = state !== 'failed';
  for (const id of ['input', 'send']) $(id).disabled = state !== 'ready';
}

async function load() {
  seen('loading');
  const given = new URLSearchParams(location.search);
  const options = Object.fromEntries(['device', 'threads'].filter((name) => given.get(name))
    .map((name) => [name, name === 'threads' ? Number(given.get(name)) : given.get(name)]));
  try {
    const start = performance.now();
    llm = await createChat(new URL('.', location.href).href, { ...options, onProgress: progressed });
    describe(performance.now() - start);
  } catch (error) {
    seen('failed');
    $('what').textContent = error.what ?? 'Something went wrong';
    $('why').textContent = error.why ?? String(error);
    $('hint').textContent = error.hint ? `Try: ${error.hint}` : '';
    return;
  }
  seen('ready');
  show();
  $('input').focus({ preventScroll: true });
  if (await keepOffline({ base: llm.described.base, files: llm.described.files })) {
    $('offline').hidden = false;
    document.body.dataset.offline = 'ready';
  }
}

function progressed({ stage, loaded, total }) {
  $('stage').textContent = STAGES[stage] ?? stage;
  $('bar').value = total ? loaded / total : 1;
  const said = stage === 'weights' ? megabytes : String;
  $('detail').textContent = `${said(loaded)} of ${said(total)}`;
}

function describe(loadedMs) {
  const { described } = llm;
  document.title = `${described.name} · kitsune`;
  $('name').textContent = described.name;
  $('device').textContent = described.deviceName;
  $('input').placeholder = described.hasTemplate ? 'Write a message' : 'Begin a text, and the model continues it';
  const about = {
    Model: described.name, 'Runs on': described.deviceName, Memory: megabytes(described.memory),
    Context: `${described.context} tokens`, Loaded: `${described.downloaded ? megabytes(described.downloaded) : 'from this machine'} in ${(loadedMs / 1000).toFixed(1)} s`,
  };
  $('about').replaceChildren(...Object.entries(about).flatMap(([name, value]) => [element('dt', name), element('dd', value)]));
  showOptions();
}

// --- options --------------------------------------------------------------------------------------

const usual = () => ({ ...llm.chatOptions, max_new_tokens: null, seed: null });

function showOptions() {
  const values = { ...usual(), ...kept.options };
  for (const name of NUMBERS) $(name).value = values[name] ?? '';
  $('system').value = kept.options.system ?? '';
}

function readOptions() {
  const found = { system: $('system').value };
  for (const name of NUMBERS) {
    const value = $(name).value === '' ? null : Number($(name).value);
    if (value !== (usual()[name] ?? null) && $(name).validity.valid) found[name] = value;
  }
  kept.options = found;
  keep();
}

// --- messages -------------------------------------------------------------------------------------

/** Show the current conversation, and the list of all. */
function show() {
  $('messages').replaceChildren(...(current?.messages ?? []).map((message, n, all) => shown(message, n + 1 === all.length)));
  $('welcome').hidden = Boolean(current?.messages.length);
  $('conversations').replaceChildren(...kept.conversations.map((each) => {
    const open = element('button', each.title, { type: 'button', onclick: () => select(each) });
    open.ariaCurrent = String(each === current);
    const remove = element('button', '×', { type: 'button', onclick: () => forget(each) });
    remove.ariaLabel = `Delete ${each.title}`;
    return element('li', [open, remove]);
  }));
  toEnd();
}

function shown(message, isLast) {
  if (message.role === 'user') {
    return element('li', [element('span', 'You: ', { className: 'visually-hidden' }), element('p', message.content)], { className: 'user' });
  }
  const text = element('div', markdown(message.content), { className: 'text' });
  const under = element('div', [], { className: 'under' });
  const item = element('li', [element('span', 'Model: ', { className: 'visually-hidden' }), text, under], { className: 'assistant' });
  finish(under, message, isLast);
  return item;
}

/** What is below an answer: copy, retry, its numbers. */
function finish(under, message, isLast) {
  const button = (name, act) => element('button', name, { type: 'button', onclick: act });
  const copy = button('Copy', async () => {
    await navigator.clipboard.writeText(message.content);
    copy.textContent = 'Copied';
    setTimeout(() => (copy.textContent = 'Copy'), 1500);
  });
  under.replaceChildren(copy);
  if (isLast) under.append(button('Retry', retry));
  if (message.note) under.append(element('span', message.note, { className: 'quiet' }));
}

const isAtEnd = () => $('scroll').scrollHeight - $('scroll').scrollTop - $('scroll').clientHeight < 80;
const toEnd = () => ($('scroll').scrollTop = $('scroll').scrollHeight);

function select(conversation) {
  stream?.cancel();
  current = conversation;
  closeMenu();
  show();
  $('input').focus({ preventScroll: true });
}

function forget(conversation) {
  kept.conversations = kept.conversations.filter((each) => each !== conversation);
  if (current === conversation) {
    stream?.cancel();
    current = null;
  }
  keep();
  show();
  $('new').focus();
}

function send(text) {
  if (!llm || stream || !text.trim()) return;
  if (!current) {
    current = { title: text.trim().slice(0, 60), messages: [] };
    kept.conversations.unshift(current);
  }
  current.messages.push({ role: 'user', content: text.trim() });
  answer();
}

function retry() {
  if (stream || !current) return;
  if (current.messages.at(-1)?.role === 'assistant') current.messages.pop();
  answer();
}

/** Stream the model's answer to the current conversation. */
async function answer() {
  const conversation = current;
  const { system, ...options } = kept.options;
  const message = { role: 'assistant', content: '' };
  const history = conversation.messages.map(({ role, content }) => ({ role, content }));
  show();
  const item = shown(message, false);
  const [text, under] = [item.querySelector('.text'), item.querySelector('.under')];
  under.replaceChildren();
  item.classList.add('waiting');
  item.ariaBusy = 'true';
  $('messages').append(item);
  toEnd();
  busy(true);
  let drawn = 0;
  const draw = () => {
    drawn = 0;
    const follows = isAtEnd();
    text.replaceChildren(...markdown(message.content));
    if (follows) toEnd();
  };
  try {
    const messages = system ? [{ role: 'system', content: system }, ...history] : history;
    stream = llm.described.hasTemplate ? llm.chat(messages, options) : llm.generate(history.at(-1).content, { ...llm.chatOptions, ...options });
    for await (const piece of stream) {
      message.content += piece;
      drawn ||= requestAnimationFrame(draw);
      measured(stream);
    }
    measured(stream);
    const rate = stream.tokensPerSecond ? `${stream.tokensPerSecond.toFixed(1)} tokens/s` : '';
    message.note = [`${stream.tokens} tokens`, rate, REASONS[stream.finishReason]].filter(Boolean).join(' · ');
    $('status').textContent = 'The answer is complete.';
  } catch (error) {
    item.append(element('p', [error.what ?? String(error), error.why, error.hint && `Try: ${error.hint}`].filter(Boolean).join('\n'), { className: 'notice' }));
    item.querySelector('.notice').role = 'alert';
  }
  cancelAnimationFrame(drawn);
  draw();
  stream = null;
  item.classList.remove('waiting');
  item.ariaBusy = 'false';
  if (message.content) conversation.messages.push(message);
  keep();
  finish(under, message, true);
  busy(false);
}

function measured({ tokens, tokensPerSecond, firstMs, usage }) {
  const rate = tokensPerSecond ? `${tokensPerSecond.toFixed(1)} tokens/s · ` : '';
  $('speed').textContent = `${rate}${tokens} tokens · first after ${(firstMs / 1000).toFixed(1)} s`;
  if (usage) $('room').textContent = `${usage.total_tokens} of ${llm.context} tokens used`;
}

function busy(isBusy) {
  $('send').hidden = isBusy;
  $('stop').hidden = !isBusy;
  document.body.dataset.answering = isBusy;
  if (!isBusy) $('input').focus({ preventScroll: true });
}

// --- what a person does ---------------------------------------------------------------------------

function grow() {
  $('input').style.height = 'auto';
  $('input').style.height = `${$('input').scrollHeight}px`;
}

function closeMenu() {
  $('side').classList.remove('open');
  $('menu').ariaExpanded = 'false';
}

$('composer').addEventListener('submit', (event) => {
  event.preventDefault();
  if (stream) return;
  send($('input').value);
  $('input').value = '';
  grow();
});
$('input').addEventListener('input', grow);
$('input').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  $('composer').requestSubmit();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || $('dialog').open) return;
  closeMenu();
  stream?.cancel();
});
document.addEventListener('click', (event) => {
  if (!$('side').contains(event.target) && event.target !== $('menu')) closeMenu();
});
$('stop').addEventListener('click', () => stream?.cancel());
$('again').addEventListener('click', load);
$('new').addEventListener('click', () => select(null));
$('menu').addEventListener('click', () => {
  $('menu').ariaExpanded = String($('side').classList.toggle('open'));
  if ($('side').classList.contains('open')) $('new').focus();
});
$('options').addEventListener('click', () => llm && $('dialog').showModal());
$('dialog').addEventListener('close', readOptions);
$('reset').addEventListener('click', () => {
  kept.options = {};
  showOptions();
});
$('ideas').replaceChildren(...IDEAS.map((idea) => element('li', element('button', idea, { type: 'button', onclick: () => send(idea) }))));

/** For whoever looks into the page with its console. */
globalThis.kitsune = { get llm() { return llm; }, markdown };

await load();
