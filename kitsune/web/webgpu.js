// A plan of a bundle and a device in, a program out: one submit for every call. Where calls decide sizes,
// shaders read them from a uniform: new sizes arrange memory and compile nothing. The number of a loop's
// step is such a size.

import { Commands, SizeTable } from './commands.js';
import { KitsuneError, said } from './errors.js';
import { bound, evaluate, evaluateAll, placeRooms, symbolsIn } from './sizes.js';
import { beyondBits, nbytesOf } from './tensors.js';

const ALIGNMENT = 16; // of an output in the buffer that is read back
const GROWTH = 1.5; // of a buffer, so that slowly growing sizes do not allocate each time
const MOST_BOUND = 64; // sizes whose bindings are kept
const MOST_ROWS = 2048; // of sizes that differ from step to step of a loop
const MOST_QUERIES = 4096; // of one set of timestamps
const [TURNS, MOST_TURNS] = [8, 256]; // of a loop that values end, encoded before it is asked if it goes on

/** Whether a step reads sizes that calls decide. */
const hasSizes = ({ sizes }) => Boolean(sizes?.length);

/** Bytes as a queue writes them: in whole words. */
function inWords(bytes) {
  if (bytes.length % 4 === 0) return bytes;
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
}

/** The weights that a plan reads: [offset, nbytes] of each. */
export function weightsOf(plan) {
  const bound = plan.places.filter(([kind]) => kind === 'constant').map(([, at, nbytes]) => [at, nbytes]);
  const returned = [...plan.made, ...plan.checks.map(({ made }) => made)];
  return [...bound, ...returned.filter(([kind]) => kind === 'constant').map(([, at, n]) => [at, n])];
}

export class WebGpuProgram {
  /** Shaders are compiled at the same time; `onPipeline(done, of)` hears of each. */
  static async create(device, plan, specialisation, bundle, onPipeline = () => {}, states = null) {
    const program = new WebGpuProgram(device, plan, specialisation, states);
    const files = new Map(plan.steps.map((step) => [step.shader, step]));
    let done = 0;
    const compiling = [...files].map(async ([file, step]) => {
      const text = await bundle.shader(file);
      const made = await device.pipeline(file, text, step.bind.length, step.name, hasSizes(step));
      onPipeline(++done, files.size);
      return [file, made];
    });
    compiling.forEach((each) => each.catch(() => {})); // the first that fails is awaited below
    await bundle.weights.load(weightsOf(plan));
    await device.scoped('memory for the model', () => program.place(bundle.weights));
    program.pipelines = new Map(await Promise.all(compiling));
    if (!plan.steps.some(hasSizes) && !states) await device.scoped('a binding', () => program.bind({}));
    return program;
  }

  /** `states` gives the buffer of an input that is written in place: `(state, number, nbytes)`. */
  constructor(device, plan, specialisation, states = null) {
    Object.assign(this, { device, plan, specialisation, states });
    this.last = Promise.resolve();
    this.own = new Map(); // by place, and the staging buffer: they grow to what the largest sizes need
    this.constants = new Map(); // by place
    this.nbytes = { inputs: 0, outputs: 0, staging: 0 };
    this.bound = new Map(); // the steps for some sizes, those used last at the end
    this.loops = plan.loops ?? [];
  }

  // --- memory ---

  /** A buffer of at least that many bytes, the same for one name; one that has grown is bound anew. */
  take(name, nbytes, usage, kind) {
    const found = this.own.get(name);
    if (found?.size >= nbytes) return found;
    const most = this.device.handle.limits.maxBufferSize;
    const grown = found ? Math.min(Math.ceil(GROWTH * found.size / 16) * 16, most) : 0;
    const buffer = this.device.buffer(Math.max(nbytes, grown), usage);
    this.nbytes[kind] += buffer.size - (found?.size ?? 0);
    this.own.set(name, buffer);
    if (found) {
      this.forget();
      found.destroy();
    }
    return buffer;
  }

  /** Constants, and copies of those that the model returns. */
  place(weights) {
    for (const [n, [kind, at, nbytes]] of this.plan.places.entries()) {
      if (kind === 'constant') this.constants.set(n, this.device.constant(at, nbytes, weights));
    }
    this.kept = this.plan.made.map(([kind, at, nbytes]) =>
      kind === 'constant' ? weights.bytes(at, nbytes).slice() : null);
  }

  /** A buffer, an offset and a size for each place of the plan, for the sizes of a call. */
  arrange(values) {
    const { STORAGE, INDIRECT, COPY_DST, COPY_SRC } = GPUBufferUsage;
    const { rooms = [] } = this.plan;
    const { offsets, total } = placeRooms(rooms.map(([nbytes, ...phases]) => [evaluate(nbytes, values), ...phases]));
    const wanted = Math.max(this.plan.arena, total);
    const arena = wanted ? this.device.arenaOf(wanted) : null;
    return this.plan.places.map(([kind, at, nbytes], n) => {
      const size = evaluate(nbytes, values);
      if (kind === 'arena') return { buffer: arena, offset: at, size };
      if (kind === 'room') return { buffer: arena, offset: offsets[at], size };
      const buffer =
        kind === 'constant' ? this.constants.get(n)
        : kind === 'input' && this.states && this.plan.kept.includes(at) ? this.states(values.state ?? 0, at, size)
        : kind === 'input' ? this.take(n, size, STORAGE | COPY_DST | COPY_SRC, 'inputs')
        : kind === 'control' ? this.take(n, size, STORAGE | INDIRECT | COPY_SRC, 'staging')
        : this.take(n, size, STORAGE | COPY_SRC, 'outputs');
      return { buffer, offset: 0, size };
    });
  }

  /** The program for the sizes of a call: its places, its steps, and what is read back. Compiles nothing. */
  bind(values) {
    const key = JSON.stringify(values);
    const known = this.bound.get(key);
    if (known && known.arena === this.device.arena) {
      this.bound.delete(key);
      this.bound.set(key, known); // the one used last
      return known;
    }
    const places = this.arrange(values); // may grow a buffer, and forget what was bound
    const table = this.tableOf(values);
    const steps = this.plan.steps.map((step) => {
      const resources = step.bind.map((place) => places[place]);
      if (hasSizes(step)) resources.push({ buffer: table.buffer, size: 4 * step.sizes.length });
      const entries = resources.map((resource, binding) => ({ binding, resource }));
      const layout = this.device.layout(step.bind.length, hasSizes(step));
      const group = this.device.handle.createBindGroup({ layout, entries });
      const [place, at] = step.indirect ?? [];
      return {
        step, group, pipeline: this.pipelines.get(step.shader), grid: evaluateAll(step.grid, values),
        indirect: step.indirect && [places[place].buffer, at],
        sizes: this.isRepeated(step) ? null : evaluateAll(step.sizes ?? [], values),
        known: new Map(), // sizes by the numbers of steps
      };
    });
    let total = 0;
    const reads = this.plan.outputs.map(([number, place]) => {
      const read = { number, place, at: total, nbytes: places[place].size };
      total += Math.ceil(read.nbytes / ALIGNMENT) * ALIGNMENT;
      return read;
    });
    const { MAP_READ, COPY_DST } = GPUBufferUsage;
    const staging = this.take('staging', Math.max(16, total), MAP_READ | COPY_DST, 'staging');
    const { arena } = this.device;
    const made = { places, steps, reads, staging, total, table, arena, values };
    known?.table.destroy();
    this.bound.set(key, made);
    if (this.bound.size > MOST_BOUND) this.forget(this.bound.keys().next().value);
    return made;
  }

  /** Whether the sizes of a step depend on the number of a loop's step, or on how many it made. */
  isRepeated({ sizes = [] }) {
    const names = this.loops.flatMap(({ step }) => [step, `${step}.done`]);
    return names.length > 0 && sizes.some((size) => symbolsIn(size).some(([name]) => names.includes(name)));
  }

  /** Room for the sizes that all steps read, or for this many steps of loops. */
  tableOf(values) {
    const rows = this.plan.steps.filter(hasSizes).map((step) => {
      if (!this.isRepeated(step)) return 1;
      const names = new Set(step.sizes.flatMap(symbolsIn).map(([name]) => name));
      const around = this.loops.filter((loop) => names.has(loop.step));
      return Math.min(MOST_ROWS, around.reduce((n, { count, stride }) => n * Math.ceil(evaluate(count, values) / stride), 1));
    });
    const length = Math.max(0, ...this.plan.steps.map(({ sizes = [] }) => sizes.length));
    return new SizeTable(this.device, rows.reduce((a, b) => a + b, 0), length);
  }

  /** Drop what was bound for some sizes, or for all. */
  forget(key) {
    for (const each of key === undefined ? [...this.bound.keys()] : [key]) {
      this.bound.get(each).table.destroy();
      this.bound.delete(each);
    }
  }

  // --- calls ---

  /**
   * Inputs as bytes, in order, to a promise of outputs as bytes; `values` are those of the symbols in
   * their shapes, by name. Calls wait for each other.
   */
  run(inputs, values = {}) {
    const made = this.last.then(() => this.now(inputs, values));
    this.last = made.catch(() => {});
    return made;
  }

  async now(inputs, values) {
    const ready = this.ready(values); // binds at once; what the device says of it comes with the result
    ready.catch(() => {}); // which is awaited below
    const made = this.bind(values);
    this.write(inputs, made);
    const commands = new Commands(this.device, made.table);
    const waits = this.encode(commands, made);
    if (waits) await waits;
    for (const { place, at, nbytes } of made.reads) {
      const { buffer, offset } = made.places[place];
      commands.copy(buffer, offset, made.staging, at, nbytes);
    }
    commands.submit();
    try {
      const mapped = this.mapped(made);
      mapped.catch(() => {});
      await ready;
      return this.finished(await mapped, inputs, values);
    } finally {
      made.staging.unmap();
    }
  }

  /** Bind new sizes; what the device complains about is an error of ours. */
  async ready(values) {
    this.device.check();
    const key = JSON.stringify(values);
    if (this.bound.has(key)) return;
    try {
      await this.device.scoped('memory for these sizes', () => this.bind(values));
    } catch (error) {
      if (this.bound.has(key)) this.forget(key);
      this.device.error = null; // of commands over memory that is not there
      throw error;
    }
  }

  write(inputs, { places }) {
    this.device.check();
    for (const [number, place] of this.plan.inputs) {
      const { name, dtype } = this.specialisation.inputs[number];
      const bits = this.plan.counters?.includes(number) ? 30 : 32; // where a loop may count with it
      const large = dtype === 'i64' ? beyondBits(inputs[number], bits) : null;
      if (large !== null) {
        throw new KitsuneError('input', `'${name}' holds ${large}`, {
          why: `on WebGPU an i64 holds what fits ${bits} bits`, hint: "device: 'wasm'",
        });
      }
      this.device.handle.queue.writeBuffer(places[place].buffer, 0, inWords(inputs[number]));
    }
  }

  /**
   * The steps from `first` to before `last`; loops from number `depth` on begin there. A promise where values
   * end one of them.
   */
  encode(commands, made, first = 0, last = made.steps.length, depth = 0, values = made.values) {
    for (let number = first; number < last; number++) {
      const begun = this.loops.findIndex((loop, n) => n >= depth && loop.first === number && loop.last > number);
      if (begun < 0) {
        this.encodeStep(commands, made, number, values);
        continue;
      }
      const loop = this.loops[begun];
      const rest = () => this.encode(commands, made, loop.last, last, depth, values);
      if (loop.control !== null) {
        return this.repeatWhile(commands, made, begun, values).then((done) => {
          values = { ...values, [`${loop.step}.done`]: done };
          return rest();
        });
      }
      const waits = this.repeat(commands, made, begun, values, 0);
      if (waits) return waits.then(rest);
      number = loop.last - 1;
    }
    return null;
  }

  /** A counted loop from some step on. */
  repeat(commands, made, number, values, from) {
    const { first, last, count, step, stride } = this.loops[number];
    for (let at = from; at < evaluate(count, values); at += stride) {
      const waits = this.encode(commands, made, first, last, number + 1, { ...values, [step]: at });
      if (waits) return waits.then(() => this.repeat(commands, made, number, values, at + stride));
    }
    return null;
  }

  /** Repeats a loop until a value ends it; the number of its steps. */
  async repeatWhile(commands, made, number, values) {
    const { first, last, count, step, stride, control, gated } = this.loops[number];
    const most = evaluate(count, values);
    let [at, turns, own] = [0, TURNS, values];
    while (at <= most) { // a step too many shows that nothing ended it
      for (let turn = 0; turn < (gated ? turns : 1) && at <= most; turn++, at += stride) {
        own = { ...values, [step]: at };
        if (gated) this.encode(commands, made, first, last, number + 1, own);
        else this.encodeStep(commands, made, first, own);
      }
      const done = await this.readNumber(commands, made.places[control].buffer);
      if (done < at && done <= most) return done;
      if (!gated) await this.encode(commands, made, first + 1, last, number + 1, own);
      turns = Math.min(2 * turns, MOST_TURNS);
    }
    throw new KitsuneError('input', `a loop goes on after ${most} steps`);
  }

  encodeStep(commands, made, number, values) {
    const each = made.steps[number];
    commands.dispatch(number, each, each.sizes ?? this.sizesOf(each, values));
  }

  sizesOf({ step, known }, values) {
    const key = this.loops.flatMap((loop) => [values[loop.step], values[`${loop.step}.done`]]).join();
    if (!known.has(key)) {
      if (known.size >= MOST_ROWS) known.clear();
      known.set(key, evaluateAll(step.sizes, values));
    }
    return known.get(key);
  }

  /** The u32 that a buffer begins with, after all that is encoded. */
  async readNumber(commands, buffer) {
    const copy = this.device.buffer(4, GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST);
    commands.copy(buffer, 0, copy, 0, 4);
    commands.submit();
    await copy.mapAsync(GPUMapMode.READ);
    const [number] = new Uint32Array(copy.getMappedRange());
    copy.destroy();
    return number;
  }

  /** What the program made, by the number of its output, until the staging buffer is unmapped. */
  async mapped({ staging, reads, total }) {
    try {
      await staging.mapAsync(GPUMapMode.READ, 0, Math.max(16, total));
    } catch (cause) {
      await Promise.race([this.device.whenLost, new Promise((resolve) => setTimeout(resolve, 100))]);
      this.device.check();
      throw new KitsuneError('device', 'the device gave no result', { why: said(cause), cause });
    }
    this.device.check();
    const whole = new Uint8Array(staging.getMappedRange(0, Math.max(16, total)));
    return new Map(reads.map(({ number, at, nbytes }) => [number, whole.subarray(at, at + nbytes)]));
  }

  /** Copies of the model's outputs, unless a hidden check says that an index was wrong. */
  finished(made, inputs, values) {
    const found = ([kind, at], kept) =>
      kind === 'output' ? made.get(at) ?? new Uint8Array(0) : kind === 'input' ? inputs[at] : kept;
    for (const { made: where, message } of this.plan.checks) {
      if (found(where)?.[0]) throw new KitsuneError('input', message);
    }
    return this.plan.made.map((where, n) =>
      found(where, this.kept[n]).slice(0, nbytesOf(bound(this.specialisation.outputs[n], values))));
  }

  // --- kernel by kernel ---

  /** Runs the program step by step on a probe; the first step whose stores do not look right. */
  async firstWrong({ inputs, sizes = {} }, samples, looksRight) {
    await this.last;
    await this.ready(sizes);
    const made = this.bind(sizes);
    this.write(inputs, made);
    for (let first = 0, last; first < made.steps.length; first = last) {
      last = Math.max(first + 1, ...this.loops.filter((loop) => loop.first === first).map((loop) => loop.last));
      const { step } = made.steps[first];
      const sample = samples[step.sample === undefined ? first : step.sample]; // a loop has none
      const commands = new Commands(this.device, made.table);
      await this.encode(commands, made, first, last);
      const usage = GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST;
      const copies = (sample ? step.stores : []).map((place) => {
        const { buffer, offset, size } = made.places[place];
        const copy = this.device.buffer(size, usage);
        commands.copy(buffer, offset, copy, 0, size);
        return copy;
      });
      commands.submit();
      for (const [at, copy] of copies.entries()) {
        await copy.mapAsync(GPUMapMode.READ);
        const raw = new Uint8Array(copy.getMappedRange()).slice();
        copy.destroy();
        const found = looksRight(raw, sample[at]);
        if (!found.isRight) return { step, ...found };
      }
    }
    return null;
  }

  /** Microseconds of each kernel, by the device's own clock; null where it has none. */
  async profile(inputs, values = {}) {
    const { handle } = this.device;
    if (!handle.features.has('timestamp-query')) return null;
    await this.last;
    await this.ready(values);
    const made = this.bind(values);
    this.write(inputs, made);
    const count = Math.min(MOST_QUERIES, 2 * this.dispatches(values));
    const querySet = handle.createQuerySet({ type: 'timestamp', count });
    const resolved = this.device.buffer(8 * count, GPUBufferUsage.QUERY_RESOLVE | GPUBufferUsage.COPY_SRC);
    const copy = this.device.buffer(8 * count, GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST);
    const commands = new Commands(this.device, made.table, (n) => (2 * n >= count ? undefined : {
      querySet, beginningOfPassWriteIndex: 2 * n, endOfPassWriteIndex: 2 * n + 1,
    }));
    await this.encode(commands, made);
    commands.encoder.resolveQuerySet(querySet, 0, count, resolved, 0);
    commands.copy(resolved, 0, copy, 0, 8 * count);
    commands.submit();
    await copy.mapAsync(GPUMapMode.READ);
    const times = new BigUint64Array(copy.getMappedRange()).slice();
    [querySet, resolved, copy].forEach((each) => each.destroy());
    const rows = this.plan.steps.map(({ name, pattern, ops }) => ({ name, pattern, ops, startUs: 0, timeUs: 0 }));
    const started = new Set();
    for (const [n, number] of commands.passes.slice(0, count / 2).entries()) {
      if (!started.has(number)) rows[number].startUs = Number(times[2 * n] - times[0]) / 1000;
      started.add(number);
      rows[number].timeUs += Number(times[2 * n + 1] - times[2 * n]) / 1000;
    }
    return rows;
  }

  /** Dispatches of a call, in which loops that values end make one turn. */
  dispatches(values) {
    const times = (number) => this.loops.filter(({ first, last, control }) =>
      first <= number && number < last && control === null)
      .reduce((n, { count, stride }) => n * Math.ceil(evaluate(count, values) / stride), 1);
    return this.plan.steps.reduce((total, _, number) => total + times(number), 0);
  }

  dispose() {
    this.forget();
    this.own.forEach((buffer) => buffer.destroy());
    this.own.clear();
  }
}
