// What templates compute with: values as Python has them (None is null, a dict a Map, what is missing
// `NOTHING`), operations, methods, filters and tests.

import { TemplateError } from './jinja_parser.js';

export const MAX_CHARACTERS = 1 << 24; // of all texts that are made
export const NOTHING = Symbol('undefined');
export class Float extends Number {} // a number that Python writes with a point
export class Namespace extends Map {}
export class Markup {
  constructor(call) {
    this.call = call; // (args, named) → value
  }
}

// --- values ---------------------------------------------------------------------------------------

/** A value of JSON as templates see it. */
export function valueOf(found) {
  if (found === undefined || found === null) return null;
  if (Array.isArray(found)) return found.map(valueOf);
  if (typeof found === 'number' && !Number.isInteger(found)) return new Float(found);
  if (typeof found === 'object') return new Map(Object.entries(found).map(([key, value]) => [key, valueOf(value)]));
  return found;
}

export const isNumber = (value) => typeof value === 'number' || value instanceof Float || typeof value === 'boolean';

export function truthOf(value) {
  if (value === NOTHING || value === null) return false;
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Namespace || value instanceof Markup) return true;
  if (value instanceof Map) return value.size > 0;
  return Boolean(value instanceof Float ? Number(value) : value);
}

export function textOf(value) {
  if (value === NOTHING) return '';
  return typeof value === 'string' ? value : written(value);
}

/** What Python's `repr` writes. */
export function written(value) {
  if (value === null || value === NOTHING) return value === null ? 'None' : 'Undefined';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (value instanceof Float) return Number.isInteger(Number(value)) ? Number(value).toFixed(1) : String(value);
  if (typeof value === 'string') {
    const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
    const escapes = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t', [quote]: `\\${quote}` };
    return quote + value.replace(/[\\\n\r\t'"]/g, (c) => escapes[c] ?? c) + quote;
  }
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (value instanceof Map) return `{${[...value].map(([key, each]) => `${written(key)}: ${written(each)}`).join(', ')}}`;
  return String(value);
}

/** JSON as Python writes it: a space behind commas and colons. */
function jsonOf(value, indent = null, sorted = false, depth = 0) {
  if (value === NOTHING) throw new TemplateError('a value that is not defined has no JSON');
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value).replaceAll('\x7f', '\x7f');
  if (isNumber(value)) return written(value);
  const [gap, end] = indent === null ? [', ', ''] : [`,\n${' '.repeat(indent * (depth + 1))}`, `\n${' '.repeat(indent * depth)}`];
  const wrap = (open, inner, close) =>
    (inner.length ? open + (indent === null ? '' : gap.slice(1)) + inner.join(gap) + end + close : open + close);
  if (Array.isArray(value)) return wrap('[', value.map((each) => jsonOf(each, indent, sorted, depth + 1)), ']');
  if (!(value instanceof Map)) throw new TemplateError('a function has no JSON');
  const entries = sorted ? [...value].sort(([a], [b]) => (a < b ? -1 : 1)) : [...value];
  return wrap('{', entries.map(([key, each]) =>
    `${JSON.stringify(textOf(key))}: ${jsonOf(each, indent, sorted, depth + 1)}`), '}');
}

function isEqual(a, b) {
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, n) => isEqual(each, b[n]));
  if (a instanceof Map && b instanceof Map) {
    return a.size === b.size && [...a].every(([key, each]) => b.has(key) && isEqual(each, b.get(key)));
  }
  return a === b;
}

/** An item of a list, counted from its end if the number is negative. */
export function itemOf(list, n) {
  const at = n < 0 ? n + list.length : n;
  return at in list ? list[at] : NOTHING;
}

export function listOf(value) {
  if (typeof value === 'string') return Array.from(value);
  if (Array.isArray(value)) return value;
  if (value instanceof Map) return [...value.keys()];
  if (value === NOTHING) return [];
  throw new TemplateError(`${written(value)} is no list`);
}

const lengthOf = (value) => (value instanceof Map ? value.size : listOf(value).length);

function isIn(value, inside) {
  if (typeof inside === 'string') {
    if (typeof value !== 'string') throw new TemplateError(`${written(value)} is no text`);
    return inside.includes(value);
  }
  if (inside instanceof Map) return inside.has(value);
  return listOf(inside).some((each) => isEqual(each, value));
}

function order(a, b) {
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b);
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  throw new TemplateError(`${written(a)} and ${written(b)} have no order`);
}

export const COMPARISONS = {
  '==': isEqual, '!=': (a, b) => !isEqual(a, b), in: isIn, 'not in': (a, b) => !isIn(a, b),
  '<': (a, b) => order(a, b) < 0, '>': (a, b) => order(a, b) > 0,
  '<=': (a, b) => order(a, b) <= 0, '>=': (a, b) => order(a, b) >= 0,
};
const ARITHMETIC = {
  '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b, '/': (a, b) => a / b,
  '//': (a, b) => Math.floor(a / b), '%': (a, b) => a - b * Math.floor(a / b), '**': (a, b) => a ** b,
};

export function binary(sign, a, b) {
  if (sign === '~') return textOf(a) + textOf(b);
  if (sign === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (sign === '+' && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  if (sign === '*' && isNumber(b) && typeof a === 'string') return repeated(a, Number(b));
  if (!isNumber(a) || !isNumber(b)) throw new TemplateError(`${written(a)} ${sign} ${written(b)} is not defined`);
  if ('//%'.includes(sign) && !Number(b)) throw new TemplateError('division by zero');
  const made = ARITHMETIC[sign](Number(a), Number(b));
  return sign === '/' || a instanceof Float || b instanceof Float ? new Float(made) : made;
}

function repeated(text, count) {
  if (text.length * count > MAX_CHARACTERS) throw new TemplateError('the template makes too long a text');
  return text.repeat(Math.max(0, count));
}

// --- methods, filters and tests -------------------------------------------------------------------

const stripped = (text, characters, side) => {
  const found = Array.from(text);
  const isGone = (c) => (characters == null ? /[\s\x1c-\x1f\x85]/u.test(c) : characters.includes(c));
  let [from, to] = [0, found.length];
  while (side !== 'right' && from < to && isGone(found[from])) from += 1;
  while (side !== 'left' && to > from && isGone(found[to - 1])) to -= 1;
  return found.slice(from, to).join('');
};
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
const title = (text) => text.replace(/\p{L}+/gu, capital);

function pieces(text, by, most) {
  if (by == null) return stripped(text).split(/\s+/).filter((part) => part);
  if (!by) throw new TemplateError('empty separator');
  const parts = text.split(by);
  return most === undefined || most < 0 || parts.length <= most + 1 ? parts
    : [...parts.slice(0, most), parts.slice(most).join(by)];
}

function piecesFromRight(text, by, most) {
  const parts = pieces(text, by);
  const first = most === undefined || most < 0 ? 0 : Math.max(0, parts.length - most - 1);
  return [parts.slice(0, first + 1).join(by), ...parts.slice(first + 1)];
}

function replaced(text, old, made, count = -1) {
  const parts = old === '' ? ['', ...Array.from(text), ''] : text.split(old);
  if (parts.length * textOf(made).length > MAX_CHARACTERS) throw new TemplateError('the template makes too long a text');
  if (count === null || count < 0 || parts.length <= count + 1) return parts.join(made);
  return parts.slice(0, count + 1).join(made) + old + parts.slice(count + 1).join(old);
}

const anyOf = (test) => (text, found) => (Array.isArray(found) ? found : [found]).some((each) => test(text, each));
export const TEXT_METHODS = {
  strip: (text, c) => stripped(text, c), lstrip: (text, c) => stripped(text, c, 'left'), rstrip: (text, c) => stripped(text, c, 'right'),
  startswith: anyOf((text, each) => text.startsWith(each)), endswith: anyOf((text, each) => text.endsWith(each)),
  upper: (text) => text.toUpperCase(), lower: (text) => text.toLowerCase(), title, capitalize: capital,
  split: pieces, rsplit: piecesFromRight, splitlines: (text) => text.replace(/\n$/, '').split(/\r\n|\r|\n/).filter((_, n, all) => all.length > 1 || all[0]),
  replace: replaced, find: (text, each) => text.indexOf(each), rfind: (text, each) => text.lastIndexOf(each),
  count: (text, each) => text.split(each).length - 1, join: (text, values) => listOf(values).join(text),
  isdigit: (text) => /^\p{Nd}+$/u.test(text), isalpha: (text) => /^\p{L}+$/u.test(text), isspace: (text) => /^\s+$/u.test(text),
  removeprefix: (text, each) => (text.startsWith(each) ? text.slice(each.length) : text),
  removesuffix: (text, each) => (each && text.endsWith(each) ? text.slice(0, -each.length) : text),
};
export const MAP_METHODS = {
  items: (map) => [...map], keys: (map) => [...map.keys()], values: (map) => [...map.values()],
  get: (map, key, otherwise = null) => (map.has(key) ? map.get(key) : otherwise),
};
export const LIST_METHODS = {
  index: (list, value) => list.findIndex((each) => isEqual(each, value)),
  count: (list, value) => list.filter((each) => isEqual(each, value)).length,
};

const attribute = (value, name) => (value instanceof Map && value.has(name) ? value.get(name) : NOTHING);
const path = (value, names) => String(names).split('.').reduce(attribute, value);

const FILTERS = {
  trim: (value, [characters]) => stripped(textOf(value), characters), upper: (value) => textOf(value).toUpperCase(),
  lower: (value) => textOf(value).toLowerCase(), capitalize: (value) => capital(textOf(value)), title: (value) => title(textOf(value)),
  string: textOf, safe: (value) => value, length: lengthOf, count: lengthOf, list: (value) => [...listOf(value)],
  first: (value) => itemOf(listOf(value), 0), last: (value) => itemOf(listOf(value), -1),
  join: (value, [by = '', of], { attribute: named = of }) => listOf(value).map((each) => textOf(named === undefined ? each : path(each, named))).join(by),
  replace: (value, [old, made, count]) => replaced(textOf(value), old, made, count),
  default: (value, [otherwise = '', all = false], { boolean = all }) => (value === NOTHING || (boolean && !truthOf(value)) ? otherwise : value),
  int: (value, [otherwise = 0]) => Number.isNaN(Number.parseInt(value, 10)) ? otherwise : Math.trunc(Number(isNumber(value) ? value : Number.parseInt(value, 10))),
  float: (value) => new Float(Number(value)), abs: (value) => Math.abs(value), round: (value, [digits = 0]) => new Float(Number(value).toFixed(digits)),
  tojson: (value, [indent = null], { indent: named = indent, sort_keys: sorted = false }) => jsonOf(value, named, sorted),
  items: (value) => (value === NOTHING ? [] : [...value]), reverse: (value) => (typeof value === 'string' ? Array.from(value).toReversed().join('') : listOf(value).toReversed()),
  unique: (value) => listOf(value).filter((each, n, all) => all.findIndex((other) => isEqual(other, each)) === n),
  sort: (value, args, { attribute: named, reverse = false }) => {
    const key = (each) => (named === undefined ? each : path(each, named));
    const made = [...listOf(value)].sort((a, b) => order(key(a), key(b)));
    return reverse ? made.toReversed() : made;
  },
  dictsort: (value) => [...value].sort(([a], [b]) => order(a, b)), sum: (value) => listOf(value).reduce((a, b) => binary('+', a, b), 0),
  min: (value) => listOf(value).reduce((a, b) => (order(b, a) < 0 ? b : a)), max: (value) => listOf(value).reduce((a, b) => (order(b, a) > 0 ? b : a)),
  indent: (value, [width = 4, first = false, blank = false], named) => {
    const by = typeof (named.width ?? width) === 'string' ? (named.width ?? width) : ' '.repeat(Math.min(80, named.width ?? width));
    return textOf(value).split('\n').map((line, n) => ((n || (named.first ?? first)) && (line || (named.blank ?? blank)) ? by + line : line)).join('\n');
  },
  map: (value, [name, ...args], { attribute: named, default: otherwise = NOTHING }) => listOf(value).map((each) => {
    if (named === undefined) return filtered(name, each, args, {});
    const found = path(each, named);
    return found === NOTHING ? otherwise : found;
  }),
  select: (value, [name, ...args]) => listOf(value).filter((each) => (name ? tested(name, each, args) : truthOf(each))),
  reject: (value, [name, ...args]) => listOf(value).filter((each) => !(name ? tested(name, each, args) : truthOf(each))),
  selectattr: (value, [of, name, ...args]) => listOf(value).filter((each) => (name ? tested(name, path(each, of), args) : truthOf(path(each, of)))),
  rejectattr: (value, [of, name, ...args]) => listOf(value).filter((each) => !(name ? tested(name, path(each, of), args) : truthOf(path(each, of)))),
};
FILTERS.d = FILTERS.default;
FILTERS.e = FILTERS.escape = (value) => textOf(value).replace(/[&<>"']/g, (c) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': '#34', "'": '#39' }[c]};`);

const TESTS = {
  defined: (value) => value !== NOTHING, undefined: (value) => value === NOTHING, none: (value) => value === null,
  string: (value) => typeof value === 'string', mapping: (value) => value instanceof Map,
  sequence: (value) => typeof value === 'string' || Array.isArray(value) || value instanceof Map,
  iterable: (value) => typeof value === 'string' || Array.isArray(value) || value instanceof Map || value === NOTHING,
  number: isNumber, integer: (value) => typeof value === 'number', float: (value) => value instanceof Float,
  boolean: (value) => typeof value === 'boolean', true: (value) => value === true, false: (value) => value === false,
  callable: (value) => value instanceof Markup, odd: (value) => Math.abs(value % 2) === 1, even: (value) => value % 2 === 0,
  divisibleby: (value, [by]) => value % by === 0, lower: (value) => textOf(value) === textOf(value).toLowerCase(),
  upper: (value) => textOf(value) === textOf(value).toUpperCase(), in: (value, [inside]) => isIn(value, inside),
  eq: (value, [other]) => isEqual(value, other), equalto: (value, [other]) => isEqual(value, other), ne: (value, [other]) => !isEqual(value, other),
  lt: (value, [other]) => order(value, other) < 0, gt: (value, [other]) => order(value, other) > 0,
  le: (value, [other]) => order(value, other) <= 0, ge: (value, [other]) => order(value, other) >= 0,
  sameas: (value, [other]) => value === other,
};

const own = (table, name, what) => {
  if (!Object.hasOwn(table, name)) throw new TemplateError(`no ${what} '${name}'`);
  return table[name];
};
export const filtered = (name, value, args, named) => own(FILTERS, name, 'filter')(value, args, named);
export const tested = (name, value, args) => own(TESTS, name, 'test')(value, args);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const two = (n) => String(n).padStart(2, '0');
export const dated = (form, now) => form.replace(/%([a-zA-Z%])/g, (all, code) => ({
  Y: String(now.getFullYear()), m: two(now.getMonth() + 1), d: two(now.getDate()), H: two(now.getHours()), M: two(now.getMinutes()),
  S: two(now.getSeconds()), B: MONTHS[now.getMonth()], b: MONTHS[now.getMonth()].slice(0, 3), A: DAYS[now.getDay()],
  a: DAYS[now.getDay()].slice(0, 3), y: two(now.getFullYear() % 100), '%': '%',
})[code] ?? all);
