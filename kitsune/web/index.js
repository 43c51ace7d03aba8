// The address of a bundle in, a model out: `createModel(url)`, then `model.process({input: array})`.

import { detectBrowser } from './browser.js';
import { Bundle } from './bundle.js';
import { DEVICES, asMeant, profileOrder, timed } from './choose.js';
import { WasmEngine, WebGpuEngine, WebNnEngine } from './engines.js';
import { KitsuneError, said } from './errors.js';
import { recall, remember } from './store.js';
import { bound, isDynamic, readSizes, symbolsIn, textOf, violated } from './sizes.js';
import { decode, encode, lengthOf, nbytesOf, shapeOf } from './tensors.js';

export { KitsuneError, detectBrowser };

const DAMAGED = ['bundle', 'file', 'shard', 'option']; // errors that no other device would not have

/**
 * Load a bundle, choose where it runs, and check it there on a stored input. Options are described
 * in index.d.ts.
 */
export async function createModel(url, options = {}) {
  const chosen = asMeant(options);
  const bundle = await Bundle.open(url, chosen);
  bundle.choose(chosen.bits);
  const model = new Model(bundle, chosen);
  await bundle.weights.using(() => model.choose());
  return model;
}

export class Model {
  constructor(bundle, options) {
    Object.assign(this, { bundle, options });
    this.fused = options.fused;
    this.engine = null;
    this.choice = null; // {device, reason, measured}
    this.settled = Promise.resolve(); // once the choice is final
    this.calls = new Set();
    this.isDisposed = false;
  }

  /**
   * What it runs on its device: inputs and outputs with their names, types and shapes. The name of a size
   * that calls decide stands in their place, and `sizes` has the bounds of each by name.
   */
  get signatures() {
    return this.engine.numbers.map((number) => signatureOf(this.bundle.specialisations[number]));
  }

  /** Of its weights; 0 where they are as they were given. */
  get bits() {
    return this.bundle.bits;
  }

  get device() {
    return this.engine.device;
  }

  /** What runs it, for a person to read. */
  get deviceName() {
    return this.engine.name;
  }

  /** What the self-check found of the program that is used. */
  get selfCheck() {
    return this.engine.firstCheck(this.fused);
  }

  // --- where it runs ---

  /** Open an engine, with the program of the first signature. */
  async open(device, order = null) {
    const { bundle, options } = this;
    const engine = device === 'wasm' ? await WasmEngine.open(bundle, options)
      : device === 'webnn' ? await WebNnEngine.open(bundle, options)
      : await WebGpuEngine.open(bundle, options, (adapter) => order ?? this.order(adapter));
    try {
      await engine.probe(engine.numbers[0], this.fused);
    } catch (error) {
      await engine.dispose();
      throw error;
    }
    return engine;
  }

  /** The profiles to try: what tuning found first, where nothing else was asked for. */
  async order(adapter) {
    const order = profileOrder(this.bundle.described, this.options, adapter);
    const asked = ['browserOptimizationType', 'workgroupSize', 'tileSize', 'useFastMath'];
    if (asked.some((option) => this.options[option] !== undefined)) return order;
    const tuned = await this.recalled('profile');
    return tuned ? [tuned.number, ...order.filter((n) => n !== tuned.number)] : order;
  }

  key(what) {
    return [what, this.bundle.digest, globalThis.navigator?.userAgent, this.bundle.bits, this.fused].join(' ');
  }

  recalled(what) {
    return this.options.remember ? recall(this.key(what)) : null;
  }

  async choose() {
    const { targets } = this.bundle.described;
    const refused = (device) => !targets[device]
      ? 'it was not exported for it' : targets[device].refused;
    const usable = DEVICES.filter((device) => !refused(device));
    const forced = this.options.device;
    if (forced && !usable.includes(forced)) {
      throw new KitsuneError('option', `the bundle cannot run on ${forced}`, {
        why: refused(forced), hint: `device: '${usable[0]}'`,
      });
    }
    const known = forced || usable.length === 1 ? null : await this.recalled('device');
    if (forced || usable.length === 1) {
      const other = DEVICES.find((device) => device !== usable[0]);
      const reason = forced ? 'it was asked for' : `${other}: ${refused(other)}`;
      this.use(await this.open(forced ?? usable[0]), reason, {});
    } else if (!known || !(await this.useKnown(known))) {
      await this.measure(usable);
    }
  }

  use(engine, reason, measured, failed) {
    this.engine = engine;
    this.choice = { device: engine.device, reason, measured, ...(failed && { failed }) };
  }

  async useKnown({ device, measured }) {
    try {
      this.use(await this.open(device), `it was faster when measured: ${inWords(measured)}`, measured);
      return true;
    } catch {
      return false; // the machine is not what it was
    }
  }

  /** WebAssembly is ready first; others are made ready behind it, and the fastest takes over. */
  async measure(usable) {
    const [first, ...rivals] = usable.toSorted((a, b) => (b === 'wasm') - (a === 'wasm'));
    const failed = [];
    try {
      this.use(await this.open(first), `${rivals.join(' and ')} is still being made ready`, {});
    } catch (error) {
      if (DAMAGED.includes(error.code)) throw error;
      failed.push([first, error]);
    }
    this.settled = this.bundle.weights.using(() => this.compare(rivals, failed));
    this.settled.catch(() => {});
    if (failed.length) await this.settled;
  }

  async compare(rivals, failed) {
    const engines = this.engine ? [this.engine] : [];
    for (const device of rivals) {
      try {
        engines.push(await this.open(device));
      } catch (error) {
        failed.push([device, error]);
      }
    }
    if (!engines.length) throw failed.at(-1)[1];
    if (engines.length === 1) {
      const reason = failed.map(([device, error]) => `${device}: ${said(error)}`).join('; ');
      this.use(engines[0], reason, {}, failed[0][1]);
      return;
    }
    const measured = {};
    for (const engine of engines.toReversed()) {
      measured[engine.device] = await timed(await engine.probe(engine.numbers[0], this.fused));
    }
    const winner = engines.reduce((a, b) => (measured[b.device] < measured[a.device] ? b : a));
    this.use(winner, `it was faster: ${inWords(measured)}`, measured, failed[0]?.[1]);
    await Promise.allSettled(this.calls);
    await Promise.all(engines.filter((engine) => engine !== winner).map((engine) => engine.dispose()));
    if (this.options.remember) await remember(this.key('device'), { device: winner.device, measured });
  }

  /** Time every profile of the bundle on WebGPU, use the fastest and remember it. */
  async tune() {
    this.live();
    await this.settled;
    const found = [];
    for (const [number, { browser }] of this.bundle.described.profiles.entries()) {
      try {
        const engine = await this.open('webgpu', [number]);
        const timeMs = await timed(await engine.probe(engine.numbers[0], this.fused));
        found.push({ number, browser, timeMs });
        await engine.dispose();
      } catch (error) {
        found.push({ number, browser, timeMs: Infinity, error: said(error) });
      }
    }
    const best = found.reduce((a, b) => (b.timeMs < a.timeMs ? b : a));
    if (best.timeMs < Infinity) {
      const before = this.engine;
      const engine = await this.open('webgpu', [best.number]);
      this.use(engine, `shaders for ${best.browser} were fastest`, { webgpu: best.timeMs });
      await Promise.allSettled(this.calls);
      await before.dispose();
      if (this.options.remember) await remember(this.key('profile'), { number: best.number });
    }
    return found;
  }

  /** After its device was lost: the same on a new one, or WebAssembly where there is none. */
  async rebuild() {
    this.options.onProgress({ stage: 'rebuild', loaded: 0, total: 1 });
    await this.engine.dispose();
    const hasWasm = this.bundle.described.targets.wasm && !this.bundle.described.targets.wasm.refused;
    try {
      this.use(await this.open('webgpu'), 'its device was lost, and opened again', this.choice.measured);
    } catch (error) {
      if (!hasWasm || this.options.device === 'webgpu') throw error;
      this.use(await this.open('wasm'), `webgpu was lost: ${said(error)}`, this.choice.measured);
    }
    this.options.onProgress({ stage: 'rebuild', loaded: 1, total: 1 });
  }

  // --- calls ---

  live() {
    if (this.isDisposed) throw new KitsuneError('disposed', 'the model was disposed of');
  }

  /** Outputs by name, each with data, shape and dtype, of inputs by name. */
  async process(inputs) {
    const { made, outputs } = await this.call(inputs, 'run');
    return Object.fromEntries(outputs.map(({ name, dtype, shape }, n) =>
      [name, { data: decode(made[n], dtype), shape, dtype }]));
  }

  /** What a method of the program for these inputs makes, and the outputs as this call has them. */
  async call(inputs, method) {
    this.live();
    return this.during(async () => {
      const { number, values, inputs: wanted, outputs } = this.match(inputs);
      const given = wanted.map((input) => encode(inputs[input.name], input));
      const program = await this.engine.program(number, this.fused, values);
      return { made: await program[method](given, values), outputs };
    });
  }

  /** What `act` makes; nothing that it uses is disposed of before. */
  async during(act) {
    const call = this.surviving(act);
    this.calls.add(call);
    try {
      return await call;
    } finally {
      this.calls.delete(call);
    }
  }

  async surviving(act) {
    try {
      return await act();
    } catch (error) {
      if (error.code !== 'device-lost' || this.isDisposed) throw error;
    }
    this.rebuilding ??= this.rebuild().finally(() => (this.rebuilding = null));
    await this.rebuilding;
    return act();
  }

  /** The signature that inputs have, with the sizes of this call. */
  match(inputs) {
    const { specialisations } = this.bundle;
    const numbers = this.engine.numbers;
    const { inputs: first } = specialisations[numbers[0]];
    for (const { name } of first) {
      if (inputs?.[name] === undefined) {
        throw new KitsuneError('input', `no input '${name}'`, {
          hint: `process({${first.map((each) => each.name).join(', ')}})`,
        });
      }
    }
    const unknown = Object.keys(inputs).find((name) => !first.some((each) => each.name === name));
    if (unknown) {
      throw new KitsuneError('input', `there is no input '${unknown}'`, {
        why: `the inputs are ${first.map((each) => each.name).join(', ')}`,
      });
    }
    const reasons = [];
    for (const number of numbers) {
      const { inputs: wanted, outputs, guards } = specialisations[number];
      const given = wanted.map(({ name }) => ({ shape: shapeOf(inputs[name]), length: lengthOf(inputs[name]) }));
      const { values, reason } = readSizes(wanted, given);
      const why = reason ?? violated(guards, values) ?? this.engine.refusal(number, this.fused, values);
      if (!why) {
        const sized = (value) => bound(value, values);
        return { number, values, inputs: wanted.map(sized), outputs: outputs.map(sized) };
      }
      reasons.push(why);
    }
    const given = first.map(({ name }) => `${name} [${shapeOf(inputs[name]) ?? inputs[name].length}]`);
    const held = numbers.map((number) => specialisations[number].inputs.map(({ name, dtype, shape }) =>
      `${name} ${dtype}[${shape.map(textOf)}]`).join(', '));
    const hasDynamic = numbers.some((number) => specialisations[number].inputs.some(isDynamic));
    throw new KitsuneError('input', `the bundle has no program for ${given.join(', ')}`, {
      why: `it was exported for ${held.join('; ')}${hasDynamic ? `; ${reasons.join('; ')}` : ''}`,
      hint: hasDynamic ? 'give inputs of sizes within these bounds'
        : 'pad the input to one of these, or export with shapes=[…] for others',
    });
  }

  /** Make the programs of all signatures ready, and run each once. */
  async warmUp() {
    this.live();
    for (const number of this.engine.numbers) {
      await this.during(async () => (await this.engine.probe(number, this.fused))());
    }
  }

  /** From now on with fused kernels, or with one for every operation. */
  async setOperationFusion(enabled) {
    this.live();
    await this.during(() => this.engine.probe(this.engine.numbers[0], enabled));
    this.fused = enabled;
  }

  /** Microseconds of each kernel of a call; null where the device has no clock for them. */
  async profile(inputs) {
    return (await this.call(inputs, 'profile')).made;
  }

  /** Inputs like the first signature's: the stored ones, or random ones. */
  async exampleInputs({ random = false } = {}) {
    const specialisation = this.bundle.specialisations[this.engine.numbers[0]];
    const [{ file, offsets, sizes }] = specialisation.probes;
    const raw = await this.bundle.bytes(file);
    return Object.fromEntries(specialisation.inputs.map((each, n) => {
      const input = bound(each, sizes);
      const data = decode(raw.slice(offsets[n], offsets[n] + nbytesOf(input)), input.dtype);
      if (random && input.dtype.startsWith('f')) data.forEach((_, at) => (data[at] = 2 * Math.random() - 1));
      return [input.name, { data, shape: input.shape, dtype: input.dtype }];
    }));
  }

  /** Bytes by what they are for, on the device that runs the model. */
  async memoryReport() {
    this.live();
    const parts = await this.engine.memory();
    const total = Object.values(parts).reduce((sum, nbytes) => sum + nbytes, 0);
    return {
      device: this.device, ...parts, total, downloaded: this.bundle.weights.fetchedNbytes,
      dispatches: this.engine.dispatches(this.engine.numbers[0], this.fused),
    };
  }

  /** Free what is on the device. */
  async dispose() {
    if (this.isDisposed) return;
    this.isDisposed = true;
    await Promise.allSettled([this.settled, ...this.calls]);
    await this.engine?.dispose();
  }
}

const inWords = (measured) =>
  Object.entries(measured).map(([device, ms]) => `${device} ${ms.toFixed(1)} ms`).join(', ');

/** What a person and a page read of a signature. */
function signatureOf({ inputs, outputs }) {
  const sizes = {};
  const shown = (value) => {
    value.shape.flatMap(symbolsIn).forEach(([name, , low, high]) => (sizes[name] = [low, high ?? Infinity]));
    const shape = value.shape.map((size) => (typeof size === 'number' ? size : textOf(size)));
    return { ...value, shape, ...(!isDynamic(value) && { nbytes: nbytesOf(value) }) };
  };
  return { inputs: inputs.map(shown), outputs: outputs.map(shown), sizes };
}
