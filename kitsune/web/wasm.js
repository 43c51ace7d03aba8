// A description that `export_wasm` wrote in, a program out: one call of a WebAssembly module per
// inference. It runs in a worker, and in several over shared memory where the page may have that.

import { bound, firstHolding, violated } from './sizes.js';
import { Machine, allocate, argumentsOf, lengthOf, mainsOf, stackOf, typeOf } from './wasm_machine.js';

const MAX_THREADS = 8; // unless more are asked for
const WORKER = './wasm_worker.js';

// A function that swizzles: `i8x16.relaxed_swizzle`.
const RELAXED = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0,
  65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11,
]);

export function hasRelaxedSimd() {
  return WebAssembly.validate(RELAXED);
}

const hasWorkers = () => typeof Worker === 'function';

/** How many threads a program gets by default: several need memory that workers share. */
export function defaultThreads() {
  const shared = globalThis.crossOriginIsolated === true && hasWorkers();
  return shared ? Math.min(globalThis.navigator?.hardwareConcurrency ?? 1, MAX_THREADS) : 1;
}

/**
 * `fetchBytes(file)` is a promise of a file's ArrayBuffer, `weights(offset, nbytes)` the bytes of a
 * weight, or a promise of them. Options: `threads`, and `relaxed: false` for results that are the
 * same on every machine.
 */
export async function createWasmProgram(description, fetchBytes, weights, options = {}) {
  const most = (description.scratchNbytes ?? description.variants[0].scratch).length;
  const threads = Math.max(1, Math.min(options.threads ?? defaultThreads(), most));
  const relaxed = options.relaxed ?? hasRelaxedSimd();
  const kind = relaxed ? 'relaxed' : 'simd';
  const name = kind + (threads > 1 ? 'Threads' : '');
  const module = await WebAssembly.compile(await fetchBytes(description.modules[name]));
  const Kind = hasWorkers() ? WorkerMachine : Machine;
  const machine = await Kind.open(module, description, kind, threads);
  return program(description, machine, weights, { threads, relaxed });
}

/** The weights that a variant reads, [offset, nbytes, at] of each. */
export function weightsOf({ weights, variants }, number) {
  if (!variants) return weights;
  const { constants, outputs, checks } = variants[number];
  const returned = [...outputs, ...checks.map(({ from }) => from)].filter(([kind]) => kind === 'constant');
  const places = new Set([...constants, ...returned.map(([, at]) => at)]);
  return weights.filter(([, , at]) => places.has(at));
}

function program(description, machine, weights, { threads, relaxed }) {
  let last = Promise.resolve(); // calls share the memory: one at a time
  const stored = new Map(); // the bytes of the weights that the memory has, by their place

  function afterOthers(act) {
    const made = last.then(act);
    last = made.catch(() => {});
    return made;
  }

  /** Store the weights of a variant that are not there yet. */
  async function load(number) {
    for (const [offset, nbytes, at] of weightsOf(description, number)) {
      if (stored.has(at)) continue;
      await machine.store(at, await weights(offset, nbytes));
      stored.set(at, nbytes);
    }
  }

  /** What a method of the machine makes of a call. */
  function called(method, inputs, values) {
    return afterOthers(async () => {
      const call = callOf(description, inputs, values);
      await load(call.number);
      return machine[method](call);
    });
  }

  return {
    /** Make a variant ready: others are when they are first called. */
    load: (number) => afterOthers(() => load(number)),
    /** `{name: TypedArray}` of the inputs to a promise of the same of the outputs; `values` are those
     * of the symbols in their shapes, by name. */
    run: (inputs, values = {}) => called('run', inputs, values),
    /** Microseconds of each phase, on one thread. */
    profile: (inputs, values = {}) => called('profile', inputs, values),
    memory: () => ({
      nbytes: machine.nbytes, weights: [...stored.values()].reduce((sum, nbytes) => sum + nbytes, 0), threads, relaxed,
    }),
    dispose: () => machine.close(),
  };
}

/** The inputs that a program reads, if they have its types and lengths, and the variant for their sizes. */
function callOf({ inputs: wanted, variants = [{ guards: [] }] }, inputs, values) {
  const number = firstHolding(variants.map(({ guards }) => guards), values);
  if (number < 0) {
    throw new Error(`no variant for these sizes: ${variants.map(({ guards }) => violated(guards, values)).join('; ')}`);
  }
  const given = wanted.map((each) => {
    const input = bound(each, values);
    const [array, Kind, length] = [inputs[input.name], typeOf(input), lengthOf(input)];
    if (array === undefined) throw new Error(`no input '${input.name}'`);
    if (array.constructor !== Kind || array.length !== length) {
      throw new Error(`'${input.name}' is a ${array.constructor.name} of ${array.length}: ` +
        `${input.dtype}[${input.shape}] is a ${Kind.name} of ${length}`);
    }
    return [input.name, array];
  });
  return { inputs: Object.fromEntries(given), number, values };
}

/** Workers that are the other threads of a program: they sleep until the first one starts a call. */
export async function followersOf(module, description, memory, threads) {
  const { control } = description;
  const shared = { module, memory, control, threads, mains: mainsOf(description), args: argumentsOf(description, threads) };
  const workers = Array.from({ length: threads - 1 }, () => new Asked(startWorker()));
  try {
    await Promise.all(workers.map((worker, n) =>
      worker.ask('follow', { ...shared, tid: n + 1, stack: stackOf(description, threads, n + 1) })));
    return workers;
  } catch (error) {
    workers.forEach((worker) => worker.close());
    throw error;
  }
}

// --- a machine in a worker -----------------------------------------------------------------------

/** What `Machine` does, asked of a worker; further workers are the other threads. */
class WorkerMachine {
  static async open(module, description, kind, threads) {
    const memory = threads > 1 ? allocate(description, threads) : undefined;
    const first = new Asked(startWorker());
    const made = new WorkerMachine([first]);
    try {
      const opening = first.ask('open', { module, description, kind, threads, memory });
      made.workers.push(...(await followersOf(module, description, memory, threads)));
      await opening;
      return made;
    } catch (error) {
      made.close();
      throw error;
    }
  }

  constructor(workers) {
    this.workers = workers;
  }

  store(at, data) {
    const copy = data.slice(); // what is moved to a worker is gone here
    return this.workers[0].ask('store', { at, data: copy }, [copy.buffer]);
  }

  get nbytes() {
    return this.workers[0].nbytes;
  }

  run(call) {
    return this.withCopies('run', call);
  }

  profile(call) {
    return this.withCopies('profile', call);
  }

  withCopies(method, { inputs, ...call }) {
    const copies = Object.fromEntries(Object.entries(inputs).map(([name, array]) => [name, array.slice()]));
    return this.workers[0].ask(method, { inputs: copies, ...call }, Object.values(copies).map(({ buffer }) => buffer));
  }

  close() {
    this.workers.forEach((worker) => worker.close());
  }
}

/** A worker that answers messages by their number. */
class Asked {
  constructor(worker) {
    this.worker = worker;
    this.waiting = new Map(); // number → {resolve, reject}
    this.count = 0;
    this.nbytes = 0; // of its memory, after the latest answer
    worker.onmessage = ({ data: { id, made, error, nbytes } }) => {
      this.nbytes = nbytes ?? this.nbytes;
      const { resolve, reject } = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) resolve(made);
      else reject(new Error(error));
    };
    worker.onerror = (event) => this.fail(event.message ||
      'the worker did not start: a Content-Security-Policy has to allow worker-src');
  }

  ask(method, given, moved = []) {
    const id = (this.count += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, method, given }, moved);
    });
  }

  fail(message) {
    this.waiting.forEach(({ reject }) => reject(new Error(message)));
    this.waiting.clear();
  }

  close() {
    this.worker.terminate();
    this.fail('the program was disposed of');
  }
}

/** Bundlers find the file by this very expression. */
function startWorker() {
  try {
    return new Worker(new URL('./wasm_worker.js', import.meta.url), { type: 'module' });
  } catch (error) {
    if (error.name !== 'SecurityError') throw error;
  }
  // A page may not start a worker from another origin, but a worker may import from there.
  const text = `import ${JSON.stringify(new URL(WORKER, import.meta.url).href)};`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return new Worker(url, { type: 'module' });
  } finally {
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}
