// The search page: sentences and a question become vectors in the model, and those whose vectors
// point the same way as the question's come first.

import { KitsuneError } from './kitsune/index.js';
import { $, begin, element, milliseconds, noticed, track } from './shell.js';
import { WordPiece } from './wordpiece.js';

let model = null;
let words = null; // the tokenizer
let wanted = 0; // searches asked for so far
let vectors = new Map(); // by sentence
let given = null; // what the model was given for the latest question

// --- sentences as vectors ---

async function openTokenizer() {
  const answer = await fetch('tokenizer.json');
  if (!answer.ok) throw new KitsuneError('file', 'cannot load tokenizer.json', { why: `status ${answer.status}` });
  return new WordPiece(await answer.json());
}

const isMask = ({ name }) => /mask/i.test(name);
const isSegment = ({ name }) => /type|segment/i.test(name);

/** The inputs of a model for some texts, of as many tokens each. */
function inputsOf({ inputs }, texts, batch, length) {
  const rows = Array.from({ length: batch }, (_, n) =>
    words.padded(words.encode(texts[n] ?? '', length), length));
  const made = Object.fromEntries(inputs.map((input) => {
    const row = ({ ids, mask }) => (isMask(input) ? mask : isSegment(input) ? ids.map(() => 0) : ids);
    return [input.name, { data: rows.flatMap(row), shape: [batch, length] }];
  }));
  return { made, masks: rows.map(({ mask }) => mask) };
}

/** The output that stands for a text: a vector of its own, or the states of its tokens. */
function embeddingOf({ outputs }) {
  const floats = (rank) => outputs.filter(({ dtype, shape }) => dtype.startsWith('f') && shape.length === rank);
  const [found] = [...floats(2).filter(({ name }) => /sentence/i.test(name)), ...floats(3), ...floats(2)];
  if (found) return found.name;
  throw new KitsuneError('bundle', 'the model makes no vectors of text', {
    why: `its outputs are ${outputs.map(({ name, dtype, shape }) => `${name} ${dtype}[${shape}]`).join(', ')}`,
  });
}

/** The mean of the states of a text's tokens; those that fill up do not count. */
function pooled({ data, shape }, row, mask) {
  const size = shape.at(-1);
  if (shape.length === 2) return data.slice(row * size, (row + 1) * size);
  const made = new Float32Array(size);
  mask.forEach((isOfText, at) => {
    if (!isOfText) return;
    const begin = (row * shape[1] + at) * size;
    for (let n = 0; n < size; n += 1) made[n] += data[begin + n];
  });
  return made;
}

/** Of length one, so that a product of two is the cosine between them. */
function unit(vector) {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}

/** The size of an axis in a call that wants as much: the next that the signature takes. */
function sizeOf({ inputs, sizes }, axis, wanted) {
  const size = inputs[0].shape[axis];
  const [low, high] = sizes[size] ?? [size, size];
  return Math.min(Math.max(wanted, low), high);
}

/** One call for some texts, with the program that pads them least; longer texts are cut. */
async function embed(texts) {
  const longest = Math.max(...texts.map((text) => words.encode(text).length));
  const lengths = model.signatures.map((signature) => [signature, sizeOf(signature, 1, longest)])
    .toSorted(([, a], [, b]) => a - b);
  const [signature, length] = lengths.find(([, size]) => size >= longest) ?? lengths.at(-1);
  const { made, masks } = inputsOf(signature, texts, sizeOf(signature, 0, texts.length), length);
  given = made;
  const output = (await model.process(made))[embeddingOf(signature)];
  return texts.map((_, row) => unit(pooled(output, row, masks[row])));
}

// --- the page ---

const sentences = () => [...new Set($('sentences').value.split('\n').map((s) => s.trim()).filter((s) => s))];

/** Vectors of the sentences that have none yet; gives up once another search is asked for. */
async function index(number) {
  const batch = sizeOf(model.signatures[0], 0, 1);
  const missing = sentences().filter((sentence) => !vectors.has(sentence));
  const [into, start] = [vectors, performance.now()];
  for (let at = 0; at < missing.length; at += batch) {
    if (number !== wanted) return false;
    const texts = missing.slice(at, at + batch);
    (await embed(texts)).forEach((vector, n) => into.set(texts[n], vector));
    $('each').textContent = milliseconds((performance.now() - start) / (at + texts.length));
  }
  return number === wanted;
}

/** Sentences by how near they are to the question, the nearest first. */
async function search() {
  const number = (wanted += 1);
  $('results').ariaBusy = 'true';
  $('notice').hidden = true;
  try {
    if (!(await index(number))) return;
    const start = performance.now();
    const [question] = await embed([$('query').value]);
    const near = (sentence) => vectors.get(sentence).reduce((sum, value, n) => sum + value * question[n], 0);
    const ranked = sentences().map((sentence) => ({ sentence, score: near(sentence) }));
    if (number !== wanted) return;
    $('searched').textContent = milliseconds(performance.now() - start);
    show(ranked.sort((a, b) => b.score - a.score));
  } catch (error) {
    if (number !== wanted) return;
    noticed(error);
  }
  $('results').ariaBusy = 'false';
}

function show(ranked) {
  $('results').replaceChildren(...ranked.map(({ sentence, score }) => {
    const said = element('span', score.toFixed(2).replace('-', '−'));
    return element('li', [element('span', sentence), track(100 * score), said]);
  }));
}

$('query').addEventListener('input', search);
$('sentences').addEventListener('input', search);

/** For whoever looks into the page with its console. */
globalThis.kitsune = { get model() { return model; }, get words() { return words; }, embed };

await begin({
  async open(made) {
    words ??= await openTokenizer();
    model = made;
  },
  inputs: () => given,
  run() {
    vectors = new Map();
    return search();
  },
});
