// A decoder on WebGPU: weights, keys and values stay on the device; a call sends tokens and reads logits.

import { profileOrder } from './choose.js';
import { missing, openDevice, requestAdapter } from './device.js';
import { KitsuneError } from './errors.js';
import { firstHolding } from './sizes.js';
import { WebGpuProgram } from './webgpu.js';

const bytesOf = (numbers) => new Uint8Array(BigInt64Array.from(numbers, BigInt).buffer);

export class WebGpuDecoder {
  static async open(bundle, chat, _, options) {
    const adapter = await requestAdapter();
    const { profile, chosen } = entriesOf(bundle.described.profiles, chat.webgpu, adapter,
      profileOrder(bundle.described, { ...options, optimized: true }, adapter));
    const device = await openDevice(adapter, chosen);
    const made = new WebGpuDecoder(device, profile, chosen.map(({ guards }) => guards), chat.mostTokens);
    await bundle.weights.using(() => made.load(bundle, chat, chosen));
    return made;
  }

  constructor(device, profile, guards, most) {
    Object.assign(this, { device, guards, most, programs: [], buffers: new Map() });
    this.name = `${device.name}, shaders for ${profile.browser}`;
  }

  async load(bundle, { inputs, outputs }, chosen) {
    const states = (state, number, nbytes) => this.state(state, number, nbytes);
    for (const { plan: file } of chosen) {
      const plan = await bundle.json(file);
      this.programs.push(await WebGpuProgram.create(this.device, plan, { inputs, outputs }, bundle, (loaded, total) =>
        bundle.onProgress({ stage: 'shaders', loaded, total }), states));
    }
  }

  /** The buffer of a state's keys or values in a layer, zeros at first. */
  state(state, number, nbytes) {
    const key = `${state} ${number}`;
    if (!this.buffers.has(key)) {
      this.buffers.set(key, this.device.buffer(nbytes, GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC | GPUBufferUsage.COPY_DST));
    }
    return this.buffers.get(key);
  }

  get nbytes() {
    const sum = (values) => values.reduce((a, b) => a + b, 0);
    const { weights, arena } = this.device.nbytes;
    const own = this.programs.flatMap(({ nbytes }) => Object.values(nbytes));
    return weights + arena + sum(own) + sum([...this.buffers.values()].map(({ size }) => size));
  }

  /** Dispatches of a call of one token. */
  get dispatches() {
    return this.programs[0].dispatches({ tokens: 1 });
  }

  /** The logits after some tokens at a position; their keys and values are stored in the state. */
  async step(ids, position, state) {
    const number = firstHolding(this.guards, { tokens: ids.length });
    if (number < 0) {
      let logits = null;
      for (const [n, id] of ids.entries()) logits = await this.step([id], position + n, state);
      return logits;
    }
    const [made] = await this.programs[number].run([bytesOf(ids), bytesOf([position])], { tokens: ids.length, state });
    return new Float32Array(made.buffer, made.byteOffset, made.byteLength / 4);
  }

  dispose() {
    this.programs.forEach((program) => program.dispose());
    this.buffers.forEach((buffer) => buffer.destroy());
    this.device.dispose();
  }
}

/** The entries to run, of the first profile that suits an adapter. */
function entriesOf(profiles, steps, adapter, order) {
  const reasons = [];
  for (const number of order) {
    const chosen = steps.map((entries) => entries.find((entry) => entry.profile === number && !missing(entry, adapter)));
    if (chosen.every(Boolean)) return { profile: profiles[number], chosen };
    reasons.push(steps.flat().filter((entry) => entry.profile === number).map((entry) => missing(entry, adapter)).find(Boolean));
  }
  throw new KitsuneError('limits', "the adapter cannot run the bundle's shaders", { why: reasons.join('; '), hint: "device: 'wasm'" });
}
