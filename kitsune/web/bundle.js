// The address of a bundle in, its description, files and weights out.

import { KitsuneError } from './errors.js';
import { Files } from './store.js';

const FORMAT = 'kitsune-bundle';
const VERSION = 1;
const AT_ONCE = 4; // shards under way

export class Bundle {
  /** `url` is the folder. */
  static async open(url, { onProgress = () => {}, cache = true } = {}) {
    const base = new URL(url.endsWith('/') ? url : `${url}/`, globalThis.location?.href).href;
    const bundle = new Bundle(base, onProgress);
    const text = await bundle.text('model.json', { cache: 'no-cache' });
    try {
      bundle.described = JSON.parse(text);
    } catch (cause) {
      throw new KitsuneError('bundle', `${base}model.json is not JSON`, { why: cause.message, cause });
    }
    const { format, version } = bundle.described;
    if (format !== FORMAT || version !== VERSION) {
      throw new KitsuneError('bundle', `${base}model.json is not a bundle of this runtime`, {
        why: `it says ${format} ${version}, and this runtime reads ${FORMAT} ${VERSION}`,
        hint: 'export the model again, with its runtime',
      });
    }
    bundle.digest = await sha256(new TextEncoder().encode(text));
    bundle.weights = new Weights(bundle, cache ? await Files.open() : new Files(null));
    return bundle;
  }

  constructor(base, onProgress) {
    this.base = base;
    this.onProgress = onProgress;
    this.texts = new Map();
    this.files = new Set(); // those that were loaded
  }

  /** The bits that weights may have here; 0 where they are as they were given. */
  get widths() {
    return this.described.variants.map(({ bits }) => bits);
  }

  /** Take the programs whose weights have this many bits; by default the first ones. */
  choose(bits = this.widths[0]) {
    if (this.described.chat) {
      throw new KitsuneError('bundle', `${this.base} holds a model that chats`, {
        hint: 'use createChat of kitsune/chat.js',
      });
    }
    const found = this.described.variants.find((each) => each.bits === bits);
    if (!found) {
      throw new KitsuneError('option', `the bundle has no weights of ${bits} bits`, {
        why: `it holds ${this.widths.map((each) => each || 'those of the model').join(', ')}`,
        hint: 'export the model with --bits 8,4,2',
      });
    }
    const specialisations = found.specialisations.map((each) => ( // those of earlier versions have one probe
      { guards: [], probes: [{ sizes: {}, ...each.probe }], ...each }));
    Object.assign(this, { bits, specialisations });
  }

  url(file) {
    return new URL(file, this.base).href;
  }

  async fetched(file, options) {
    let response;
    try {
      response = await fetch(this.url(file), options);
    } catch (cause) {
      throw new KitsuneError('file', `cannot load ${file}`, {
        why: `${this.url(file)}: ${cause.message}`, hint: 'is the server still running?', cause,
      });
    }
    if (!response.ok) {
      throw new KitsuneError('file', `cannot load ${file}`, {
        why: `${this.url(file)} answered ${response.status} ${response.statusText}`,
        hint: 'copy the whole folder, or export the model again',
      });
    }
    this.files.add(file);
    return response;
  }

  text(file, options) {
    return this.fetched(file, options).then((response) => response.text());
  }

  async json(file) {
    return JSON.parse(await this.text(file));
  }

  /** Of a file that is compressed, unless the server has undone that. */
  async zippedJson(file) {
    const data = await this.bytes(file);
    if (data[0] !== 0x1f || data[1] !== 0x8b) return JSON.parse(new TextDecoder().decode(data));
    return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))).json();
  }

  async bytes(file) {
    return new Uint8Array(await (await this.fetched(file)).arrayBuffer());
  }

  /** A shader's text, fetched once. */
  shader(file) {
    if (!this.texts.has(file)) this.texts.set(file, this.text(file));
    return this.texts.get(file);
  }
}

/** Shards in memory, while somebody needs them. */
class Weights {
  constructor(bundle, files) {
    const { shards, runs } = bundle.described.weights;
    Object.assign(this, { bundle, files, shards, runs });
    this.loading = new Map(); // number → promise of its bytes
    this.held = new Map(); // number → bytes
    this.users = 0;
    this.fetchedNbytes = 0;
  }

  /** Load the shards that hold these [offset, nbytes], a few at a time. */
  async load(ranges) {
    const wanted = new Set(ranges.flatMap((range) => this.spans(...range)).map(({ shard }) => shard));
    const queue = [...wanted].filter((n) => !this.held.has(n));
    const total = queue.reduce((sum, n) => sum + this.shards[n].nbytes, 0);
    const report = { stage: 'weights', loaded: 0, total };
    const step = (nbytes) => {
      report.loaded += nbytes;
      this.bundle.onProgress({ ...report });
    };
    const next = async () => {
      for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
        this.held.set(n, await this.once(n, step));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    this.forgetOthers();
  }

  /** Drop the weights of earlier exports from the browser's cache. */
  forgetOthers() {
    const base = this.bundle.url('weights/');
    this.files.keepOnly(base, this.shards.map((shard) => this.bundle.url(shard.file))).catch(() => {});
  }

  once(n, step) {
    if (!this.loading.has(n)) {
      const promise = this.checked(this.shards[n], step).finally(() => this.loading.delete(n));
      this.loading.set(n, promise);
    }
    return this.loading.get(n);
  }

  /** A shard from the browser's cache or the net; one that is damaged is asked for once more. */
  async checked(shard, step) {
    const url = this.bundle.url(shard.file);
    const kept = await this.files.get(url);
    if (kept && (await this.isWhole(shard, kept))) {
      step(shard.nbytes);
      return kept;
    }
    if (kept) await this.files.drop(url);
    let data = await this.streamed(shard, {}, step);
    if (!(await this.isWhole(shard, data))) {
      data = await this.streamed(shard, { cache: 'reload' }, () => {});
      if (!(await this.isWhole(shard, data))) throw await this.damaged(shard, data);
    }
    await this.files.put(url, data);
    return data;
  }

  async streamed({ file }, options, step) {
    const response = await this.bundle.fetched(file, options);
    const pieces = [];
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
      this.fetchedNbytes += value.length;
      step(value.length);
    }
    return joined(pieces);
  }

  async isWhole(shard, data) {
    return data.length === shard.nbytes && (await sha256(data)) === shard.sha256;
  }

  async damaged(shard, data) {
    const number = this.shards.indexOf(shard) + 1;
    const digest = await sha256(data);
    return new KitsuneError('shard', `weights are damaged: shard ${number} of ${this.shards.length}`, {
      why: data.length === shard.nbytes
        ? `${shard.file} has the SHA-256 ${digest.slice(0, 16)}…, not ${shard.sha256.slice(0, 16)}…`
        : `${shard.file} has ${data.length} bytes, not ${shard.nbytes}`,
      hint: 'copy that file again, or export the model again',
    });
  }

  /** Bytes that were loaded; a copy where they span two shards. */
  bytes(offset, nbytes) {
    return joined(this.spans(offset, nbytes).map(({ shard, start, end }) =>
      this.held.get(shard).subarray(start, end)));
  }

  /** Where bytes are: parts of shards, in order. */
  spans(offset, nbytes) {
    const end = offset + nbytes;
    return this.runs.slice(this.firstRun(offset), this.firstRun(end - 1) + 1)
      .map(([address, size, shard, at]) => ({
        shard, start: at + Math.max(0, offset - address), end: at + Math.min(size, end - address),
      }));
  }

  /** The number of the run that holds an address. */
  firstRun(address) {
    let [low, high] = [0, this.runs.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.runs[middle][0] <= address) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Keeps what is loaded in memory until `act`, and all others who asked for it, are done. */
  async using(act) {
    this.users += 1;
    try {
      return await act(this);
    } finally {
      this.users -= 1;
      if (!this.users) this.held.clear();
    }
  }
}

function joined(pieces) {
  if (pieces.length === 1) return pieces[0];
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function sha256(data) {
  if (!globalThis.crypto?.subtle) {
    throw new KitsuneError('bundle', 'this page cannot check its weights', {
      why: 'browsers give SHA-256, and WebGPU, to secure pages only',
      hint: 'serve it from https:// or from localhost',
    });
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
