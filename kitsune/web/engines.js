// A bundle and where it is to run in, programs out, each checked on its probe before it is used.

import { blame, compared, probeOf } from './check.js';
import { entriesFor, entryOf } from './choose.js';
import { openDevice, requestAdapter } from './device.js';
import { KitsuneError, said } from './errors.js';
import { firstHolding, violated } from './sizes.js';
import { typed } from './tensors.js';
import { WebGpuProgram } from './webgpu.js';

/** What all kinds share: programs by signature, fusion and guards, made when first asked for. */
class Engine {
  constructor(bundle, options) {
    Object.assign(this, { bundle, options });
    this.programs = new Map(); // "signature fused variant" → promise of a program that was checked
    this.checks = new Map(); // the same → what the self-check found
  }

  /** What the bundle has for this device: entries of a signature, with or without fusion. */
  entries(number, fused) {
    const held = this.bundle.specialisations[number][this.device] ?? [];
    return held.filter((each) => each.fused === fused);
  }

  /** The numbers of the signatures that it runs. */
  get numbers() {
    return [...this.bundle.specialisations.keys()].filter((number) => this.entries(number, true).length);
  }

  /** The guards of each program that a signature has. */
  guards(number, fused) {
    return this.entries(number, fused).flatMap(({ guards = [], variants = [guards] }) => variants);
  }

  /** The number of the first program of a signature whose guards hold; -1 if there is none. */
  variant(number, fused, values) {
    return firstHolding(this.guards(number, fused), values);
  }

  /** Why a signature has no program for these sizes, or null. */
  refusal(number, fused, values) {
    const lists = this.guards(number, fused);
    if (!lists.length || firstHolding(lists, values) >= 0) return null;
    return lists.map((guards) => violated(guards, values)).join('; ');
  }

  program(number, fused, values) {
    entryOf(this.guards(number, fused));
    const variant = this.variant(number, fused, values);
    const key = `${number} ${fused} ${variant}`;
    if (!this.programs.has(key)) {
      const made = this.checked(number, fused, variant, key);
      made.catch(() => this.programs.delete(key));
      this.programs.set(key, made);
    }
    return this.programs.get(key);
  }

  async checked(number, fused, variant, key) {
    const specialisation = this.bundle.specialisations[number];
    const program = await this.bundle.weights.using((weights) =>
      this.create(number, fused, variant, specialisation, weights));
    const stored = specialisation.probes.find(({ sizes }) => this.variant(number, fused, sizes) === variant);
    if (!this.options.selfCheck || !stored) return program;
    this.bundle.onProgress({ stage: 'check', loaded: 0, total: 1 });
    const probe = await probeOf(this.bundle, specialisation, stored);
    const result = compared(await program.run(probe.inputs, probe.sizes), probe, specialisation);
    this.checks.set(key, result);
    if (!result.isRight) throw await this.wrong(program, probe, result, number, fused, variant);
    this.bundle.onProgress({ stage: 'check', loaded: 1, total: 1 });
    return program;
  }

  /** What the self-check found of the program that runs the first of the stored inputs. */
  firstCheck(fused) {
    const [number] = this.numbers;
    const variant = this.variant(number, fused, this.bundle.specialisations[number].probes[0].sizes);
    return this.checks.get(`${number} ${fused} ${variant}`) ?? null;
  }

  /** A call with the first stored input. */
  async probe(number, fused) {
    const specialisation = this.bundle.specialisations[number];
    const [stored] = specialisation.probes;
    const program = await this.program(number, fused, stored.sizes);
    const { inputs, sizes } = await probeOf(this.bundle, specialisation, stored);
    return () => program.run(inputs, sizes);
  }

  /** The distinct programs that were made. */
  async made() {
    const made = await Promise.allSettled(this.programs.values());
    return [...new Set(made.flatMap(({ value }) => value ?? []))];
  }

  async disposed() {
    (await this.made()).forEach((program) => program.dispose());
    this.programs.clear();
  }
}

export class WebGpuEngine extends Engine {
  device = 'webgpu';

  /** `orderFor(adapter)` gives the numbers of profiles, the best first. */
  static async open(bundle, options, orderFor) {
    const adapter = await requestAdapter();
    const { profile, chosen } = entriesFor(bundle, await orderFor(adapter), adapter);
    const device = await openDevice(adapter, chosen.flatMap((each) => Object.values(each).flat()));
    const engine = new WebGpuEngine(bundle, options);
    return Object.assign(engine, { gpu: device, profile, chosen });
  }

  get name() {
    return `${this.gpu.name}, shaders for ${this.profile.browser}`;
  }

  entries(number, fused) {
    return this.chosen[number][fused];
  }

  async create(number, fused, variant, specialisation) {
    const plan = await this.bundle.json(entryOf(this.entries(number, fused), variant).plan);
    return WebGpuProgram.create(this.gpu, plan, specialisation, this.bundle, (loaded, total) =>
      this.bundle.onProgress({ stage: 'shaders', loaded, total }));
  }

  async wrong(program, probe, result, number, fused, variant) {
    const samples = await this.bundle.json(entryOf(this.entries(number, fused), variant).samples);
    return blame(program, probe, samples, result);
  }

  dispatches(number, fused) {
    return entryOf(this.entries(number, fused)).dispatches;
  }

  async memory() {
    const programs = await this.made();
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

  /** One program has all variants of a signature; each loads its weights when it is first used. */
  async create(number, fused, variant, specialisation, weights) {
    this.opened ??= new Map(); // "signature fused" → promise of {description, made, program}
    const key = `${number} ${fused}`;
    if (!this.opened.has(key)) {
      const opening = this.opening(number, fused, specialisation, weights);
      opening.catch(() => this.opened.delete(key));
      this.opened.set(key, opening);
    }
    const { description, made, program } = await this.opened.get(key);
    await weights.load(this.module.weightsOf(description, variant));
    await failing(() => made.load(variant));
    return program;
  }

  async opening(number, fused, specialisation, weights) {
    const description = await this.bundle.json(entryOf(this.entries(number, fused)).program);
    const fetchBytes = async (file) => (await this.bundle.bytes(file)).buffer;
    const options = this.options.threads ? { threads: this.options.threads } : {};
    const made = await failing(() => this.module.createWasmProgram(
      description, fetchBytes, (offset, nbytes) => weights.bytes(offset, nbytes), options));
    this.last = made;
    return { description, made, program: new WasmProgram(made, specialisation) };
  }

  wrong(program, probe, result) {
    return differing(result);
  }

  dispatches() {
    return 1; // one call
  }

  async memory() {
    const programs = await this.made();
    const sum = (what) => programs.reduce((total, { made }) => total + made.memory()[what], 0);
    const weights = sum('weights');
    return { weights, memory: sum('nbytes') - weights };
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

  async create(number, fused, variant, specialisation, weights) {
    const described = await this.bundle.json(entryOf(this.entries(number, fused)).program);
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
  constructor(made, specialisation) {
    Object.assign(this, { made, specialisation });
  }

  named(inputs) {
    const { inputs: wanted } = this.specialisation;
    return Object.fromEntries(wanted.map(({ name, dtype }, n) => [name, typed(inputs[n], dtype)]));
  }

  async run(inputs, sizes) {
    const outputs = await failing(() => this.made.run(this.named(inputs), sizes));
    return this.specialisation.outputs.map(({ name }) => {
      const { buffer, byteOffset, byteLength } = outputs[name];
      return new Uint8Array(buffer, byteOffset, byteLength);
    });
  }

  profile(inputs, sizes) {
    return failing(() => this.made.profile(this.named(inputs), sizes));
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
