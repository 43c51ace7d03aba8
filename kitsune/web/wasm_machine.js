// A module and its memory on one thread, with the other threads of the program where it has any. It
// runs in a worker, so that a page stays responsive, or in the caller's thread where there are none.

import { bound, evaluate, evaluateAll, placeRooms } from './sizes.js';

const PAGE_NBYTES = 65536, MAX_PAGES = 65536;
const ALIGNMENT = 64; // of everything in the memory
const GROWTH = 1.5; // of the memory, so that slowly growing sizes do not move it each time
const MAX_PROFILE_MS = 100, MAX_PROFILE_ROUNDS = 50;
const ARRAYS = {
  f64: Float64Array, f32: Float32Array, f16: Uint16Array, bf16: Uint16Array,
  i64: BigInt64Array, i32: Int32Array, i16: Int16Array, i8: Int8Array,
  u64: BigUint64Array, u32: Uint32Array, u16: Uint16Array, u8: Uint8Array, bool: Uint8Array,
};

// --- what lies where ------------------------------------------------------------------------------

/** Whether an earlier version exported it: it is of one size, and says where everything is. */
const isArranged = ({ variants }) => variants === undefined;

/** Where the stack of a thread begins: it grows down. All but the first lie behind the constants. */
export function stackOf(description, threads, tid) {
  const { scratchAt, scratchNbytes, stackNbytes, arrangedAt } = description;
  const first = isArranged(description) ? scratchAt + align(scratchNbytes[threads - 1]) : arrangedAt;
  return first + tid * stackNbytes;
}

/** Where the pointers are that the module's functions are given: behind all stacks and states. */
export const argumentsOf = (description, threads) => (isArranged(description) ? description.arguments
  : statesOf(description, threads) + (description.states ?? 1) * (description.stateNbytes ?? 0));

/** Where the first state is: the inputs that the program writes in place, and keeps between calls. */
const statesOf = (description, threads) => stackOf(description, threads, threads - 1);

/** The names of the functions that threads call, by variant. */
export const mainsOf = (description) =>
  isArranged(description) ? ['kt_main'] : description.variants.map(({ main }) => main);

const align = (nbytes) => Math.ceil(Math.max(1, nbytes) / ALIGNMENT) * ALIGNMENT;

/** What lies where for a call of these sizes, what the tables hold, and where the memory ends. */
function arrange(description, kind, threads, { number, values, state = 0 }) {
  if (isArranged(description)) return { ...description, main: 'kt_main', end: stackOf(description, threads, threads - 1) };
  const variant = description.variants[number];
  let end = argumentsOf(description, threads);
  const take = (nbytes) => (end += align(nbytes)) - align(nbytes);
  const kept = statesOf(description, threads) + state * (description.stateNbytes ?? 0);
  const placed = (value) => {
    const made = bound(value, values);
    if (value.at !== undefined) return { ...made, at: kept + value.at };
    return { ...made, at: take(lengthOf(made) * typeOf(made).BYTES_PER_ELEMENT) };
  };
  const { offsets, total } = placeRooms(variant.rooms.map(([n, ...phases]) => [evaluate(n, values), ...phases]));
  const arenaNbytes = variant.rooms.length ? total : variant.arena;
  const sizes = [...evaluateAll(variant.sizes[kind], values), ...offsets, arenaNbytes, ...evaluateAll(variant.parts, values)];
  const pointers = description.inputs.length + variant.computed.length + variant.constants.length + 3;
  const [args, sizesAt] = [take(4 * pointers), take(8 * sizes.length)];
  const [inputs, computed] = [description.inputs.map(placed), variant.computed.map(placed)];
  const arena = take(arenaNbytes);
  const places = { input: inputs, output: computed };
  const placeOf = ([where, n]) => (where === 'constant' ? n : places[where][n].at);
  return {
    ...variant, arguments: args, sizesAt, inputs, end: end + evaluate(variant.scratch[threads - 1], values),
    table: [...[...inputs, ...computed].map(({ at }) => at), ...variant.constants, arena, description.barrier, sizesAt],
    sizes: BigInt64Array.from(sizes, BigInt),
    outputs: description.outputs.map((value, n) => ({ ...bound(value, values), at: placeOf(variant.outputs[n]) })),
    checks: variant.checks.map(({ from, message }) => ({ at: placeOf(from), message })),
  };
}

/** Memory for the constants and the stacks, shared where there are several threads; it grows later. */
export function allocate(description, threads) {
  const nbytes = isArranged(description) ? stackOf(description, threads, threads - 1) : argumentsOf(description, threads);
  const initial = pagesOf(nbytes);
  if (threads === 1) return new WebAssembly.Memory({ initial });
  if (isArranged(description)) return new WebAssembly.Memory({ initial, maximum: initial, shared: true });
  for (let maximum = MAX_PAGES; ; maximum = Math.max(initial, maximum >> 1)) { // as much as the browser grants
    try {
      return new WebAssembly.Memory({ initial, maximum, shared: true });
    } catch (error) {
      if (maximum === initial) throw error;
    }
  }
}

function pagesOf(nbytes) {
  const pages = Math.ceil(nbytes / PAGE_NBYTES);
  if (pages > MAX_PAGES) {
    throw new Error(`the program needs ${pages} pages of memory: there are ${MAX_PAGES}`);
  }
  return pages;
}

/** The array type and the length of an input or output. */
export const typeOf = ({ dtype }) => ARRAYS[dtype];
export const lengthOf = ({ shape }) => shape.reduce((n, size) => n * size, 1);

// --- calls ----------------------------------------------------------------------------------------

export class Machine {
  /** `kind` of the module is 'simd' or 'relaxed'; `memory` is given where other threads share it. */
  static async open(module, description, kind, threads, memory = allocate(description, threads)) {
    const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
    return new Machine(description, kind, threads, memory, exports);
  }

  constructor(description, kind, threads, memory, exports) {
    Object.assign(this, { description, kind, threads, memory, exports });
    this.latest = null; // {key, arranged}: the sizes that the memory is arranged for
  }

  get nbytes() {
    return this.memory.buffer.byteLength;
  }

  store(at, data) {
    new Uint8Array(this.memory.buffer, at, data.length).set(data);
  }

  /** The outputs by name, as arrays of their own, of inputs by name: `call` has these, the number of
   * the variant that is to run, the values of symbols, and the number of a state if there are any. */
  run(call) {
    return Object.fromEntries(Object.entries(this.views(call)).map(([name, view]) => [name, view.slice()]));
  }

  /** The same as views of the memory, which the next call writes to. */
  views(call) {
    const arranged = this.write(call);
    if (this.threads > 1) { // the others sleep until this changes
      const control = new Int32Array(this.memory.buffer, this.description.control, 2);
      if (!isArranged(this.description)) Atomics.store(control, 1, call.number);
      Atomics.add(control, 0, 1);
      Atomics.notify(control, 0);
    }
    this.exports[arranged.main](arranged.arguments, 0, this.threads);
    for (const { at, message } of arranged.checks) {
      if (new Uint8Array(this.memory.buffer, at, 1)[0]) throw new Error(message);
    }
    return Object.fromEntries(arranged.outputs.map((output) => [output.name, this.view(output)]));
  }

  /** Microseconds of each phase, on this thread alone. */
  profile(call) {
    const arranged = this.write(call);
    return timePhases(arranged, this.exports[arranged.entry]);
  }

  /** Arrange the memory for a call, which grows if need be, and put its inputs there. */
  write({ inputs, ...call }) {
    const key = JSON.stringify(call);
    if (this.latest?.key !== key) {
      const arranged = arrange(this.description, this.kind, this.threads, call);
      this.grow(arranged.end);
      new Uint32Array(this.memory.buffer, arranged.arguments, arranged.table.length).set(arranged.table);
      if (arranged.sizes) new BigInt64Array(this.memory.buffer, arranged.sizesAt, arranged.sizes.length).set(arranged.sizes);
      this.latest = { key, arranged };
    }
    for (const input of this.latest.arranged.inputs) {
      if (inputs[input.name]) this.view(input).set(inputs[input.name]); // a state is there already
    }
    return this.latest.arranged;
  }

  grow(nbytes) {
    const [pages, has] = [pagesOf(nbytes), this.nbytes / PAGE_NBYTES];
    if (pages <= has) return;
    const fixed = Math.floor(argumentsOf(this.description, this.threads) / PAGE_NBYTES); // does not grow with sizes
    for (const wanted of [Math.min(MAX_PAGES, Math.ceil(fixed + GROWTH * (pages - fixed))), pages]) {
      try {
        if (wanted >= pages) return void this.memory.grow(wanted - has);
      } catch { /* the browser does not give as much */ }
    }
    throw new Error(`the browser has no ${pages} pages of memory, which these sizes need`);
  }

  view(value) {
    return new (typeOf(value))(this.memory.buffer, value.at, lengthOf(value));
  }

  close() {}
}

/** A phase may be shorter than the resolution of a page's clock: several rounds are timed. */
function timePhases({ phases, arguments: args }, entry) {
  const times = phases.map(() => []), begin = performance.now();
  const isDue = (n) => n < MAX_PROFILE_ROUNDS && performance.now() - begin < MAX_PROFILE_MS;
  for (let n = 0; n === 0 || isDue(n); n++) {
    let before = performance.now();
    phases.forEach((_, phase) => {
      entry(args, BigInt(phase), BigInt(phase + 1), 0n, 0n, 1n);
      const after = performance.now();
      times[phase].push(after - before);
      before = after;
    });
  }
  let startUs = 0;
  return phases.map((phase, n) => {
    const timeUs = 1000 * trimmedMean(times[n]);
    startUs += timeUs;
    return { ...phase, startUs: startUs - timeUs, timeUs };
  });
}

/** The mean of all but the slowest quarter, in which the machine did something else. */
function trimmedMean(times) {
  const used = times.toSorted((a, b) => a - b).slice(0, Math.ceil(0.75 * times.length));
  return used.reduce((sum, time) => sum + time, 0) / used.length;
}
