// A template of Jinja in, a tree out: the part of the language that chat templates are written in. Blocks
// are trimmed and stripped as transformers has them. Nodes are arrays, [kind, …].

export class TemplateError extends Error {}

const TAGS = /\{\{[-+]?|\{%[-+]?|\{#[-+]?/g;
const CLOSING = { '{{': '}}', '{%': '%}', '{#': '#}' };
const TOKENS = new RegExp([
  /\s+/, /(?<float>\d[\d_]*(?:\.\d+(?:[eE][+-]?\d+)?|[eE][+-]?\d+))/, /(?<int>\d[\d_]*)/, /(?<name>[A-Za-z_]\w*)/,
  /(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/, /(?<sign>\*\*|\/\/|[=!<>]=|[-+*/%~<>()[\]{}.,:|=])/,
].map(({ source }) => source).join('|'), 'suy');
const ESCAPES = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0', a: '\x07' };

const textOf = (quoted) => quoted.slice(1, -1).replace(
  /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\n|(.))/gsu,
  (all, x, u, wide, c) => {
    const code = x ?? u ?? wide;
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    if (c === undefined) return '';
    return ESCAPES[c] ?? (c === '\\' || c === "'" || c === '"' ? c : `\\${c}`);
  });

// --- text and tags --------------------------------------------------------------------------------

/** [kind, content] of each part: 'text', '{{' or '{%', whose content is tokens. */
function cut(source) {
  const text = source.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const parts = [];
  let from = 0, isLineBegin = true;
  const add = (raw) => raw && parts.push(['text', raw]);
  TAGS.lastIndex = 0;
  for (let match = TAGS.exec(text); match; match = TAGS.exec(text)) {
    const [open, sign] = [match[0].slice(0, 2), match[0][2]];
    add(before(text.slice(from, match.index), sign, open, isLineBegin));
    const begin = match.index + match[0].length;
    const tag = open === '{#' ? comment(text, begin) : scan(text, begin, CLOSING[open]);
    if (tag.tokens) parts.push([open, tag.tokens]);
    let end = tag.at;
    const raw = open === '{%' && tag.tokens[0]?.value === 'raw' ? RAW_END.exec(text.slice(end)) : null;
    if (raw) {
      parts[parts.length - 1] = ['text', text.slice(end, end + raw.index)];
      end += raw.index + raw[0].length;
    }
    const trimmed = tag.sign === '-' ? /^\s*/ : open !== '{{' && tag.sign !== '+' ? /^\n?/ : /^/;
    const [gone] = trimmed.exec(text.slice(end));
    from = end + gone.length;
    isLineBegin = gone.endsWith('\n');
    TAGS.lastIndex = from;
  }
  add(text.slice(from));
  return parts;
}

const RAW_END = /\{%[-+]?\s*endraw\s*[-+]?%\}/;

/** The text before a tag: without spaces where it says so, or where a block begins its line. */
function before(raw, sign, open, isLineBegin) {
  if (sign === '-') return raw.replace(/\s+$/, '');
  const line = raw.lastIndexOf('\n') + 1;
  const isAlone = open !== '{{' && sign !== '+' && (line > 0 || isLineBegin) && /^\s*$/.test(raw.slice(line));
  return isAlone ? raw.slice(0, line) : raw;
}

function comment(text, from) {
  const end = text.indexOf('#}', from);
  if (end < 0) throw new TemplateError('a comment has no end');
  return { tokens: null, at: end + 2, sign: '-+'.includes(text[end - 1]) ? text[end - 1] : '' };
}

/** The tokens of a tag up to its end. */
function scan(text, from, closing) {
  const tokens = [];
  let at = from, depth = 0;
  for (;;) {
    const rest = text.slice(at, at + 3);
    if (!depth && (rest.startsWith(closing) || (/^[-+]/.test(rest) && rest.slice(1) === closing))) {
      const sign = rest.startsWith(closing) ? '' : rest[0];
      return { tokens, at: at + closing.length + sign.length, sign };
    }
    TOKENS.lastIndex = at;
    const match = TOKENS.exec(text);
    if (!match) throw new TemplateError(`unexpected ${JSON.stringify(text.slice(at, at + 10))}`);
    at += match[0].length;
    const [kind, value] = Object.entries(match.groups).find(([, found]) => found !== undefined) ?? [];
    if (kind) tokens.push({ kind, value });
    if (kind === 'sign') depth += '([{'.includes(value) - ')]}'.includes(value);
  }
}

// --- statements -----------------------------------------------------------------------------------

export function parse(source) {
  const parser = new Parser(cut(source));
  const body = parser.body([]);
  if (parser.at < parser.parts.length) throw new TemplateError(`unexpected '${parser.tag()}'`);
  return body;
}

class Parser {
  constructor(parts) {
    Object.assign(this, { parts, at: 0 });
  }

  /** The first word of the tag that comes next, if it is one. */
  tag() {
    const [kind, tokens] = this.parts[this.at] ?? [];
    return kind === '{%' ? tokens[0]?.value : null;
  }

  /** Statements up to one of some tags. */
  body(ends) {
    const made = [];
    while (this.at < this.parts.length && !ends.includes(this.tag())) {
      const [kind, content] = this.parts[this.at];
      if (kind === '{%' && !(content[0]?.value in STATEMENTS)) break;
      this.at += 1;
      if (kind === 'text') made.push(['text', content]);
      else {
        const read = new Expressions(content);
        const node = kind === '{{' ? ['print', read.tuple()] : STATEMENTS[read.take('name').value](read, this);
        read.end();
        if (node) made.push(node);
      }
    }
    return made;
  }

  /** The expressions of the tag that has to come next, one of some. */
  next(...names) {
    const found = this.tag();
    if (!names.includes(found)) throw new TemplateError(`'${names.at(-1)}' is missing`);
    const read = new Expressions(this.parts[this.at][1]);
    this.at += 1;
    read.take('name');
    return [found, read];
  }

  /** Statements up to the end of the block that they are in. */
  inside(end) {
    const made = this.body([end]);
    this.next(end)[1].end();
    return made;
  }
}

const STATEMENTS = {
  if(read, parser) {
    const branches = [[read.expression(), parser.body(['elif', 'else', 'endif'])]];
    for (;;) {
      const [tag, more] = parser.next('elif', 'else', 'endif');
      if (tag === 'endif') return ['if', branches, []];
      if (tag === 'else') return ['if', branches, parser.inside('endif')];
      branches.push([more.expression(), parser.body(['elif', 'else', 'endif'])]);
    }
  },
  for(read, parser) {
    const target = read.targets();
    read.word('in');
    const values = read.condition(false);
    const test = read.isWord('if') ? (read.take(), read.expression()) : null;
    const isRecursive = read.isWord('recursive');
    if (isRecursive) throw new TemplateError('a loop that calls itself is not known in a page');
    const body = parser.body(['else', 'endfor']);
    const [tag] = parser.next('else', 'endfor');
    return ['for', target, values, test, body, tag === 'else' ? parser.inside('endfor') : []];
  },
  set(read, parser) {
    const target = read.targets();
    if (read.isSign('=')) return read.take(), ['set', target, read.tuple()];
    const filters = read.filters(['captured']);
    return ['capture', target, parser.inside('endset'), filters];
  },
  macro(read, parser) {
    const name = read.take('name').value;
    const parameters = [];
    read.sign('(');
    while (!read.isSign(')')) {
      const parameter = read.take('name').value;
      parameters.push([parameter, read.isSign('=') ? (read.take(), read.expression()) : null]);
      if (!read.isSign(')')) read.sign(',');
    }
    read.sign(')');
    return ['macro', name, parameters, parser.inside('endmacro')];
  },
  filter(read, parser) {
    const filters = read.filters(['captured'], true);
    return ['print', ['capture', parser.inside('endfilter'), filters]];
  },
  generation: (read, parser) => ['block', parser.inside('endgeneration')],
  do: (read) => ['do', read.tuple()],
  break: () => ['break'],
  continue: () => ['continue'],
};

// --- expressions ----------------------------------------------------------------------------------

const COMPARISONS = ['==', '!=', '<', '>', '<=', '>='];
const CONSTANTS = { true: true, True: true, false: false, False: false, none: null, None: null };
const BINARY = [['~'], ['+', '-'], ['*', '/', '//', '%']];

class Expressions {
  constructor(tokens) {
    Object.assign(this, { tokens, at: 0 });
  }

  get token() {
    return this.tokens[this.at] ?? { kind: 'end', value: 'the end' };
  }

  isSign(...signs) {
    return this.token.kind === 'sign' && signs.includes(this.token.value);
  }

  isWord(...words) {
    return this.token.kind === 'name' && words.includes(this.token.value);
  }

  take(kind = this.token.kind) {
    const found = this.token;
    if (found.kind !== kind || kind === 'end') throw new TemplateError(`unexpected ${found.value}`);
    this.at += 1;
    return found;
  }

  sign(sign) {
    if (!this.isSign(sign)) throw new TemplateError(`expected ${sign}, not ${this.token.value}`);
    this.at += 1;
  }

  word(word) {
    if (!this.isWord(word)) throw new TemplateError(`expected ${word}, not ${this.token.value}`);
    this.at += 1;
  }

  end() {
    if (this.at < this.tokens.length) throw new TemplateError(`unexpected ${this.token.value}`);
  }

  /** The names that a loop or an assignment binds: one, an attribute of one, or several. */
  targets() {
    const made = [];
    do {
      if (made.length) this.sign(',');
      const isInside = this.isSign('(') && (this.take(), true);
      let target = ['name', this.take('name').value];
      while (this.isSign('.')) this.take(), (target = ['attribute', target, this.take('name').value]);
      made.push(target);
      if (isInside) {
        while (this.isSign(',')) this.take(), made.push(['name', this.take('name').value]);
        this.sign(')');
      }
    } while (this.isSign(','));
    return made.length > 1 ? ['targets', made] : made[0];
  }

  tuple() {
    const first = this.expression();
    if (!this.isSign(',')) return first;
    const made = [first];
    while (this.isSign(',')) {
      this.take();
      if (this.token.kind !== 'end' && !this.isSign(')')) made.push(this.expression());
    }
    return ['list', made];
  }

  expression() {
    return this.condition(true);
  }

  /** `a if b else c`, unless the `if` is that of a loop. */
  condition(hasIf) {
    let made = this.or();
    while (hasIf && this.isWord('if')) {
      this.take();
      const test = this.or();
      made = ['choose', test, made, this.isWord('else') ? (this.take(), this.expression()) : ['nothing']];
    }
    return made;
  }

  or() {
    let made = this.and();
    while (this.isWord('or')) this.take(), (made = ['or', made, this.and()]);
    return made;
  }

  and() {
    let made = this.not();
    while (this.isWord('and')) this.take(), (made = ['and', made, this.not()]);
    return made;
  }

  not() {
    return this.isWord('not') ? (this.take(), ['not', this.not()]) : this.compare();
  }

  compare() {
    const first = this.binary(0);
    const links = []; // a < b < c compares neighbours
    for (;;) {
      const isNotIn = this.isWord('not') && this.tokens[this.at + 1]?.value === 'in';
      if (!isNotIn && !this.isSign(...COMPARISONS) && !this.isWord('in')) break;
      const sign = isNotIn ? (this.take(), this.take(), 'not in') : this.take().value;
      links.push([sign, this.binary(0)]);
    }
    return links.length ? ['compare', first, links] : first;
  }

  binary(level) {
    if (level === BINARY.length) return this.unary();
    let made = this.binary(level + 1);
    while (this.isSign(...BINARY[level])) made = ['binary', this.take().value, made, this.binary(level + 1)];
    return made;
  }

  unary() {
    if (this.isSign('-', '+')) return this.filters(['unary', this.take().value, this.power(this.postfix(this.primary()))]);
    return this.filters(this.power(this.postfix(this.primary())));
  }

  power(made) {
    return this.isSign('**') ? (this.take(), ['binary', '**', made, this.power(this.postfix(this.primary()))]) : made;
  }

  primary() {
    const { kind, value } = this.take();
    if (kind === 'text') {
      let made = textOf(value);
      while (this.token.kind === 'text') made += textOf(this.take().value);
      return ['constant', made];
    }
    if (kind === 'int' || kind === 'float') {
      return ['constant', Number(value.replaceAll('_', '')), kind];
    }
    if (kind === 'name') return value in CONSTANTS ? ['constant', CONSTANTS[value]] : ['name', value];
    if (value === '(') {
      const made = this.isSign(')') ? ['list', []] : this.tuple();
      this.sign(')');
      return made;
    }
    if (value === '[') return ['list', this.series(']', () => this.expression())];
    if (value === '{') {
      return ['dict', this.series('}', () => {
        const key = this.expression();
        this.sign(':');
        return [key, this.expression()];
      })];
    }
    throw new TemplateError(`unexpected ${value}`);
  }

  series(end, read) {
    const made = [];
    while (!this.isSign(end)) {
      made.push(read());
      if (!this.isSign(end)) this.sign(',');
    }
    this.sign(end);
    return made;
  }

  postfix(node) {
    let made = node;
    for (;;) {
      if (this.isSign('.')) {
        this.take();
        made = this.token.kind === 'int' ? ['item', made, ['constant', Number(this.take().value)]]
          : ['attribute', made, this.take('name').value];
      } else if (this.isSign('[')) {
        this.take();
        made = this.subscript(made);
      } else if (this.isSign('(')) made = ['call', made, ...this.given()];
      else return made;
    }
  }

  subscript(node) {
    const bounds = [];
    let isSlice = false;
    const read = () => (this.isSign(':', ']') ? null : this.expression());
    bounds.push(read());
    while (this.isSign(':')) {
      isSlice = true;
      this.take();
      bounds.push(read());
    }
    this.sign(']');
    return isSlice ? ['slice', node, ...bounds] : ['item', node, bounds[0]];
  }

  /** Positional arguments and named ones of a call. */
  given() {
    this.sign('(');
    const [args, named] = [[], []];
    this.series(')', () => {
      const isNamed = this.token.kind === 'name' && this.tokens[this.at + 1]?.value === '=';
      if (!isNamed) return args.push(this.expression());
      const name = this.take().value;
      this.take();
      return named.push([name, this.expression()]);
    });
    return [args, named];
  }

  /** Filters and tests behind a value; a block's filter begins with its name. */
  filters(node, isBlock = false) {
    let made = node;
    for (let isFirst = isBlock; isFirst || this.isSign('|') || this.isWord('is'); isFirst = false) {
      if (isFirst || this.isSign('|')) {
        if (!isFirst) this.take();
        const name = this.take('name').value;
        made = ['filter', name, made, ...(this.isSign('(') ? this.given() : [[], []])];
        continue;
      }
      this.take();
      const isNot = this.isWord('not') && (this.take(), true);
      const name = this.take('name').value;
      const args = this.isSign('(') ? this.given()[0]
        : this.token.kind === 'text' || this.token.kind === 'int' || this.token.kind === 'float' ||
          (this.token.kind === 'name' && !this.isWord('and', 'or', 'not', 'if', 'else', 'is', 'in'))
          ? [this.postfix(this.primary())] : [];
      made = isNot ? ['not', ['test', name, made, args]] : ['test', name, made, args];
    }
    return made;
  }
}
