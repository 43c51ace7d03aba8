// Text in, token ids out, as BERT-like models read it: `tokenizer.json` of the bundle says how.

const CHINESE = new RegExp('[\\u{4E00}-\\u{9FFF}\\u{3400}-\\u{4DBF}\\u{20000}-\\u{2A6DF}' +
  '\\u{2A700}-\\u{2B73F}\\u{2B740}-\\u{2B81F}\\u{2B920}-\\u{2CEAF}\\u{F900}-\\u{FAFF}\\u{2F800}-\\u{2FA1F}]', 'gu');
const SPACE = /[\t\n\r\p{White_Space}]/gu;
const INVISIBLE = /[\0\uFFFD\p{Cf}\p{Co}\p{Cs}]|(?![\t\n\r])\p{Cc}/gu;
const PUNCTUATION = /([!-/:-@[-`{-~]|\p{P})/u;
const ACCENT = /\p{Mn}/gu;

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

export class WordPiece {
  /** From what the exporter wrote: the vocabulary, special tokens, and how text is normalised. */
  constructor(described) {
    Object.assign(this, described);
    this.ids = new Map(Object.entries(this.vocabulary));
    const whole = this.added.toSorted((a, b) => b.length - a.length).map(escaped);
    this.whole = whole.length ? new RegExp(`(${whole.join('|')})`, 'u') : null;
  }

  normalised(text) {
    let made = text;
    if (this.cleanText) made = made.replace(INVISIBLE, '').replace(SPACE, ' ');
    if (this.spaceChinese) made = made.replace(CHINESE, ' $& ');
    if (this.stripAccents) made = made.normalize('NFD').replace(ACCENT, '');
    return this.lowerCase ? lowered(made) : made;
  }

  /** The tokens of a text, without those around a sentence. */
  tokens(text) {
    const parts = this.whole ? text.split(this.whole) : [text];
    return parts.flatMap((part, n) => (n % 2 ? [part] : this.words(part).flatMap((w) => this.pieces(w))));
  }

  words(text) {
    return this.normalised(text).split(/\p{White_Space}+/u)
      .flatMap((word) => word.split(PUNCTUATION)).filter((word) => word);
  }

  /** The longest pieces of a word from left to right; unknown if one of them is not known. */
  pieces(word) {
    const letters = Array.from(word);
    const { unknown } = this.special;
    if (letters.length > this.longest) return [unknown];
    const made = [];
    for (let begin = 0, end; begin < letters.length; begin = end) {
      const prefix = begin ? this.prefix : '';
      for (end = letters.length; end > begin; end -= 1) {
        if (this.ids.has(prefix + letters.slice(begin, end).join(''))) break;
      }
      if (end === begin) return [unknown];
      made.push(prefix + letters.slice(begin, end).join(''));
    }
    return made;
  }

  /** Ids with the special tokens, at most `longest` of them. */
  encode(text, longest = Infinity) {
    const { begin, end } = this.special;
    const inner = this.tokens(text).slice(0, Math.max(0, longest - 2));
    return [begin, ...inner, end].map((token) => this.ids.get(token));
  }

  /** Ids filled up to `length`, and which of them are of the text. */
  padded(ids, length) {
    const filled = Array(length).fill(this.ids.get(this.special.padding));
    ids.forEach((id, at) => (filled[at] = id));
    return { ids: filled, mask: filled.map((_, at) => Number(at < ids.length)) };
  }
}

/** Letter by letter: in a whole word, a sigma at the end would become another letter. */
const lowered = (text) => Array.from(text, (letter) => letter.toLowerCase()).join('');
