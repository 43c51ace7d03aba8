// A bundle and where it is to run in, programs out, each checked on its probe before it is used.

import { blame, compared, probeOf } from './check.js';
import { entriesFor, entryOf } from './choose.js';
import { openDevice, requestAdapter } from './device.js';
import { KitsuneError, said } from './errors.js';
import { typed } from './tensors.js';
import { WebGpuProgram } from './webgpu.js';

/** What both kinds share: programs by signature and fusion, made when first asked for. */
class Engine {
  constructor(bundle, options) {
    Object.assign(this, { bundle, options });
    this.programs = new Map();
    this.checks = new Map(); // "signature fused" → what the self-check found
  }

  program(number, fused) {
    const key = `${number} ${fused}`;
    if (!this.programs.has(key)) {
      const made = this.checked(number, fused, key);
      made.catch(() => this.programs.delete(key));
      this.programs.set(key, made);
    }
    return this.programs.get(key);
  }

  async checked(number, fused, key) {
    const specialisation = this.bundle.specialisations[number];
    const program = await this.bundle.weights.using((weights) =>
      this.create(number, fused, specialisation, weights));
    if (!this.options.selfCheck) return program;
    this.bundle.onProgress({ stage: 'check', loaded: 0, total: 1 });
    const probe = await probeOf(this.bundle, specialisation);
    const result = compared(await program.run(probe.inputs), probe, specialisation);
    this.checks.set(key, result);
    if (!result.isRight) throw await this.wrong(program, probe, result, number, fused);
    this.bundle.onProgress({ stage: 'check', loaded: 1, total: 1 });
    return program;
  }

  /** A call with the stored input. */
  async probe(number, fused) {
    const program = await this.program(number, fused);
    const { inputs } = await probeOf(this.bundle, this.bundle.specialisations[number]);
    return () => program.run(inputs);
  }

  async disposed() {
    const made = await Promise.allSettled(this.programs.values());
    made.forEach(({ value }) => value?.dispose());
    this.programs.clear();
  }
}

export class WebGpuEngine extends Engine {
  device = 'webgpu';

  /** `orderFor(adapter)` gives the numbers of profiles, the best first. */
  static async open(bundle, options, orderFor) {
    const adapter = await requestAdapter();
    const { profile, chosen } = entriesFor(bundle, await orderFor(adapter), adapter);
    const device = await openDevice(adapter, chosen.flatMap((each) => Object.values(each).filter(Boolean)));
    const engine = new WebGpuEngine(bundle, options);
    return Object.assign(engine, { gpu: device, profile, chosen });
  }

  get name() {
    return `${this.gpu.name}, shaders for ${this.profile.browser}`;
  }

  async create(number, fused, specialisation) {
    const plan = await this.bundle.json(entryOf(this.chosen[number], fused).plan);
    return WebGpuProgram.create(this.gpu, plan, specialisation, this.bundle, (loaded, total) =>
      this.bundle.onProgress({ stage: 'shaders', loaded, total }));
  }

  async wrong(program, probe, result, number, fused) {
    const samples = await this.bundle.json(entryOf(this.chosen[number], fused).samples);
    return blame(program, probe, samples, result);
  }

  dispatches(number, fused) {
    return entryOf(this.chosen[number], fused).dispatches;
  }

  async memory() {
    const programs = (await Promise.allSettled(this.programs.values())).flatMap(({ value }) => value ?? []);
    const sum = (kind) => programs.reduce((total, { nbytes }) => total + nbytes[kind], 0);
    return {
      weights: this.gpu.nbytes.weights, arena: this.gpu.nbytes.arena,
      inputs: sum('inputs'), outputs: sum('outputs'), staging: sum('staging'),
    };
  }

  async dispose() {
    await this.disposed();
    this.gpu.dispose();
  }
}

export class WasmEngine extends Engine {
  device = 'wasm';

  static async open(bundle, options) {
    if (typeof WebAssembly === 'undefined') {
      throw new KitsuneError('wasm', 'this browser has no WebAssembly');
    }
    const engine = new WasmEngine(bundle, options);
    engine.module = await import('./wasm.js');
    return engine;
  }

  get name() {
    const { threads, relaxed } = this.last?.memory() ?? {};
    if (!threads) return 'WebAssembly';
    return `WebAssembly, ${threads} thread${threads > 1 ? 's' : ''}${relaxed ? ', relaxed SIMD' : ''}`;
  }

  async create(number, fused, specialisation, weights) {
    const entries = Object.fromEntries(specialisation.wasm.map((each) => [each.fused, each]));
    const description = await this.bundle.json(entryOf(entries, fused).program);
    await weights.load(description.weights);
    const fetchBytes = async (file) => (await this.bundle.bytes(file)).buffer;
    const options = this.options.threads ? { threads: this.options.threads } : {};
    const made = await failing(() => this.module.createWasmProgram(
      description, fetchBytes, (offset, nbytes) => weights.bytes(offset, nbytes), options));
    this.last = made;
    const weightsNbytes = description.weights.reduce((total, [, nbytes]) => total + nbytes, 0);
    return new WasmProgram(made, specialisation, weightsNbytes);
  }

  wrong(program, probe, result) {
    return differing(result);
  }

  dispatches() {
    return 1; // one call
  }

  async memory() {
    const programs = (await Promise.allSettled(this.programs.values())).flatMap(({ value }) => value ?? []);
    const sum = (of) => programs.reduce((total, program) => total + of(program), 0);
    const weights = sum((program) => program.weightsNbytes);
    return { weights, memory: sum(({ made }) => made.memory().nbytes) - weights };
  }

  dispose() {
    return this.disposed();
  }
}

export class WebNnEngine extends Engine {
  device = 'webnn';
  name = 'WebNN';

  static async open(bundle, options) {
    const engine = new WebNnEngine(bundle, options);
    engine.module = await import('./webnn.js');
    engine.context = await engine.module.openContext();
    return engine;
  }

  async described(number, fused) {
    const entries = Object.fromEntries(this.bundle.specialisations[number].webnn.map((e) => [e.fused, e]));
    return this.bundle.json(entryOf(entries, fused).program);
  }

  async create(number, fused, specialisation, weights) {
    const described = await this.described(number, fused);
    const held = described.values.filter(({ kind }) => kind === 'constant');
    await weights.load(held.map(({ at, nbytes }) => [at, nbytes]));
    this.groups = described.groups.length;
    this.weightsNbytes = held.reduce((total, { nbytes }) => total + nbytes, 0);
    return this.module.WebNnProgram.create(this.context, described, (...range) => weights.bytes(...range));
  }

  wrong(program, probe, result) {
    return differing(result);
  }

  dispatches() {
    return this.groups;
  }

  async memory() {
    return { weights: this.weightsNbytes };
  }

  async dispose() {
    await this.disposed();
    this.context.destroy?.();
  }
}

/** An error that says how far an output is from what was expected. */
function differing(result) {
  const worst = result.outputs.find((row) => !row.isRight);
  return new KitsuneError('wrong', 'the model computes something else here than NumPy did', {
    why: `'${worst.name}' is off by ${worst.absolute.toPrecision(3)}, ` +
      `${worst.relative.toPrecision(2)} of its size, and ${worst.tolerance} is allowed`,
    hint: 'report this with the name of the browser',
  });
}

/** Bytes in and bytes out, over arrays by name. */
class WasmProgram {
  constructor(made, specialisation, weightsNbytes) {
    Object.assign(this, { made, specialisation, weightsNbytes });
  }

  named(inputs) {
    const { inputs: wanted } = this.specialisation;
    return Object.fromEntries(wanted.map(({ name, dtype }, n) => [name, typed(inputs[n], dtype)]));
  }

  async run(inputs) {
    const outputs = await failing(() => this.made.run(this.named(inputs)));
    return this.specialisation.outputs.map(({ name }) => {
      const { buffer, byteOffset, byteLength } = outputs[name];
      return new Uint8Array(buffer, byteOffset, byteLength);
    });
  }

  profile(inputs) {
    return failing(() => this.made.profile(this.named(inputs)));
  }

  dispose() {
    this.made.dispose();
  }
}

async function failing(act) {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof KitsuneError) throw cause;
    throw new KitsuneError('wasm', said(cause), { cause });
  }
}
