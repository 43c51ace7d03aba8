// Renders chat templates without `eval`: walks the tree that `jinja_parser.js` makes. Templates come with
// models: steps and characters are counted, and nothing of JavaScript can be reached.

import { TemplateError, parse } from './jinja_parser.js';
import {
  COMPARISONS, Float, LIST_METHODS, MAP_METHODS, MAX_CHARACTERS, Markup, NOTHING, Namespace, TEXT_METHODS, binary,
  dated, filtered, isNumber, itemOf, listOf, tested, textOf, truthOf, valueOf,
} from './jinja_values.js';

export { TemplateError };

const MAX_STEPS = 500_000; // nodes that are evaluated

class Jump {
  constructor(kind) {
    this.kind = kind;
  }
}

const GLOBALS = {
  namespace: (args, named) => new Namespace([...args.flatMap((each) => [...each]), ...Object.entries(named)]),
  dict: (args, named) => new Map([...args.flatMap((each) => [...each]), ...Object.entries(named)]),
  range: (args) => {
    const [from, to, step = 1] = args.length > 1 ? args : [0, ...args];
    const count = Math.max(0, Math.ceil((to - from) / step));
    if (count > MAX_STEPS) throw new TemplateError('the template takes too many steps');
    return Array.from({ length: count }, (_, n) => from + n * step);
  },
  raise_exception: ([message]) => {
    throw new TemplateError(textOf(message));
  },
  strftime_now: ([form]) => dated(textOf(form), new Date()),
};

// --- evaluation -----------------------------------------------------------------------------------

/** The text that a template makes of names and their values. */
export function render(template, names) {
  const scope = new Map(Object.entries(GLOBALS).map(([name, call]) => [name, new Markup(call)]));
  for (const [name, value] of Object.entries(names)) if (value !== undefined) scope.set(name, valueOf(value));
  const run = new Run();
  run.body(typeof template === 'string' ? parse(template) : template, [scope]);
  return run.out.join('');
}

class Run {
  constructor() {
    Object.assign(this, { steps: MAX_STEPS, characters: MAX_CHARACTERS, out: [] });
  }

  step() {
    this.steps -= 1;
    if (this.steps < 0) throw new TemplateError('the template takes too many steps');
  }

  write(text) {
    this.characters -= text.length;
    if (this.characters < 0) throw new TemplateError('the template makes too long a text');
    this.out.push(text);
  }

  body(nodes, scopes) {
    for (const node of nodes) {
      const jump = this[node[0]](scopes, ...node.slice(1));
      if (jump instanceof Jump) return jump;
    }
    return null;
  }

  /** The text that statements write. */
  captured(body, scopes) {
    const outer = this.out;
    this.out = [];
    try {
      this.body(body, scopes);
      return this.out.join('');
    } finally {
      this.out = outer;
    }
  }

  evaluate(node, scopes) {
    this.step();
    return this[`$${node[0]}`](scopes, ...node.slice(1));
  }

  // statements

  text(scopes, text) {
    this.write(text);
  }

  print(scopes, node) {
    this.write(textOf(this.evaluate(node, scopes)));
  }

  do(scopes, node) {
    this.evaluate(node, scopes);
  }

  block(scopes, body) {
    return this.body(body, scopes);
  }

  if(scopes, branches, otherwise) {
    const found = branches.find(([test]) => truthOf(this.evaluate(test, scopes)));
    return this.body(found ? found[1] : otherwise, scopes);
  }

  for(scopes, target, values, test, body, otherwise) {
    let items = listOf(this.evaluate(values, scopes));
    const inner = (item) => {
      const scope = new Map();
      this.assign([...scopes, scope], target, item);
      return scope;
    };
    if (test) items = items.filter((item) => truthOf(this.evaluate(test, [...scopes, inner(item)])));
    for (const [n, item] of items.entries()) {
      this.step();
      const scope = inner(item);
      const nearby = (at) => (at >= 0 && at < items.length ? items[at] : NOTHING);
      scope.set('loop', new Map([
        ['index', n + 1], ['index0', n], ['revindex', items.length - n], ['revindex0', items.length - n - 1], ['first', n === 0],
        ['last', n + 1 === items.length], ['length', items.length], ['previtem', nearby(n - 1)], ['nextitem', nearby(n + 1)],
        ['cycle', new Markup((args) => args[n % args.length])],
      ]));
      if (this.body(body, [...scopes, scope])?.kind === 'break') break;
    }
    return items.length ? null : this.body(otherwise, scopes);
  }

  break() {
    return new Jump('break');
  }

  continue() {
    return new Jump('continue');
  }

  set(scopes, target, node) {
    this.assign(scopes, target, this.evaluate(node, scopes));
  }

  capture(scopes, target, body, filters) {
    this.assign(scopes, target, this.$capture(scopes, body, filters));
  }

  macro(scopes, name, parameters, body) {
    scopes.at(-1).set(name, new Markup((args, named) => {
      const scope = new Map();
      parameters.forEach(([parameter, usual], n) => scope.set(parameter,
        n < args.length ? args[n] : parameter in named ? named[parameter] : usual ? this.evaluate(usual, [...scopes, scope]) : NOTHING));
      return this.captured(body, [...scopes, scope]);
    }));
  }

  assign(scopes, [kind, ...of], value) {
    if (kind === 'name') scopes.at(-1).set(of[0], value);
    else if (kind === 'targets') of[0].forEach((each, n) => this.assign(scopes, each, itemOf(listOf(value), n)));
    else {
      const owner = this.evaluate(of[0], scopes);
      if (!(owner instanceof Namespace)) throw new TemplateError('only a namespace has attributes that can be set');
      owner.set(of[1], value);
    }
  }

  // expressions

  $constant(scopes, value, kind) {
    return kind === 'float' ? new Float(value) : value;
  }

  $nothing() {
    return NOTHING;
  }

  $captured() {
    return this.latest;
  }

  $name(scopes, name) {
    for (let n = scopes.length - 1; n >= 0; n--) if (scopes[n].has(name)) return scopes[n].get(name);
    return NOTHING;
  }

  $list(scopes, items) {
    return items.map((item) => this.evaluate(item, scopes));
  }

  $dict(scopes, items) {
    return new Map(items.map(([key, value]) => [this.evaluate(key, scopes), this.evaluate(value, scopes)]));
  }

  $capture(scopes, body, filters) {
    this.latest = this.captured(body, scopes);
    return this.evaluate(filters, scopes);
  }

  $choose(scopes, test, made, otherwise) {
    return this.evaluate(truthOf(this.evaluate(test, scopes)) ? made : otherwise, scopes);
  }

  $or(scopes, left, right) {
    const found = this.evaluate(left, scopes);
    return truthOf(found) ? found : this.evaluate(right, scopes);
  }

  $and(scopes, left, right) {
    const found = this.evaluate(left, scopes);
    return truthOf(found) ? this.evaluate(right, scopes) : found;
  }

  $not(scopes, node) {
    return !truthOf(this.evaluate(node, scopes));
  }

  $compare(scopes, first, links) {
    let left = this.evaluate(first, scopes);
    for (const [sign, node] of links) {
      const right = this.evaluate(node, scopes);
      if (!COMPARISONS[sign](left, right)) return false;
      left = right;
    }
    return true;
  }

  $binary(scopes, sign, left, right) {
    const made = binary(sign, this.evaluate(left, scopes), this.evaluate(right, scopes));
    if (typeof made === 'string' && (this.characters -= made.length) < 0) throw new TemplateError('the template makes too long a text');
    return made;
  }

  $unary(scopes, sign, node) {
    const value = this.evaluate(node, scopes);
    return binary(sign, value instanceof Float ? new Float(0) : 0, value);
  }

  $attribute(scopes, node, name) {
    return this.lookUp(this.evaluate(node, scopes), name, true);
  }

  $item(scopes, node, key) {
    return this.lookUp(this.evaluate(node, scopes), this.evaluate(key, scopes), false);
  }

  lookUp(value, key, isAttribute) {
    if (value === NOTHING) throw new TemplateError(`${textOf(key)} of what is not defined`);
    if (value instanceof Map) {
      const method = isAttribute && !(value instanceof Namespace) && Object.hasOwn(MAP_METHODS, key) && MAP_METHODS[key];
      if (method) return new Markup((args) => method(value, ...args));
      return value.has(key) ? value.get(key) : NOTHING;
    }
    if (isNumber(key)) return itemOf(listOf(value), Number(key));
    const methods = typeof value === 'string' ? TEXT_METHODS : Array.isArray(value) ? LIST_METHODS : {};
    if (!Object.hasOwn(methods, key)) return NOTHING;
    return new Markup((args) => methods[key](value, ...args));
  }

  $slice(scopes, node, ...bounds) {
    const value = this.evaluate(node, scopes), items = listOf(value);
    const [from, to, step] = bounds.map((each) => (each ? this.evaluate(each, scopes) : null));
    const by = step ?? 1, size = items.length;
    const at = (place, usual) => (place === null ? usual : Math.min(Math.max(place < 0 ? place + size : place, by < 0 ? -1 : 0), by < 0 ? size - 1 : size));
    const made = [];
    const end = at(to ?? null, by < 0 ? -1 : size);
    for (let n = at(from ?? null, by < 0 ? size - 1 : 0); by < 0 ? n > end : n < end; n += by) made.push(items[n]);
    return typeof value === 'string' ? made.join('') : made;
  }

  $call(scopes, node, args, named) {
    const called = this.evaluate(node, scopes);
    if (!(called instanceof Markup)) throw new TemplateError('what is called is no function');
    return called.call(args.map((each) => this.evaluate(each, scopes)), this.named(named, scopes));
  }

  named(named, scopes) {
    return Object.fromEntries(named.map(([name, value]) => [name, this.evaluate(value, scopes)]));
  }

  $filter(scopes, name, node, args, named) {
    return filtered(name, this.evaluate(node, scopes), args.map((each) => this.evaluate(each, scopes)), this.named(named, scopes));
  }

  $test(scopes, name, node, args) {
    return tested(name, this.evaluate(node, scopes), args.map((each) => this.evaluate(each, scopes)));
  }
}
