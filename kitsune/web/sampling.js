// Logits in, the next token out, by the options of `generate` in Python: penalty, temperature, top-k, top-p
// and min-p, in that order.

import { KitsuneError } from './errors.js';

const FIRST = 64; // tokens that top-p sorts at first; four times as many whenever they are too few
const BOUNDS = { // least, most, whether the least is allowed, whether it is whole, what it is
  temperature: [0, Infinity, true, false, '0 takes the most likely token; above 0 samples'],
  top_k: [0, Infinity, true, true, 'it is a count of tokens, and 0 keeps all'],
  top_p: [0, 1, false, false, 'it is a probability above 0, and 1 keeps all tokens'],
  min_p: [0, 1, true, false, 'it is a share of the largest probability: 0 to 1'],
  repetition_penalty: [0, Infinity, false, false, '1 is no penalty, and larger numbers are more'],
  repeat_last_n: [-1, Infinity, true, true, '0 is none and -1 all of the context'],
};
const ALIASES = {
  max_tokens: 'max_new_tokens', max_completion_tokens: 'max_new_tokens', num_predict: 'max_new_tokens', n_predict: 'max_new_tokens',
  temp: 'temperature', repeat_penalty: 'repetition_penalty', penalty_repeat: 'repetition_penalty',
  penalty_last_n: 'repeat_last_n', stop_strings: 'stop', stop_sequences: 'stop',
};
export const GENERATE = {
  max_new_tokens: 128, temperature: 0, top_k: 0, top_p: 1, min_p: 0, repetition_penalty: 1, repeat_last_n: 64, seed: null, stop: [],
};
export const CHAT = {
  ...GENERATE, max_new_tokens: null, temperature: 0.8, top_k: 40, top_p: 0.95, min_p: 0.05, repetition_penalty: 1.1,
};

const refuse = (what, why, hint = '') => {
  throw new KitsuneError('option', what, { why, hint });
};

/** Options with defaults for those that are not given; an error for one that is unknown or means nothing. */
export function readOptions(given, defaults) {
  const found = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const known = ALIASES[name] ?? name;
    if (!(known in GENERATE)) refuse(`there is no option '${name}'`, '', `known are ${Object.keys(GENERATE).join(', ')}`);
    if (known in found) refuse(`'${known}' is given twice`, `'${name}' means the same`);
    found[known] = value;
  }
  const made = { ...defaults, ...found };
  for (const [name, [least, most, isClosed, isWhole, why]] of Object.entries(BOUNDS)) {
    const value = made[name];
    const isRight = Number.isFinite(value) && value >= least && value <= most && (isClosed || value > least);
    if (!isRight || (isWhole && !Number.isInteger(value))) refuse(`${name} is ${value}`, why);
  }
  const most = made.max_new_tokens === -1 ? null : made.max_new_tokens;
  if (most !== null && (!Number.isInteger(most) || most < 0)) refuse(`max_new_tokens is ${most}`, 'it is a count, or null for no limit');
  if (made.seed !== null && (!Number.isInteger(made.seed) || made.seed < 0)) refuse(`seed is ${made.seed}`, 'it is a whole number from 0, or null for any');
  const stop = [made.stop].flat();
  if (!stop.every((text) => typeof text === 'string' && text)) refuse('a stop is empty or no text', 'it would match everywhere');
  return { ...made, max_new_tokens: most, stop };
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed) {
  let state = seed === null ? crypto.getRandomValues(new Uint32Array(1))[0] : seed >>> 0;
  return () => { // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let made = Math.imul(state ^ (state >>> 15), state | 1);
    made ^= made + Math.imul(made ^ (made >>> 7), made | 61);
    return ((made ^ (made >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The next token; `history` is the tokens before it. The logits are changed by the penalty. */
export function choose(logits, options, random, history) {
  penalize(logits, options, history);
  if (!options.temperature) return argmax(logits);
  const { top_k: k, top_p: p, min_p: least } = options;
  const best = logits[argmax(logits)];
  const tokens = k > 0 && k < logits.length ? atLeast(logits, largest(logits, k).at(-1)) : null;
  const count = tokens?.length ?? logits.length;
  const weights = new Float64Array(count);
  for (let n = 0; n < count; n++) weights[n] = Math.exp((logits[tokens ? tokens[n] : n] - best) / options.temperature);
  const limit = Math.max(least, p < 1 ? leastOfShare(weights, p) : 0);
  let total = 0;
  for (let n = 0; n < count; n++) {
    if (weights[n] < limit) weights[n] = 0;
    total += weights[n];
  }
  let rest = random() * total;
  let last = 0;
  for (let n = 0; n < count; n++) {
    if (!weights[n]) continue;
    last = n;
    rest -= weights[n];
    if (rest < 0) break;
  }
  return tokens ? tokens[last] : last;
}

function penalize(logits, { repetition_penalty: penalty, repeat_last_n: last }, history) {
  if (penalty === 1 || !last) return;
  for (const id of new Set(last < 0 ? history : history.slice(-last))) {
    logits[id] = logits[id] < 0 ? logits[id] * penalty : logits[id] / penalty;
  }
}

export function argmax(values) {
  let best = 0;
  for (let n = 1; n < values.length; n++) if (values[n] > values[best]) best = n;
  return best;
}

/** The largest values, in falling order: a heap with the least of them at its top. */
function largest(values, count) {
  const heap = new Float64Array(count).fill(-Infinity);
  for (let n = 0; n < values.length; n++) {
    const value = values[n];
    if (value <= heap[0]) continue;
    let at = 0;
    for (let down = 1; down < count; down = 2 * at + 1) {
      if (down + 1 < count && heap[down + 1] < heap[down]) down += 1;
      if (heap[down] >= value) break;
      heap[at] = heap[down];
      at = down;
    }
    heap[at] = value;
  }
  return heap.sort().reverse();
}

function atLeast(values, limit) {
  const made = [];
  for (let n = 0; n < values.length; n++) if (values[n] >= limit) made.push(n);
  return made;
}

/** The smallest of the fewest weights that together reach a share of the sum. */
function leastOfShare(weights, share) {
  const wanted = share * weights.reduce((a, b) => a + b, 0);
  for (let count = Math.min(FIRST, weights.length); ; count = Math.min(4 * count, weights.length)) {
    const found = largest(weights, count);
    let sum = 0;
    for (const weight of found) {
      sum += weight;
      if (sum >= wanted) return weight;
    }
    if (count === weights.length) return found.at(-1);
  }
}
