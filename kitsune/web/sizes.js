// Sizes that calls decide, as kitsune/ir/bind_sizes.py writes them: a number, or a polynomial over
// symbols, `{size: [[coefficient, [factor, …]], …]}`. Reads the symbols of a call from the shapes of its
// inputs, checks what a program assumes of them, and arranges an arena for them.

const OPERATIONS = {
  '//': (a, b) => Math.floor(a / b),
  '%': (a, b) => a - b * Math.floor(a / b),
  min: Math.min,
  max: Math.max,
};
const RELATIONS = {
  '<': (a, b) => a < b, '<=': (a, b) => a <= b, '>': (a, b) => a > b, '>=': (a, b) => a >= b,
  '==': (a, b) => a === b, '!=': (a, b) => a !== b,
};

/** The number that a size is for the values of its symbols, by name. */
export function evaluate(size, values) {
  if (typeof size === 'number') return size;
  return size.size.reduce((total, [coefficient, factors]) =>
    total + factors.reduce((product, factor) => product * factorOf(factor, values), coefficient), 0);
}

function factorOf({ symbol, op, left, right }, values) {
  return symbol ? values[symbol[0]] : OPERATIONS[op](evaluate(left, values), evaluate(right, values));
}

export const evaluateAll = (sizes, values) => sizes.map((size) => evaluate(size, values));

/** An input or output with the shape that it has in a call. */
export const bound = (value, values) => ({ ...value, shape: evaluateAll(value.shape, values) });

export const isDynamic = ({ shape }) => shape.some((size) => typeof size !== 'number');

/** How a person reads a size. */
export function textOf(size) {
  if (typeof size === 'number') return String(size);
  const sided = (each) => (typeof each === 'number' || isSymbol(each) ? textOf(each) : `(${textOf(each)})`);
  const said = ({ symbol, op, left, right }) =>
    symbol ? symbol[0] : op.length > 2 ? `${op}(${textOf(left)}, ${textOf(right)})` : `${sided(left)}${op}${sided(right)}`;
  const terms = size.size.map(([coefficient, factors]) => [
    ...(coefficient === 1 && factors.length ? [] : [coefficient]), ...factors.map(said)].join('*'));
  return terms.join(' + ').replaceAll('+ -', '- ');
}

/** The symbol that a size is, [name, hint, low, high, divisor], or null. */
export function symbolOf(size) {
  const [[coefficient, factors] = [], ...more] = size.size ?? [];
  return !more.length && coefficient === 1 && factors.length === 1 ? factors[0].symbol ?? null : null;
}

/** The symbols that a size depends on. */
export function symbolsIn(size) {
  const factors = (size.size ?? []).flatMap(([, each]) => each);
  return factors.flatMap(({ symbol, left, right }) => (symbol ? [symbol] : [left, right].flatMap(symbolsIn)));
}

const isSymbol = (size) => symbolOf(size) !== null;

// --- the sizes of a call --------------------------------------------------------------------------

/**
 * The values of the symbols of `inputs`, whose shapes have sizes, in a call: `given` has the shape of
 * each, or null and the `length` of a flat array, whose axes are known if at most one is not known from
 * other inputs. `{values}`, or `{reason}` why there is no such call, which names the axis and its value.
 */
export function readSizes(inputs, given) {
  const values = {}, from = {};
  const take = ({ name: input, shape: sizes }, shape) => {
    if (shape.length !== sizes.length) return `'${input}' has ${shape.length} axes, and takes ${sizes.length}`;
    for (const [axis, size] of sizes.entries()) {
      const [symbol, n, where] = [symbolOf(size), shape[axis], `axis ${axis} of '${input}' is ${shape[axis]}`];
      const reason = symbol && taken(symbol, n, values, where, from);
      if (reason) return reason;
    }
    return null;
  };
  const shapes = [];
  for (const isFlat of [false, true]) { // these are known by the others
    for (const [n, input] of inputs.entries()) {
      if (!given[n].shape !== isFlat) continue;
      const { shape, reason } = isFlat ? unflatten(input, given[n].length, values) : given[n];
      const wrong = reason ?? take(input, shape);
      if (wrong) return { reason: wrong };
      shapes[n] = shape;
    }
  }
  for (const [n, { name, shape: sizes }] of inputs.entries()) {
    const axis = sizes.findIndex((size, at) => evaluate(size, values) !== shapes[n][at]);
    if (axis < 0) continue;
    const wanted = new Set([textOf(sizes[axis]), String(evaluate(sizes[axis], values))]);
    return { reason: `axis ${axis} of '${name}' is ${shapes[n][axis]}, and takes ${[...wanted].join(', which is ')}` };
  }
  return { values };
}

/** Set a symbol, or say why it cannot be this number; `from` has where each was set. */
function taken([name, , low, high, divisor], n, values, where, from) {
  if (name in values) return values[name] === n ? null : `${where}, and ${from[name]}: both are ${name}`;
  if (n < low || n > (high ?? Infinity)) return `${where}: ${name} is ${high === null ? `${low} or more` : `${low} to ${high}`}`;
  if (n % divisor) return `${where}: ${name} is a multiple of ${divisor}`;
  [values[name], from[name]] = [n, where];
  return null;
}

/** The shape of a flat array by its length. */
function unflatten({ name, shape }, length, values) {
  const known = (size) => symbolsIn(size).every(([each]) => each in values);
  const open = shape.filter((size) => !known(size));
  const rest = shape.filter(known).reduce((n, size) => n * evaluate(size, values), 1);
  if (open.length > 1) {
    return { reason: `'${name}' is a flat array: give {data, shape}, as ${open.length} of its axes may have any size` };
  }
  const missing = open.length ? length / rest : 1;
  if (!Number.isInteger(missing) || (!open.length && length !== rest)) {
    return { reason: `'${name}' has ${length} elements, and takes [${shape.map(textOf)}]` };
  }
  return { shape: shape.map((size) => (known(size) ? evaluate(size, values) : missing)) };
}

/** Whether a relation of sizes holds, `{guard: [relation, left, right, line]}`. */
export function holds({ guard: [relation, left, right] }, values) {
  return RELATIONS[relation](evaluate(left, values), evaluate(right, values));
}

/** What is wrong with some sizes: the first of the relations that does not hold, or null. */
export function violated(guards, values) {
  const found = guards.find((guard) => !holds(guard, values));
  if (!found) return null;
  const [relation, left, right, line] = found.guard;
  const said = Object.entries(values).map(([name, value]) => `${name} is ${value}`).join(', ');
  return `${textOf(left)} ${relation} ${textOf(right)} does not hold${line ? ` (${line})` : ''}: ${said}`;
}

/** The number of the first of several lists of guards that all hold; -1 if there is none. */
export const firstHolding = (lists, values) =>
  lists.findIndex((guards) => guards.every((guard) => holds(guard, values)));

// --- memory ---------------------------------------------------------------------------------------

/**
 * First fit, largest first, among rooms `[nbytes, first, last]` in use at the same time: the first byte
 * of each, and the bytes of all. What `place_rooms` of kitsune/lower/memory.py does.
 */
export function placeRooms(rooms) {
  const offsets = new Map();
  const order = rooms.map((_, n) => n).sort((a, b) => rooms[b][0] - rooms[a][0] || a - b);
  for (const n of order) {
    const [nbytes, first, last] = rooms[n];
    const taken = [...offsets].filter(([other]) => rooms[other][1] <= last && first <= rooms[other][2])
      .map(([other, start]) => [start, start + rooms[other][0]]).sort(([a, b], [c, d]) => a - c || b - d);
    let at = 0;
    for (const [start, stop] of taken) {
      if (at + nbytes <= start) break;
      at = Math.max(at, stop);
    }
    offsets.set(n, at);
  }
  const total = Math.max(0, ...rooms.map(([nbytes], n) => offsets.get(n) + nbytes));
  return { offsets: rooms.map((_, n) => offsets.get(n)), total };
}
