// A description that `export_wasm` wrote in, a program out: one call of a WebAssembly module per
// inference, on one thread, or on several workers over shared memory where the page may have it.

const PAGE = 65536, MOST = 65536;
const PROFILE_MS = 100, PROFILE_ROUNDS = 50;  // of a profile, at most
const ARRAYS = {
  f64: Float64Array, f32: Float32Array, f16: Uint16Array, bf16: Uint16Array,
  i64: BigInt64Array, i32: Int32Array, i16: Int16Array, i8: Int8Array,
  u64: BigUint64Array, u32: Uint32Array, u16: Uint16Array, u8: Uint8Array, bool: Uint8Array,
};

// A function that swizzles: `i8x16.relaxed_swizzle`.
const RELAXED = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0,
  65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11,
]);

export function hasRelaxedSimd() {
  return WebAssembly.validate(RELAXED);
}

/** How many threads a program gets unless told: several need memory that workers share. */
export function defaultThreads() {
  const shared = globalThis.crossOriginIsolated === true && typeof Worker === "function";
  return shared ? Math.min(globalThis.navigator?.hardwareConcurrency ?? 1, 8) : 1;
}

/**
 * `fetchBytes(file)` is a promise of a file's ArrayBuffer, `weights(offset, nbytes)` the bytes of a
 * weight, or a promise of them. Options: `threads`, and `relaxed: false` for results that are the
 * same on every machine.
 */
export async function createWasmProgram(description, fetchBytes, weights, options = {}) {
  const most = description.scratchNbytes.length;
  const threads = Math.max(1, Math.min(options.threads ?? defaultThreads(), most));
  const relaxed = options.relaxed ?? hasRelaxedSimd();
  const name = (relaxed ? "relaxed" : "simd") + (threads > 1 ? "Threads" : "");
  const module = await WebAssembly.compile(await fetchBytes(description.modules[name]));
  const memory = allocate(description, threads);
  for (const [offset, nbytes, at] of description.weights) {
    new Uint8Array(memory.buffer, at, nbytes).set(await weights(offset, nbytes));
  }
  new Uint32Array(memory.buffer, description.arguments, description.table.length)
    .set(description.table);
  const team = threads > 1
    ? await openTeam(module, memory, description, threads)
    : openAlone(module, memory, description);
  return program(description, module, memory, team, { threads, relaxed });
}

/** Scratch and, behind it, the stacks of all threads but the first depend on how many they are. */
function allocate(description, threads) {
  const nbytes = stackOf(description, threads, threads - 1);
  const pages = Math.ceil(nbytes / PAGE);
  if (pages > MOST) throw new Error(`the program needs ${pages} pages of memory: there are ${MOST}`);
  return new WebAssembly.Memory(
    threads > 1 ? { initial: pages, maximum: pages, shared: true } : { initial: pages });
}

/** Where the stack of a thread begins: it grows down. */
function stackOf(description, threads, tid) {
  const { scratchAt, scratchNbytes, stackNbytes } = description;
  return scratchAt + Math.ceil(scratchNbytes[threads - 1] / 64) * 64 + tid * stackNbytes;
}

function program(description, module, memory, team, { threads, relaxed }) {
  let last = Promise.resolve();  // calls share the memory: one at a time

  async function call(inputs) {
    for (const input of description.inputs) write(memory, input, inputs[input.name]);
    await team.run();
    for (const { at, message } of description.checks) {
      if (new Uint8Array(memory.buffer, at, 1)[0]) throw new Error(message);
    }
    return Object.fromEntries(description.outputs.map((o) => [o.name, view(memory, o).slice()]));
  }

  function afterOthers(act) {
    const made = last.then(act);
    last = made.catch(() => {});
    return made;
  }

  return {
    /** `{name: TypedArray}` of the inputs to a promise of the same of the outputs. */
    run: (inputs) => afterOthers(() => call(inputs)),
    /** Microseconds of each phase, on one thread. */
    profile: (inputs) => afterOthers(async () => {
      for (const input of description.inputs) write(memory, input, inputs[input.name]);
      const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
      return timed(description, exports[description.entry]);
    }),
    memory: () => ({ nbytes: memory.buffer.byteLength, threads, relaxed }),
    dispose: () => team.close(),
  };
}

/** One phase may be shorter than what a page's clock can tell apart: some rounds are timed. */
function timed({ phases, arguments: args }, entry) {
  const times = phases.map(() => []), begin = performance.now();
  for (let n = 0; n === 0 || (n < PROFILE_ROUNDS && performance.now() - begin < PROFILE_MS); n++) {
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
    const timeUs = 1000 * usual(times[n]);
    startUs += timeUs;
    return { ...phase, startUs: startUs - timeUs, timeUs };
  });
}

/** The mean of all but the slowest quarter, in which the machine did something else. */
function usual(times) {
  const kept = times.toSorted((a, b) => a - b).slice(0, Math.ceil(0.75 * times.length));
  return kept.reduce((sum, time) => sum + time, 0) / kept.length;
}

function view(memory, { dtype, shape, at }) {
  return new ARRAYS[dtype](memory.buffer, at, shape.reduce((n, size) => n * size, 1));
}

function write(memory, input, given) {
  const place = view(memory, input);
  if (given === undefined) throw new Error(`no input '${input.name}'`);
  if (given.constructor !== place.constructor || given.length !== place.length) {
    throw new Error(`'${input.name}' is a ${given.constructor.name} of ${given.length}: ` +
      `${input.dtype}[${input.shape}] is a ${place.constructor.name} of ${place.length}`);
  }
  place.set(given);
}

// --- who runs it ---

function openAlone(module, memory, description) {
  const { kt_main } = new WebAssembly.Instance(module, { env: { memory } }).exports;
  return { run: async () => kt_main(description.arguments, 0, 1), close: () => {} };
}

/** Workers that sleep on a word of the memory until it changes, and all make the same call. */
async function openTeam(module, memory, description, threads) {
  const word = new Int32Array(memory.buffer, description.control, 1);
  const file = new URL("./wasm_worker.js", import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(file, { type: "module" }));
  const close = () => workers.forEach((worker) => worker.terminate());
  let settle;
  const answer = (wanted) => new Promise((resolve, reject) => {
    let left = wanted;
    settle = { resolve: () => { left -= 1; if (left === 0) resolve(); }, reject };
  });
  const ready = answer(threads);
  workers.forEach((worker, tid) => {
    worker.onmessage = ({ data }) => (data.error ? settle.reject(new Error(data.error)) : settle.resolve());
    worker.onerror = (event) => settle.reject(new Error(event.message || "a worker failed"));
    const { control, arguments: args } = description;
    const stack = tid ? stackOf(description, threads, tid) : 0;
    worker.postMessage({ module, memory, control, args, tid, threads, stack });
  });
  try {
    await ready;
  } catch (error) {
    close();
    throw error;
  }
  const run = () => {
    const done = answer(1);
    Atomics.add(word, 0, 1);
    Atomics.notify(word, 0);
    return done;
  };
  return { run, close };
}
