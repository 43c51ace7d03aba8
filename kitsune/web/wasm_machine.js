// A module and its memory on one thread, with the other threads of the program where it has any. It
// runs in a worker, so that a page stays responsive, or in the caller's thread where there are none.

const PAGE_NBYTES = 65536, MAX_PAGES = 65536;
const MAX_PROFILE_MS = 100, MAX_PROFILE_ROUNDS = 50;
const ARRAYS = {
  f64: Float64Array, f32: Float32Array, f16: Uint16Array, bf16: Uint16Array,
  i64: BigInt64Array, i32: Int32Array, i16: Int16Array, i8: Int8Array,
  u64: BigUint64Array, u32: Uint32Array, u16: Uint16Array, u8: Uint8Array, bool: Uint8Array,
};

/** Where the stack of a thread begins: it grows down. All but the first lie behind the scratch. */
export function stackOf({ scratchAt, scratchNbytes, stackNbytes }, threads, tid) {
  return scratchAt + Math.ceil(scratchNbytes[threads - 1] / 64) * 64 + tid * stackNbytes;
}

/** The memory of a program, shared where it has several threads. */
export function allocate(description, threads) {
  const pages = Math.ceil(stackOf(description, threads, threads - 1) / PAGE_NBYTES);
  if (pages > MAX_PAGES) {
    throw new Error(`the program needs ${pages} pages of memory: there are ${MAX_PAGES}`);
  }
  return new WebAssembly.Memory(
    threads > 1 ? { initial: pages, maximum: pages, shared: true } : { initial: pages });
}

/** The array type and the length of an input or output. */
export const typeOf = ({ dtype }) => ARRAYS[dtype];
export const lengthOf = ({ shape }) => shape.reduce((n, size) => n * size, 1);

export class Machine {
  /** `memory` is given where other threads share it. */
  static async open(module, description, threads, memory = allocate(description, threads)) {
    const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
    return new Machine(description, threads, memory, exports);
  }

  constructor(description, threads, memory, exports) {
    Object.assign(this, { description, threads, memory, exports });
    new Uint32Array(memory.buffer, description.arguments, description.table.length)
      .set(description.table);
    this.generation = new Int32Array(memory.buffer, description.control, 1);
  }

  get nbytes() {
    return this.memory.buffer.byteLength;
  }

  store(at, data) {
    new Uint8Array(this.memory.buffer, at, data.length).set(data);
  }

  /** The outputs by name, as arrays of their own, of inputs by name. */
  run(inputs) {
    this.write(inputs);
    if (this.threads > 1) { // the others sleep until this changes
      Atomics.add(this.generation, 0, 1);
      Atomics.notify(this.generation, 0);
    }
    this.exports.kt_main(this.description.arguments, 0, this.threads);
    for (const { at, message } of this.description.checks) {
      if (new Uint8Array(this.memory.buffer, at, 1)[0]) throw new Error(message);
    }
    return Object.fromEntries(this.description.outputs.map((o) => [o.name, this.view(o).slice()]));
  }

  /** Microseconds of each phase, on this thread alone. */
  profile(inputs) {
    this.write(inputs);
    return timePhases(this.description, this.exports[this.description.entry]);
  }

  write(inputs) {
    for (const input of this.description.inputs) this.view(input).set(inputs[input.name]);
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
