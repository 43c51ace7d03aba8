// The address of a bundle in, a model that chats out. Everything runs in a worker.
//
//   const llm = await createChat('./site/');
//   for await (const piece of llm.chat([{ role: 'user', content: 'Hello' }])) show(piece);

import { KitsuneError } from './errors.js';

export { KitsuneError };

const OPTIONS = ['device', 'threads', 'conversations', 'cache', 'relaxed'];
const OPENAI = { frequency_penalty: 0, presence_penalty: 0, n: 1, logprobs: false, logit_bias: undefined, user: undefined };

/** Load a bundle that `kitsune export-web --page chat` wrote. Options are described in index.d.ts. */
export async function createChat(url, { onProgress = () => {}, ...options } = {}) {
  const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (unknown) throw new KitsuneError('option', `there is no option '${unknown}'`, { hint: `known are ${OPTIONS.join(', ')}, onProgress` });
  const base = new URL(url.endsWith('/') ? url : `${url}/`, globalThis.location?.href).href;
  const worker = new ChatWorker(startWorker());
  try {
    const described = await worker.ask('open', { url: base, options }, { onProgress });
    return new Chat(worker, described);
  } catch (error) {
    worker.close();
    throw error;
  }
}

export class Chat {
  constructor(worker, described) {
    Object.assign(this, { worker, described });
    /** Answer messages with a role and a content: a stream of text. OpenAI's shape is below it. */
    this.chat = Object.assign((messages, options) => this.answer(messages, options), {
      completions: { create: (asked) => this.complete(asked) },
    });
  }

  get name() {
    return this.described.name;
  }

  /** Tokens that there is room for. */
  get context() {
    return this.described.context;
  }

  get device() {
    return this.described.device;
  }

  get deviceName() {
    return this.described.deviceName;
  }

  /** The options of `chat` unless it is given others. */
  get chatOptions() {
    return this.described.defaults;
  }

  answer(messages, { signal, template, ...options } = {}) {
    const given = typeof messages === 'string' ? [{ role: 'user', content: messages }] : messages;
    if (!Array.isArray(given) || !given.every((each) => typeof each?.role === 'string' && 'content' in each)) {
      throw new KitsuneError('input', 'these are no messages', { hint: "give [{ role: 'user', content: '…' }]" });
    }
    return new ChatStream(this.worker, { messages: given, template }, options, signal);
  }

  /** Continue a text, or tokens: a stream of text. */
  generate(prompt, { signal, ...options } = {}) {
    const asked = typeof prompt === 'string' ? { prompt } : { ids: Array.from(prompt) };
    return new ChatStream(this.worker, asked, options, signal);
  }

  /** A conversation that remembers its messages. */
  conversation({ system, messages = [], ...options } = {}) {
    return new Conversation(this, system, messages, options);
  }

  /** As OpenAI's client has it: a completion, or an async iterable of chunks with `stream: true`. */
  async complete({ messages, stream = false, model = this.name, tools, stream_options: more, response_format: format, ...rest }) {
    const options = { ...rest };
    for (const [name, usual] of Object.entries(OPENAI)) {
      if (options[name] !== undefined && options[name] !== null && options[name] !== usual && name !== 'user') {
        throw new KitsuneError('option', `${name} is ${JSON.stringify(options[name])}`, { why: 'a page has no such option' });
      }
      delete options[name];
    }
    if (format && format.type !== 'text') throw new KitsuneError('option', `response_format is ${format.type}`, { why: 'a page answers with text' });
    const made = this.answer(messages.map(plain), { ...options, ...(tools && { template: { tools } }) });
    const about = { id: `chatcmpl-${crypto.randomUUID?.() ?? Date.now()}`, created: Math.floor(Date.now() / 1000), model };
    return stream ? chunksOf(made, about, more?.include_usage) : completionOf(made, about);
  }

  /** The tokens of a text, of messages, or the text of tokens. */
  encode(text) {
    return this.worker.ask('encode', Array.isArray(text) ? { messages: text } : { prompt: text });
  }

  decode(ids) {
    return this.worker.ask('decode', { ids: Array.from(ids) });
  }

  /** The logits after token number `begin`, and after each of the following ones. */
  logits(ids, { begin = 1 } = {}) {
    return this.worker.ask('logits', { ids: Array.from(ids), begin });
  }

  async memoryReport() {
    this.described = await this.worker.ask('describe');
    const { device, memory, downloaded } = this.described;
    return { device, total: memory, downloaded };
  }

  async dispose() {
    await this.worker.ask('dispose').catch(() => {});
    this.worker.close();
  }
}

/** Text as it is generated: an async iterable of pieces, which also knows what it cost. */
export class ChatStream {
  constructor(worker, asked, options, signal) {
    Object.assign(this, { text: '', finishReason: null, usage: null, tokensPerSecond: null, firstMs: null, tokens: 0 });
    this.pieces = [];
    this.wake = () => {};
    this.isDone = false;
    const onTold = ({ piece, tokens, tokens_per_second: rate, first_ms: first }) => {
      this.text += piece;
      Object.assign(this, { tokens, tokensPerSecond: rate, firstMs: first });
      this.pieces.push(piece);
      this.wake();
    };
    signal?.throwIfAborted();
    const { id, answer } = worker.call('generate', { asked, options }, { onTold });
    this.cancel = () => worker.send('cancel', { id });
    signal?.addEventListener('abort', this.cancel);
    /** Resolves to all of the text. */
    this.done = answer.then((made) => {
      Object.assign(this, {
        text: made.text, finishReason: made.finish_reason, tokensPerSecond: made.tokens_per_second, firstMs: made.first_ms,
        tokens: made.completion_tokens, usage: {
          prompt_tokens: made.prompt_tokens, completion_tokens: made.completion_tokens,
          total_tokens: made.prompt_tokens + made.completion_tokens, prompt_tokens_details: { cached_tokens: made.cached_tokens },
        },
      });
      return made.text;
    }).finally(() => {
      signal?.removeEventListener('abort', this.cancel);
      this.isDone = true;
      this.wake();
    });
    this.done.catch(() => {});
  }

  async *[Symbol.asyncIterator]() {
    try {
      for (;;) {
        while (this.pieces.length) yield this.pieces.shift();
        if (this.isDone) break;
        await new Promise((resolve) => (this.wake = resolve));
      }
      await this.done;
    } finally {
      if (!this.isDone) this.cancel(); // whoever reads it has gone
    }
  }
}

/** Messages of a user and a model: what it has read stays in its keys and values. */
export class Conversation {
  constructor(llm, system, messages, options) {
    Object.assign(this, { llm, system, options, messages: [...messages] });
  }

  /** The answer as a stream; an answer that is cancelled stays as far as it came. */
  say(text, options = {}) {
    const said = { role: 'user', content: text };
    const system = this.system ? [{ role: 'system', content: this.system }] : [];
    const made = this.llm.answer([...system, ...this.messages, said], { ...this.options, ...options });
    made.done.then(() => this.messages.push(said, { role: 'assistant', content: made.text }), () => {});
    return made;
  }
}

// --- OpenAI's shapes ------------------------------------------------------------------------------

/** A message whose content is a text: parts of text are joined. */
function plain(message) {
  if (!Array.isArray(message.content)) return message;
  const other = message.content.find(({ type }) => type !== 'text');
  if (other) throw new KitsuneError('input', `a message has a part of type '${other.type}'`, { why: 'the model reads text' });
  return { ...message, content: message.content.map(({ text }) => text).join('') };
}

const reasonOf = (reason) => (reason === 'context' ? 'length' : reason === 'cancelled' ? 'stop' : reason);

async function completionOf(made, about) {
  const content = await made.done;
  return {
    ...about, object: 'chat.completion', usage: made.usage,
    choices: [{ index: 0, message: { role: 'assistant', content }, logprobs: null, finish_reason: reasonOf(made.finishReason) }],
  };
}

async function* chunksOf(made, about, hasUsage) {
  const chunk = (delta, reason = null) => ({
    ...about, object: 'chat.completion.chunk', choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
  });
  yield chunk({ role: 'assistant', content: '' });
  for await (const content of made) yield chunk({ content });
  yield chunk({}, reasonOf(made.finishReason));
  if (hasUsage) yield { ...about, object: 'chat.completion.chunk', choices: [], usage: made.usage };
}

// --- the worker -----------------------------------------------------------------------------------

class ChatWorker {
  constructor(worker) {
    Object.assign(this, { worker, waiting: new Map(), count: 0 });
    worker.onmessage = ({ data }) => this.heard(data);
    worker.onerror = (event) => this.fail(new KitsuneError('wasm', 'the worker of the model ended', {
      why: event.message || 'it did not start: a Content-Security-Policy has to allow worker-src',
    }));
  }

  heard({ id, made, error, told, progress }) {
    const { resolve, reject, onTold, onProgress } = this.waiting.get(id) ?? {};
    if (!resolve) return;
    if (told) onTold(told);
    else if (progress) onProgress?.(progress);
    else {
      this.waiting.delete(id);
      if (error) reject(errorOf(error));
      else resolve(made);
    }
  }

  call(method, given, hears = {}) {
    const id = this.send(method, given);
    return { id, answer: new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, ...hears })) };
  }

  ask(method, given, hears) {
    return this.call(method, given, hears).answer;
  }

  send(method, given) {
    const id = (this.count += 1);
    if (!this.worker) throw new KitsuneError('disposed', 'the model was disposed of');
    this.worker.postMessage({ id, method, given });
    return id;
  }

  fail(error) {
    this.waiting.forEach(({ reject }) => reject(error));
    this.waiting.clear();
  }

  close() {
    this.worker?.terminate();
    this.worker = null;
    this.fail(new KitsuneError('disposed', 'the model was disposed of'));
  }
}

function errorOf({ name, code, what, why, hint, message, stack }) {
  if (name === 'KitsuneError') return new KitsuneError(code, what, { why, hint });
  return new KitsuneError('wasm', message ?? 'something went wrong', { why: stack ?? '' });
}

/** Bundlers find the file by this very expression. */
function startWorker() {
  return new Worker(new URL('./chat_worker.js', import.meta.url), { type: 'module' });
}
