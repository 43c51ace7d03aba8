// Text in, tokens out, and back: byte-level BPE, SentencePiece's BPE and Unigram, as the `tokenizers`
// package has them. `kitsune/bundle/chat_vocabulary.py` writes what is read here.

const UNKNOWN_PENALTY = 10; // how much less than the worst token a character without one scores
const MAX_CACHED = 20_000; // words whose tokens are kept
const UNFINISHED = '\ufffd'; // what a character that lacks bytes decodes to

// --- bytes as characters --------------------------------------------------------------------------

/** The character by which byte-level vocabularies call each byte: itself where it is visible. */
const BYTE_NAMES = (() => {
  const isSeen = (byte) => (byte > 32 && byte < 127) || (byte > 160 && byte !== 173);
  let others = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isSeen(byte) ? byte : others++));
})();
const BYTES = new Map(BYTE_NAMES.map((name, byte) => [name, byte]));
const encoder = new TextEncoder();
const decodeBytes = (bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));

const namesOfBytes = (text) => Array.from(encoder.encode(text), (byte) => BYTE_NAMES[byte]).join('');
const byteToken = (byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`;
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const patternOf = ({ pattern, text }) => new RegExp(pattern ?? escaped(text), 'gu');

// --- normalisation --------------------------------------------------------------------------------

const SPACES = '[\\p{White_Space}]+';
const NORMALIZERS = {
  NFC: () => (text) => text.normalize('NFC'),
  NFD: () => (text) => text.normalize('NFD'),
  NFKC: () => (text) => text.normalize('NFKC'),
  NFKD: () => (text) => text.normalize('NFKD'),
  Lowercase: () => (text) => Array.from(text, (c) => c.toLowerCase()).join(''),
  StripAccents: () => (text) => text.replace(/\p{M}/gu, ''),
  Prepend: ({ prepend }) => (text) => (text ? prepend + text : text),
  Replace: (step) => {
    const pattern = patternOf(step);
    return (text) => text.replace(pattern, () => step.content);
  },
  Strip: ({ strip_left: left, strip_right: right }) => (text) => {
    const begun = left ? text.replace(new RegExp(`^${SPACES}`, 'u'), '') : text;
    return right ? begun.replace(new RegExp(`${SPACES}$`, 'u'), '') : begun;
  },
  Precompiled: ({ precompiled_charsmap: encoded }) => characterMap(encoded),
};

/** SentencePiece's replacements of characters: a trie over bytes, and the texts that it refers to. */
function characterMap(encoded) {
  const raw = Uint8Array.from(atob(encoded), (c) => c.charCodeAt(0));
  const view = new DataView(raw.buffer), nbytes = view.getUint32(0, true);
  const trie = Uint32Array.from({ length: nbytes / 4 }, (_, n) => view.getUint32(4 + 4 * n, true));
  const texts = raw.subarray(4 + nbytes);
  const offset = (unit) => (unit >>> 10) << ((unit & 0x200) >>> 6);
  const find = (bytes) => {
    let at = offset(trie[0]);
    for (const byte of bytes) {
      if (byte === 0) return null;
      at ^= byte;
      const unit = trie[at];
      if (unit === undefined || ((unit & 0x800000ff) >>> 0) !== byte) return null;
      at ^= offset(unit);
      if ((unit >>> 8) & 1) {
        const begin = trie[at] & 0x7fffffff;
        return decodeBytes(texts.subarray(begin, texts.indexOf(0, begin)));
      }
    }
    return null;
  };
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => {
    const bytes = encoder.encode(segment);
    const whole = bytes.length < 6 ? find(bytes) : null;
    return whole ?? Array.from(segment, (c) => find(encoder.encode(c)) ?? c).join('');
  }).join('');
}

// --- words ----------------------------------------------------------------------------------------

/** A text cut at matches: the behaviour says which pieces are joined. */
function split(text, pattern, behavior, invert) {
  const parts = []; // [text, whether it matches]
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push([text.slice(at, match.index), false]);
    if (match[0]) parts.push([match[0], true]);
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push([text.slice(at), false]);
  const flagged = parts.map(([part, isMatch]) => [part, isMatch !== Boolean(invert)]);
  if (behavior === 'Isolated') return flagged.map(([part]) => part);
  if (behavior === 'Removed') return flagged.filter(([, isMatch]) => !isMatch).map(([part]) => part);
  const made = [];
  let before = null; // whether the part before matches
  for (const [part, isMatch] of behavior === 'MergedWithNext' ? flagged.toReversed() : flagged) {
    const joins = before !== null && (behavior === 'Contiguous' ? isMatch === before
      : behavior === 'MergedWithPrevious' ? isMatch && !before : isMatch && !before);
    if (joins && behavior === 'MergedWithNext') made[made.length - 1] = part + made.at(-1);
    else if (joins) made[made.length - 1] += part;
    else made.push(part);
    before = isMatch;
  }
  return behavior === 'MergedWithNext' ? made.toReversed() : made;
}

const PRE_TOKENIZERS = {
  ByteLevel: (step) => {
    const pattern = step.pattern === undefined ? null : patternOf(step);
    return (text) => {
      const spaced = step.add_prefix_space && !/^\p{White_Space}/u.test(text) ? ` ${text}` : text;
      return (pattern ? split(spaced, pattern, 'Isolated') : [spaced]).map(namesOfBytes);
    };
  },
  Split: (step) => {
    const pattern = patternOf(step);
    return (text) => split(text, pattern, step.behavior, step.invert);
  },
  Digits: ({ individual_digits: each }) => (text) => split(text, each ? /\p{N}/gu : /\p{N}+/gu, 'Isolated'),
  WhitespaceSplit: () => (text) => split(text, /\p{White_Space}+/gu, 'Removed'),
  Metaspace: ({ replacement, prepend_scheme: scheme, split: splits }) => (text, isFirst) => {
    let spaced = text.replaceAll(' ', replacement);
    const adds = scheme === 'always' || (scheme === 'first' && isFirst);
    if (adds && !spaced.startsWith(replacement)) spaced = replacement + spaced;
    return splits ? split(spaced, new RegExp(escaped(replacement), 'gu'), 'MergedWithNext') : [spaced];
  },
};

// --- models ---------------------------------------------------------------------------------------

class Heap {
  items = [];

  /** Items are [rank, place, …]: the smallest rank first, of these the first place. */
  push(item) {
    const { items } = this;
    let at = items.push(item) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!isBefore(item, items[up])) break;
      items[at] = items[up];
      at = up;
    }
    items[at] = item;
  }

  pop() {
    const { items } = this, [first] = items, last = items.pop();
    if (!items.length) return first;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= items.length) break;
      if (down + 1 < items.length && isBefore(items[down + 1], items[down])) down += 1;
      if (!isBefore(items[down], last)) break;
      items[at] = items[down];
      at = down;
    }
    items[at] = last;
    return first;
  }
}

const isBefore = (a, b) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

class Bpe {
  constructor({ merges, unknown, fuseUnknown, ignoreMerges, byteFallback }, tokens, ids) {
    Object.assign(this, { unknown, fuseUnknown, ignoreMerges, byteFallback, ids, size: tokens.length });
    this.merges = new Map(); // left · size + right → [rank, merged]
    for (let n = 0; n < merges.length; n += 2) {
      const [left, right] = [merges[n], merges[n + 1]];
      this.merges.set(left * this.size + right, [n / 2, ids.get(tokens[left] + tokens[right])]);
    }
    this.known = new Map();
  }

  encode(word) {
    const whole = this.ignoreMerges ? this.ids.get(word) : undefined;
    if (whole !== undefined) return [whole];
    const known = this.known.get(word);
    if (known) return known;
    const made = this.merge(this.begin(word));
    if (word.length < 256) {
      if (this.known.size >= MAX_CACHED) this.known.clear();
      this.known.set(word, made);
    }
    return made;
  }

  /** A token for every character, or for its bytes; unknown ones in a row may be one. */
  begin(word) {
    const made = [];
    let isUnknown = false; // one that is not in `made` yet
    for (const c of word) {
      const id = this.ids.get(c);
      if (id !== undefined) {
        if (isUnknown) made.push(this.unknown);
        isUnknown = false;
        made.push(id);
        continue;
      }
      const bytes = this.byteFallback ? bytesOf(c, this.ids) : null;
      if (bytes) made.push(...bytes);
      else if (this.unknown !== null) {
        if (isUnknown && !this.fuseUnknown) made.push(this.unknown);
        isUnknown = true;
      }
    }
    if (isUnknown) made.push(this.unknown);
    return made;
  }

  /** The neighbours of the best rank become one, until none can. */
  merge(symbols) {
    const next = symbols.map((_, n) => (n + 1 < symbols.length ? n + 1 : -1)), before = symbols.map((_, n) => n - 1);
    const heap = new Heap();
    const offer = (left, right) => {
      const found = left >= 0 && right >= 0 && this.merges.get(symbols[left] * this.size + symbols[right]);
      if (found) heap.push([found[0], left, found[1]]);
    };
    symbols.forEach((_, n) => offer(n, next[n]));
    while (heap.items.length) {
      const [, at, merged] = heap.pop(), right = next[at];
      if (symbols[at] < 0 || right < 0) continue;
      const found = this.merges.get(symbols[at] * this.size + symbols[right]);
      if (!found || found[1] !== merged) continue;
      symbols[at] = merged;
      symbols[right] = -1;
      next[at] = next[right];
      if (next[at] >= 0) before[next[at]] = at;
      offer(before[at], at);
      offer(at, next[at]);
    }
    return symbols.filter((id) => id >= 0);
  }
}

function bytesOf(text, ids) {
  const found = Array.from(encoder.encode(text), (byte) => ids.get(byteToken(byte)));
  return found.includes(undefined) ? null : found;
}

class Unigram {
  constructor({ scores, unknown, byteFallback }, tokens, ids) {
    Object.assign(this, { scores, unknown, byteFallback, ids });
    this.worst = scores.reduce((least, score) => Math.min(least, score), Infinity) - UNKNOWN_PENALTY;
    this.trie = new Map();
    for (let id = 0; id < scores.length; id++) {
      let node = this.trie;
      for (const c of tokens[id] ?? '') {
        if (!node.has(c)) node.set(c, new Map());
        node = node.get(c);
      }
      if (tokens[id]) node.id = id;
    }
  }

  /** The tokens with the greatest sum of scores; characters without one in a row are one. */
  encode(word) {
    const characters = Array.from(word), size = characters.length;
    const best = Array.from({ length: size + 1 }, () => ({ score: 0, from: -1, id: null }));
    const offer = (to, from, id, score) => {
      if (best[to].from < 0 || score > best[to].score) best[to] = { score, from, id };
    };
    for (let at = 0; at < size; at++) {
      let node = this.trie, hasOne = false;
      for (let end = at; end < size; end++) {
        node = node.get(characters[end]);
        if (!node) break;
        if (node.id === undefined) continue;
        offer(end + 1, at, node.id, this.scores[node.id] + best[at].score);
        hasOne ||= end === at;
      }
      if (!hasOne) offer(at + 1, at, this.unknown, this.worst + best[at].score);
    }
    const pieces = [];
    for (let end = size, isOpen = false; end > 0; end = best[end].from) {
      const piece = characters.slice(best[end].from, end).join('');
      const isUnknown = best[end].id === this.unknown;
      if (isUnknown && isOpen) pieces[pieces.length - 1] = piece + pieces.at(-1);
      else pieces.push(piece);
      isOpen = isUnknown;
    }
    return pieces.toReversed().flatMap((piece) => {
      const id = this.ids.get(piece);
      if (id !== undefined) return [id];
      return (this.byteFallback && bytesOf(piece, this.ids)) || [this.unknown];
    });
  }
}

// --- text of tokens -------------------------------------------------------------------------------

const DECODERS = {
  ByteLevel: () => (tokens) => [decodeBytes(tokens.flatMap((token) => {
    const bytes = Array.from(token, (c) => BYTES.get(c));
    return bytes.includes(undefined) ? [...encoder.encode(token)] : bytes;
  }))],
  Replace: (step) => {
    const pattern = patternOf(step);
    return (tokens) => tokens.map((token) => token.replace(pattern, () => step.content));
  },
  ByteFallback: () => (tokens) => {
    const made = [];
    let bytes = [];
    const end = () => {
      if (!bytes.length) return;
      const text = decodeBytes(bytes);
      const isValid = !text.includes(UNFINISHED) || encoder.encode(text).every((byte, n) => byte === bytes[n]);
      made.push(...(isValid ? [text] : bytes.map(() => UNFINISHED)));
      bytes = [];
    };
    for (const token of tokens) {
      const byte = /^<0x([0-9A-Fa-f]{2})>$/.exec(token);
      if (byte) bytes.push(Number.parseInt(byte[1], 16));
      else {
        end();
        made.push(token);
      }
    }
    end();
    return made;
  },
  Fuse: () => (tokens) => [tokens.join('')],
  Strip: ({ content, start, stop }) => (tokens) => tokens.map((token) => {
    const characters = Array.from(token);
    let [from, to] = [0, characters.length];
    while (from < Math.min(start, characters.length) && characters[from] === content) from += 1;
    while (characters.length - to < stop && to > from && characters[to - 1] === content) to -= 1;
    return characters.slice(from, to).join('');
  }),
  Metaspace: ({ replacement, prepend_scheme: scheme }) => (tokens) => tokens.map((token, n) => {
    const text = token.replaceAll(replacement, ' ');
    return n === 0 && scheme !== 'never' && text.startsWith(' ') ? text.slice(1) : text;
  }),
};

const stepsOf = (steps, kinds) => steps.map((step) => kinds[step.type](step));

export class Vocabulary {
  constructor({ tokens, model, added, normalizer, preTokenizer, decoder, before = [], after = [] }) {
    Object.assign(this, { tokens, before, after });
    this.ids = new Map();
    tokens.forEach((token, id) => token !== null && this.ids.set(token, id));
    this.special = new Set(added.filter((each) => each.special).map(({ id }) => id));
    this.model = new (model.type === 'Unigram' ? Unigram : Bpe)(model, tokens, this.ids);
    this.normalizers = stepsOf(normalizer, NORMALIZERS);
    this.cuts = stepsOf(preTokenizer, PRE_TOKENIZERS);
    this.decoders = stepsOf(decoder, DECODERS);
    this.plain = findingOf(added.filter((each) => !each.normalized), (text) => text);
    this.normalized = findingOf(added.filter((each) => each.normalized), (text) => this.normalize(text));
  }

  normalize(text) {
    return this.normalizers.reduce((made, step) => step(made), text);
  }

  /** The tokens of a text; with those that one begins and ends with, unless it is said otherwise. */
  encode(text, { special = true } = {}) {
    const made = special ? [...this.before] : [];
    let isFirst = true; // whether a part begins the text
    for (const [part, id] of this.plain(text.toWellFormed?.() ?? text)) {
      if (id !== null) made.push(id);
      else {
        for (const [inner, found] of this.normalized(this.normalize(part))) {
          if (found !== null) made.push(found);
          else for (const word of this.words(inner, isFirst)) made.push(...this.model.encode(word));
          isFirst = false;
        }
      }
      isFirst = false;
    }
    return special ? [...made, ...this.after] : made;
  }

  words(text, isFirst) {
    return this.cuts.reduce(
      (parts, cut) => parts.flatMap((part, n) => cut(part, isFirst && n === 0)), [text]).filter((word) => word);
  }

  /** The text of tokens, without those that stand for none. */
  decode(ids) {
    const tokens = ids.filter((id) => !this.special.has(id)).map((id) => this.tokens[id]).filter((token) => token);
    return this.decoders.reduce((made, step) => step(made), tokens).join(this.decoders.length ? '' : ' ');
  }
}

/** A function that cuts texts at added tokens, the longest of those that begin first: [text, id or null]. */
function findingOf(added, normalize) {
  const byText = new Map(added.map((each) => [normalize(each.content), each]));
  const texts = [...byText.keys()].filter((text) => text).toSorted((a, b) => b.length - a.length);
  if (!texts.length) return (text) => (text ? [[text, null]] : []);
  const pattern = new RegExp(texts.map(escaped).join('|'), 'gu');
  return (text) => {
    const parts = [];
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const { id, lstrip, rstrip, single_word: isWord } = byText.get(match[0]);
      let [from, to] = [match.index, match.index + match[0].length];
      if (from < at || (isWord && (/[\p{L}\p{N}_]$/u.test(text.slice(0, from)) || /^[\p{L}\p{N}_]/u.test(text.slice(to))))) continue;
      if (lstrip) from = Math.max(at, text.slice(0, from).replace(/\p{White_Space}+$/u, '').length);
      if (rstrip) to = text.length - text.slice(to).replace(/^\p{White_Space}+/u, '').length;
      if (from > at) parts.push([text.slice(at, from), null]);
      parts.push([text.slice(from, to), id]);
      at = to;
    }
    if (at < text.length) parts.push([text.slice(at), null]);
    return parts;
  };
}

/** The text of tokens as they come. A piece that ends within a character waits for the rest; the tokens
 * before the latest piece are decoded with it, as spaces may depend on them. */
export class TextStream {
  constructor(vocabulary) {
    Object.assign(this, { vocabulary, ids: [], told: 0 });
  }

  add(id) {
    this.ids.push(id);
    const text = this.text();
    if (!text || text.endsWith(UNFINISHED)) return '';
    this.ids.splice(0, this.told);
    this.told = this.ids.length;
    return text;
  }

  /** What is left, complete or not. */
  end() {
    return this.told < this.ids.length ? this.text() : '';
  }

  text() {
    const before = this.vocabulary.decode(this.ids.slice(0, this.told));
    return this.vocabulary.decode(this.ids).slice(before.length);
  }
}

/** A text up to the first of some stops. What could be the beginning of one waits. */
export class StopFinder {
  constructor(stops) {
    Object.assign(this, { stops, held: '', isFound: false });
  }

  add(text) {
    this.held += text;
    const found = this.stops.map((stop) => this.held.indexOf(stop)).filter((at) => at >= 0);
    this.isFound = found.length > 0;
    return this.cut(this.isFound ? Math.min(...found)
      : this.held.length - Math.max(0, ...this.stops.map((stop) => overlap(this.held, stop))));
  }

  end() {
    return this.isFound ? '' : this.cut(this.held.length);
  }

  cut(length) {
    const text = this.held.slice(0, length);
    this.held = this.held.slice(length);
    return text;
  }
}

/** How many characters at the end of a text are the beginning of a stop. */
function overlap(text, stop) {
  for (let n = Math.min(text.length, stop.length - 1); n > 0; n--) if (text.endsWith(stop.slice(0, n))) return n;
  return 0;
}
