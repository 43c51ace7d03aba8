// A decoder on WebAssembly: its weights stream into the memory, where keys and values stay. The caller's
// thread, a worker, is the first of the program; further workers sleep until it starts a call.

import { KitsuneError } from './errors.js';
import { firstHolding } from './sizes.js';
import { defaultThreads, followersOf, hasRelaxedSimd } from './wasm.js';
import { Machine, allocate } from './wasm_machine.js';

const AT_ONCE = 3; // shards under way

export class WasmDecoder {
  static async open(bundle, { mostTokens, wasm }, states, options) {
    const description = { ...(await bundle.json(wasm.program)), states };
    const relaxed = options.relaxed ?? hasRelaxedSimd();
    const threads = Math.max(1, Math.min(options.threads ?? defaultThreads(), description.variants[0].scratch.length));
    const kind = relaxed ? 'relaxed' : 'simd';
    const file = description.modules[threads > 1 ? `${kind}Threads` : kind];
    const module = await WebAssembly.compile(await bundle.bytes(file));
    let memory;
    try {
      memory = allocate(description, threads);
    } catch (cause) {
      throw new KitsuneError('memory', 'the browser gives no memory for this model', {
        why: cause.message, hint: 'close other pages, or export with a smaller --context', cause,
      });
    }
    const machine = await Machine.open(module, description, kind, threads, memory);
    const made = new WasmDecoder(description, machine, mostTokens, { threads, relaxed });
    await made.load(bundle);
    made.followers = await followersOf(module, description, memory, threads);
    return made;
  }

  constructor(description, machine, most, { threads, relaxed }) {
    Object.assign(this, { description, machine, most, followers: [] });
    this.name = `WebAssembly, ${threads} thread${threads > 1 ? 's' : ''}${relaxed ? ', relaxed SIMD' : ''}`;
    this.guards = description.variants.map(({ guards }) => guards);
  }

  get nbytes() {
    return this.machine.nbytes;
  }

  /** Each shard is fetched, checked, copied to where its weights belong, and forgotten. */
  async load({ weights, onProgress }) {
    const places = new Map(); // shard → [start, end, at]
    for (const [offset, nbytes, at] of this.description.weights) {
      let to = at;
      for (const { shard, start, end } of weights.spans(offset, nbytes)) {
        if (!places.has(shard)) places.set(shard, []);
        places.get(shard).push([start, end, to]);
        to += end - start;
      }
    }
    const queue = [...places.keys()];
    const report = { stage: 'weights', loaded: 0, total: queue.reduce((sum, n) => sum + weights.shards[n].nbytes, 0) };
    const step = (nbytes) => {
      report.loaded += nbytes;
      onProgress({ ...report });
    };
    const next = async () => {
      for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
        const data = await weights.once(n, step);
        for (const [start, end, at] of places.get(n)) this.machine.store(at, data.subarray(start, end));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    weights.forgetOthers();
  }

  /** The logits after some tokens at a position; their keys and values are stored in the state. */
  step(ids, position, state) {
    const values = { tokens: ids.length };
    const number = firstHolding(this.guards, values);
    if (number < 0) { // none is planned for as many: one after the other
      let logits = null;
      ids.forEach((id, n) => (logits = this.step([id], position + n, state)));
      return logits;
    }
    const inputs = { input_ids: BigInt64Array.from(ids, BigInt), position: BigInt64Array.of(BigInt(position)) };
    return this.machine.views({ inputs, number, values, state }).logits;
  }

  dispose() {
    this.followers.forEach((worker) => worker.close());
  }
}
