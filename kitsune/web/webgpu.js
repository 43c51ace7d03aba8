// A plan of a bundle and a device in, a program out: one submit for every call. Where calls decide sizes,
// shaders read them from a uniform: new sizes arrange memory and compile nothing.

import { KitsuneError, said } from './errors.js';
import { bound, evaluate, evaluateAll, placeRooms } from './sizes.js';
import { beyond32, nbytesOf } from './tensors.js';

const ALIGNMENT = 16; // of an output in the buffer that is read back
const UNIFORM_ALIGNMENT = 256; // of the sizes of a step in the buffer that has those of all
const GROWTH = 1.5; // of a buffer, so that slowly growing sizes do not allocate each time
const MOST_BOUND = 64; // sizes whose bindings are kept

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
  static async create(device, plan, specialisation, bundle, onPipeline = () => {}) {
    const program = new WebGpuProgram(device, plan, specialisation);
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
    if (!plan.steps.some(hasSizes)) await device.scoped('a binding', () => program.bind({}));
    return program;
  }

  constructor(device, plan, specialisation) {
    Object.assign(this, { device, plan, specialisation });
    this.last = Promise.resolve();
    this.own = new Map(); // by place, and the staging buffer: they grow to what the largest sizes need
    this.constants = new Map(); // by place
    this.nbytes = { inputs: 0, outputs: 0, staging: 0 };
    this.bound = new Map(); // the steps for some sizes, those used last at the end
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
    const { STORAGE, COPY_DST, COPY_SRC } = GPUBufferUsage;
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
        : kind === 'input' ? this.take(n, size, STORAGE | COPY_DST | COPY_SRC, 'inputs')
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
    const uniforms = this.uniformsOf(values);
    const steps = this.plan.steps.map((step, n) => {
      const resources = [...step.bind.map((place) => places[place]), ...(uniforms.entries[n] ?? [])];
      const entries = resources.map((resource, binding) => ({ binding, resource }));
      const layout = this.device.layout(step.bind.length, hasSizes(step));
      const group = this.device.handle.createBindGroup({ layout, entries });
      return { step, pipeline: this.pipelines.get(step.shader), group, grid: evaluateAll(step.grid, values) };
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
    const made = { places, steps, reads, staging, total, uniform: uniforms.buffer, arena };
    known?.uniform?.destroy();
    this.bound.set(key, made);
    if (this.bound.size > MOST_BOUND) this.forget(this.bound.keys().next().value);
    return made;
  }

  /** A buffer with the sizes that each step reads, and what each binds of it. */
  uniformsOf(values) {
    const sizes = this.plan.steps.map((step) => evaluateAll(step.sizes ?? [], values));
    const starts = new Map(); // equal sizes once
    let total = 0;
    for (const each of sizes.filter(({ length }) => length)) {
      if (starts.has(`${each}`)) continue;
      starts.set(`${each}`, total);
      total += Math.ceil(4 * each.length / UNIFORM_ALIGNMENT) * UNIFORM_ALIGNMENT;
    }
    if (!total) return { buffer: null, entries: [] };
    const table = new Uint32Array(total / 4); // a size below zero wraps around
    for (const each of sizes) if (each.length) table.set(each, starts.get(`${each}`) / 4);
    const buffer = this.device.buffer(total, GPUBufferUsage.UNIFORM | GPUBufferUsage.COPY_DST);
    this.device.handle.queue.writeBuffer(buffer, 0, table);
    const entries = sizes.map((each) =>
      each.length ? [{ buffer, offset: starts.get(`${each}`), size: 4 * each.length }] : []);
    return { buffer, entries };
  }

  /** Drop what was bound for some sizes, or for all. */
  forget(key) {
    for (const each of key === undefined ? [...this.bound.keys()] : [key]) {
      this.bound.get(each).uniform?.destroy();
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
    await this.ready(values);
    const made = this.bind(values);
    this.write(inputs, made);
    const encoder = this.device.handle.createCommandEncoder();
    this.encode(encoder, made.steps);
    for (const { place, at, nbytes } of made.reads) {
      const { buffer, offset } = made.places[place];
      encoder.copyBufferToBuffer(buffer, offset, made.staging, at, nbytes);
    }
    this.device.handle.queue.submit([encoder.finish()]);
    try {
      return this.finished(await this.mapped(made), inputs, values);
    } finally {
      made.staging.unmap();
    }
  }

  /** Bind new sizes; what the device complains about is an error of ours. */
  async ready(values) {
    this.device.check();
    if (this.bound.has(JSON.stringify(values))) return;
    await this.device.scoped('memory for these sizes', () => this.bind(values));
  }

  write(inputs, { places }) {
    this.device.check();
    for (const [number, place] of this.plan.inputs) {
      const { name, dtype } = this.specialisation.inputs[number];
      const large = dtype === 'i64' ? beyond32(inputs[number]) : null;
      if (large !== null) {
        throw new KitsuneError('input', `'${name}' holds ${large}`, {
          why: 'on WebGPU an i64 holds what fits 32 bits', hint: "device: 'wasm'",
        });
      }
      this.device.handle.queue.writeBuffer(places[place].buffer, 0, inWords(inputs[number]));
    }
  }

  encode(encoder, steps, timestamps) {
    const pass = encoder.beginComputePass(timestamps && { timestampWrites: timestamps });
    let current = null;
    for (const { pipeline, group, grid } of steps) {
      if (pipeline !== current) pass.setPipeline(pipeline);
      current = pipeline;
      pass.setBindGroup(0, group);
      pass.dispatchWorkgroups(...grid);
    }
    pass.end();
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
    for (const [n, each] of made.steps.entries()) {
      const stores = each.step.stores.map((place) => made.places[place]);
      const encoder = this.device.handle.createCommandEncoder();
      this.encode(encoder, [each]);
      const usage = GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST;
      const copies = stores.map(({ buffer, offset, size }) => {
        const copy = this.device.buffer(size, usage);
        encoder.copyBufferToBuffer(buffer, offset, copy, 0, size);
        return copy;
      });
      this.device.handle.queue.submit([encoder.finish()]);
      for (const [at, copy] of copies.entries()) {
        await copy.mapAsync(GPUMapMode.READ);
        const raw = new Uint8Array(copy.getMappedRange()).slice();
        copy.destroy();
        const found = looksRight(raw, samples[n][at]);
        if (!found.isRight) return { step: each.step, ...found };
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
    const count = 2 * made.steps.length;
    const querySet = handle.createQuerySet({ type: 'timestamp', count });
    const resolved = this.device.buffer(8 * count, GPUBufferUsage.QUERY_RESOLVE | GPUBufferUsage.COPY_SRC);
    const copy = this.device.buffer(8 * count, GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST);
    const encoder = handle.createCommandEncoder();
    made.steps.forEach((each, n) => this.encode(encoder, [each], {
      querySet, beginningOfPassWriteIndex: 2 * n, endOfPassWriteIndex: 2 * n + 1,
    }));
    encoder.resolveQuerySet(querySet, 0, count, resolved, 0);
    encoder.copyBufferToBuffer(resolved, 0, copy, 0, 8 * count);
    handle.queue.submit([encoder.finish()]);
    await copy.mapAsync(GPUMapMode.READ);
    const times = new BigUint64Array(copy.getMappedRange()).slice();
    [querySet, resolved, copy].forEach((each) => each.destroy());
    return this.plan.steps.map(({ name, pattern, ops }, n) => ({
      name, pattern, ops, startUs: Number(times[2 * n] - times[0]) / 1000,
      timeUs: Number(times[2 * n + 1] - times[2 * n]) / 1000,
    }));
  }

  dispose() {
    this.forget();
    this.own.forEach((buffer) => buffer.destroy());
    this.own.clear();
  }
}
