// A bundle of a language model in, tokens and text out. It runs in a worker: the first thread of WebAssembly
// is this one, and logits are read where they are.

import { Bundle } from './bundle.js';
import { isSoftware, requestAdapter } from './device.js';
import { KitsuneError, said } from './errors.js';
import { render } from './jinja.js';
import { CHAT, GENERATE, choose, randomOf, readOptions } from './sampling.js';
import { StopFinder, TextStream, Vocabulary } from './vocabulary.js';
import { WasmDecoder } from './wasm_decoder.js';
import { WebGpuDecoder } from './webgpu_decoder.js';

const DAMAGED = ['bundle', 'file', 'shard', 'option']; // errors that no other device would not have
const CONVERSATIONS = 2; // whose keys and values are kept, unless more are asked for
const DECODERS = { webgpu: WebGpuDecoder, wasm: WasmDecoder };

/** Devices in the order in which they are tried: a GPU that a CPU stands in for is slower than the CPU. */
async function preferred(usable) {
  if (!usable.includes('webgpu')) return usable;
  const adapter = await requestAdapter().catch(() => null);
  const others = usable.filter((name) => name !== 'webgpu');
  if (!adapter && others.length) return others;
  return adapter && !isSoftware(adapter) ? ['webgpu', ...others] : [...others, 'webgpu'];
}

/** Resolves after the messages that have arrived: a stop is one. */
function breathe() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export class ChatEngine {
  static async open(url, options, onProgress) {
    const bundle = await Bundle.open(url, { ...options, onProgress });
    const { chat } = bundle.described;
    if (!chat) {
      throw new KitsuneError('bundle', `${url} holds no model that chats`, { hint: 'use createModel of index.js' });
    }
    const text = await bundle.zippedJson(chat.text);
    const engine = new ChatEngine(bundle, text, options);
    await engine.choose(chat);
    return engine;
  }

  constructor(bundle, text, options) {
    const count = options.conversations ?? CONVERSATIONS;
    Object.assign(this, { bundle, text, options, count });
    this.vocabulary = new Vocabulary({ ...text.vocabulary, before: text.before, after: text.after });
    this.ends = new Set(text.ends);
    this.states = Array.from({ length: count }, (_, number) => ({ number, ids: [], used: 0 }));
    this.calls = 0;
  }

  /** Open the device: the one asked for, or the first that can run the model. */
  async choose(chat) {
    const { targets } = this.bundle.described;
    const usable = Object.keys(targets).filter((name) => !targets[name].refused && DECODERS[name]);
    const { device } = this.options;
    if (device && !usable.includes(device)) {
      throw new KitsuneError('option', `the bundle cannot chat on ${device}`, {
        why: targets[device]?.refused || 'it was not exported for it', hint: `device: '${usable[0]}'`,
      });
    }
    const order = device ? [device] : await preferred(usable);
    for (const name of order) {
      try {
        this.decoder = await DECODERS[name].open(this.bundle, chat, this.count, this.options);
        this.device = name;
        return;
      } catch (error) {
        if (name === order.at(-1) || DAMAGED.includes(error.code)) throw error;
      }
    }
  }

  /** After the device was lost: another one, on which nothing is known of any conversation. */
  async reopen() {
    this.decoder.dispose();
    this.states.forEach((state) => (state.ids = []));
    await this.choose(this.bundle.described.chat);
  }

  get described() {
    const { name, context, sampling, template } = this.text;
    return {
      name, context, device: this.device, deviceName: this.decoder.name, hasTemplate: Boolean(template),
      defaults: { ...CHAT, ...sampling }, downloaded: this.bundle.weights.fetchedNbytes, memory: this.decoder.nbytes,
      base: this.bundle.base, files: [...this.bundle.files],
    };
  }

  /** The tokens of a conversation up to where the answer begins. */
  encodeChat(messages, extra = {}) {
    const { template, names } = this.text;
    if (!template) {
      throw new KitsuneError('input', 'this model has no template for conversations', {
        why: 'it was trained to continue texts', hint: 'call generate with a text',
      });
    }
    try {
      const text = render(template, { ...names, ...extra, messages, add_generation_prompt: true, tools: extra.tools ?? null, documents: null });
      return this.vocabulary.encode(text, { special: false });
    } catch (cause) {
      throw new KitsuneError('input', "the model's template refuses the conversation", { why: said(cause), cause });
    }
  }

  /** The tokens of what is asked: messages, a text or tokens. */
  encode({ messages, prompt, ids, template }) {
    if (ids) return [...ids];
    return messages ? this.encodeChat(messages, template) : this.vocabulary.encode(prompt);
  }

  /** The state that begins most like some tokens; of several alike, the one that was not used for longest. */
  stateFor(ids) {
    const shared = (state) => {
      const most = Math.min(state.ids.length, ids.length - 1);
      let n = 0;
      while (n < most && state.ids[n] === ids[n]) n += 1;
      return n;
    };
    const found = this.states.map((state) => [shared(state), state]).toSorted(([a, one], [b, other]) => b - a || one.used - other.used);
    const [[known, best]] = found;
    // Little in common, as how every conversation begins, is not worth losing another one for.
    const idle = this.states.toSorted((a, b) => (a.ids.length > 0) - (b.ids.length > 0) || a.used - b.used)[0];
    const isOwn = known >= best.ids.length / 2 || !idle || idle === best;
    const [state, cached] = isOwn ? [best, known] : [idle, shared(idle)];
    state.used = this.calls += 1;
    state.ids.length = cached;
    return { state, cached };
  }

  /**
   * Generate: `tell` hears `{piece}` of each new text, and the result has the counts and times. `call` says
   * `isCancelled` once it is to stop.
   */
  async generate(asked, given, call, tell) {
    const defaults = asked.messages ? { ...CHAT, ...this.text.sampling } : GENERATE;
    const options = readOptions(given, defaults);
    const ids = this.encode(asked);
    this.check(ids);
    const { state, cached } = this.stateFor(ids);
    const made = { prompt_tokens: ids.length, cached_tokens: cached, completion_tokens: 0, text: '', finish_reason: null, first_ms: 0, decode_ms: 0 };
    const text = new TextStream(this.vocabulary), stops = new StopFinder(options.stop);
    const write = (piece) => {
      if (!piece) return;
      made.text += piece;
      tell({ piece, ...this.countsOf(made) });
    };
    for await (const token of this.tokens(ids, state, options, call, made)) {
      write(stops.add(text.add(token)));
      if (stops.isFound) break;
    }
    if (!stops.isFound) write(stops.add(text.end()));
    write(stops.end());
    made.finish_reason = stops.isFound ? 'stop' : made.finish_reason;
    return { ...made, ...this.countsOf(made) };
  }

  countsOf({ completion_tokens: count, decode_ms: ms, first_ms }) {
    return { tokens: count, first_ms, tokens_per_second: count > 1 && ms > 0 ? (1000 * (count - 1)) / ms : null };
  }

  check(ids) {
    const { context, size } = this.text;
    if (!ids.length) throw new KitsuneError('input', 'no tokens to go on from', { hint: 'a prompt has one at least' });
    const outside = ids.find((id) => !(id >= 0 && id < size));
    if (outside !== undefined) throw new KitsuneError('input', `no token ${outside}`, { why: `there are ${size}` });
    if (ids.length < context) return;
    throw new KitsuneError('context', `the prompt has ${ids.length} tokens, and the context has room for ${context}`, {
      why: 'one at least must be left for the answer', hint: 'leave out the oldest messages, or export with a larger --context',
    });
  }

  /** New tokens after `ids`, the end token not among them. */
  async *tokens(ids, state, options, call, made) {
    const random = randomOf(options.seed), history = [...ids];
    const room = this.text.context - ids.length;
    const limit = options.max_new_tokens === null ? room : Math.min(options.max_new_tokens, room);
    let fresh = ids.slice(state.ids.length);
    while (made.completion_tokens < limit) {
      const begin = performance.now();
      let logits;
      try {
        logits = await this.feed(state, fresh, call);
      } catch (error) {
        if (error.code !== 'device-lost' || made.is_resumed) throw error;
        made.is_resumed = true; // once: what was read is read again on another device
        await this.reopen();
        fresh = [...history];
        continue;
      }
      if (call.isCancelled) {
        made.finish_reason = 'cancelled';
        return;
      }
      const token = choose(logits, options, random, history);
      const time = performance.now() - begin;
      if (made.first_ms) made.decode_ms += time;
      else made.first_ms = time;
      if (this.ends.has(token)) {
        made.finish_reason = 'stop';
        return;
      }
      made.completion_tokens += 1;
      history.push(token);
      yield token;
      fresh = [token];
    }
    made.finish_reason = limit === room ? 'context' : 'length';
  }

  /** Read some tokens in a few calls of even size: the logits after the last. */
  async feed(state, ids, call) {
    const size = Math.ceil(ids.length / Math.ceil(ids.length / this.decoder.most));
    let logits = null;
    for (let at = 0; at < ids.length; at += size) {
      await breathe();
      if (call.isCancelled) return null;
      const part = ids.slice(at, at + size);
      try {
        logits = await this.decoder.step(part, state.ids.length, state.number);
      } catch (error) {
        state.ids = []; // what the cache holds is not known
        throw error;
      }
      state.ids.push(...part);
    }
    return logits;
  }

  /** The logits after each of some tokens, one call for each but the first `begin`. */
  async logits({ ids, begin = 1 }) {
    const { state } = this.stateFor(ids);
    state.ids.length = 0;
    const rows = [];
    for (let at = 0; at < ids.length; at = state.ids.length) {
      rows.push(Float32Array.from(await this.feed(state, ids.slice(at, at ? at + 1 : begin), {})));
    }
    return rows;
  }

  dispose() {
    this.decoder.dispose();
  }
}
