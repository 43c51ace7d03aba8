// A plan of a bundle and a device in, a program out: one submit for every call.

import { KitsuneError, said } from './errors.js';
import { beyond32, nbytesOf } from './tensors.js';

const ALIGNMENT = 16; // of an output in the buffer that is read back

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
      const made = await device.pipeline(file, text, step.bind.length, step.name);
      onPipeline(++done, files.size);
      return [file, made];
    });
    compiling.forEach((each) => each.catch(() => {})); // the first that fails is awaited below
    await bundle.weights.load(weightsOf(plan));
    await device.scoped('memory for the model', () => program.place(bundle.weights));
    const pipelines = new Map(await Promise.all(compiling));
    await device.scoped('a binding', () => program.bind(pipelines));
    return program;
  }

  constructor(device, plan, specialisation) {
    Object.assign(this, { device, plan, specialisation });
    this.last = Promise.resolve();
    this.own = [];
    this.nbytes = { inputs: 0, outputs: 0, staging: 0 };
  }

  // --- memory ---

  make(nbytes, usage, kind) {
    const buffer = this.device.buffer(nbytes, usage);
    this.own.push(buffer);
    this.nbytes[kind] += nbytes;
    return buffer;
  }

  /** A buffer and an offset for each place of the plan. */
  place(weights) {
    const { STORAGE, COPY_DST, COPY_SRC, MAP_READ } = GPUBufferUsage;
    const arena = this.plan.arena ? this.device.arenaOf(this.plan.arena) : null;
    this.places = this.plan.places.map(([kind, at, nbytes]) => {
      if (kind === 'arena') return { buffer: arena, offset: at, size: nbytes };
      const buffer =
        kind === 'constant' ? this.device.constant(at, nbytes, weights)
        : kind === 'input' ? this.make(nbytes, STORAGE | COPY_DST | COPY_SRC, 'inputs')
        : this.make(nbytes, STORAGE | COPY_SRC, 'outputs');
      return { buffer, offset: 0, size: nbytes };
    });
    let total = 0;
    this.reads = this.plan.outputs.map(([number, place]) => {
      const read = { number, place, at: total, nbytes: this.places[place].size };
      total += Math.ceil(read.nbytes / ALIGNMENT) * ALIGNMENT;
      return read;
    });
    this.staging = this.make(Math.max(16, total), MAP_READ | COPY_DST, 'staging');
    this.kept = this.plan.made.map(([kind, at, nbytes]) =>
      kind === 'constant' ? weights.bytes(at, nbytes).slice() : null);
  }

  bind(pipelines) {
    this.steps = this.plan.steps.map((step) => {
      const entries = step.bind.map((place, binding) => ({ binding, resource: this.places[place] }));
      const layout = this.device.layout(step.bind.length);
      const group = this.device.handle.createBindGroup({ layout, entries });
      return { step, pipeline: pipelines.get(step.shader), group };
    });
  }

  // --- calls ---

  /** Inputs as bytes, in order, to a promise of outputs as bytes. Calls wait for each other. */
  run(inputs) {
    const made = this.last.then(() => this.now(inputs));
    this.last = made.catch(() => {});
    return made;
  }

  async now(inputs) {
    this.write(inputs);
    const encoder = this.device.handle.createCommandEncoder();
    this.encode(encoder, this.steps);
    for (const { place, at, nbytes } of this.reads) {
      const { buffer, offset } = this.places[place];
      encoder.copyBufferToBuffer(buffer, offset, this.staging, at, nbytes);
    }
    this.device.handle.queue.submit([encoder.finish()]);
    try {
      return this.finished(await this.mapped(), inputs);
    } finally {
      this.staging.unmap();
    }
  }

  write(inputs) {
    this.device.check();
    for (const [number, place] of this.plan.inputs) {
      const { name, dtype } = this.specialisation.inputs[number];
      const large = dtype === 'i64' ? beyond32(inputs[number]) : null;
      if (large !== null) {
        throw new KitsuneError('input', `'${name}' holds ${large}`, {
          why: 'on WebGPU an i64 holds what fits 32 bits', hint: "device: 'wasm'",
        });
      }
      this.device.handle.queue.writeBuffer(this.places[place].buffer, 0, inWords(inputs[number]));
    }
  }

  encode(encoder, steps, timestamps) {
    const pass = encoder.beginComputePass(timestamps && { timestampWrites: timestamps });
    let current = null;
    for (const { step, pipeline, group } of steps) {
      if (pipeline !== current) pass.setPipeline(pipeline);
      current = pipeline;
      pass.setBindGroup(0, group);
      pass.dispatchWorkgroups(...step.grid);
    }
    pass.end();
  }

  /** What the program made, by the number of its output, until the staging buffer is unmapped. */
  async mapped() {
    try {
      await this.staging.mapAsync(GPUMapMode.READ);
    } catch (cause) {
      await Promise.race([this.device.whenLost, new Promise((resolve) => setTimeout(resolve, 100))]);
      this.device.check();
      throw new KitsuneError('device', 'the device gave no result', { why: said(cause), cause });
    }
    this.device.check();
    const whole = new Uint8Array(this.staging.getMappedRange());
    return new Map(this.reads.map(({ number, at, nbytes }) => [number, whole.subarray(at, at + nbytes)]));
  }

  /** Copies of the model's outputs, unless a hidden check says that an index was wrong. */
  finished(made, inputs) {
    const found = ([kind, at], kept) =>
      kind === 'output' ? made.get(at) ?? new Uint8Array(0) : kind === 'input' ? inputs[at] : kept;
    for (const { made: where, message } of this.plan.checks) {
      if (found(where)?.[0]) throw new KitsuneError('input', message);
    }
    return this.plan.made.map((where, n) =>
      found(where, this.kept[n]).slice(0, nbytesOf(this.specialisation.outputs[n])));
  }

  // --- kernel by kernel ---

  /** Runs the program step by step on a probe; the first step whose stores do not look right. */
  async firstWrong(inputs, samples, looksRight) {
    await this.last;
    this.write(inputs);
    for (const [n, each] of this.steps.entries()) {
      const stores = each.step.stores.map((place) => this.places[place]);
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
  async profile(inputs) {
    const { handle } = this.device;
    if (!handle.features.has('timestamp-query')) return null;
    await this.last;
    this.write(inputs);
    const count = 2 * this.steps.length;
    const querySet = handle.createQuerySet({ type: 'timestamp', count });
    const resolved = this.device.buffer(8 * count, GPUBufferUsage.QUERY_RESOLVE | GPUBufferUsage.COPY_SRC);
    const copy = this.device.buffer(8 * count, GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST);
    const encoder = handle.createCommandEncoder();
    this.steps.forEach((each, n) => this.encode(encoder, [each], {
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
    this.own.forEach((buffer) => buffer.destroy());
    this.own = [];
  }
}
