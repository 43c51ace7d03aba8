// What plans need in, a WebGPU device out, with the pipelines and weights that programs share.

import { KitsuneError, said } from './errors.js';

/** What an adapter lacks for an entry of the bundle, or nothing. */
export function missing({ features, limits }, adapter) {
  const feature = features.find((name) => !adapter.features.has(name));
  if (feature) return `it has no ${feature}`;
  const limit = Object.entries(limits).find(([name, wanted]) => !(adapter.limits[name] >= wanted));
  return limit ? `it grants ${adapter.limits[limit[0]]} for ${limit[0]}, and ${limit[1]} are needed` : '';
}

const SOFTWARE = /swiftshader|llvmpipe|lavapipe|softpipe|basic render/i;

/** Whether a CPU stands in for the GPU: it has no memory that a workgroup would gain by. */
export function isSoftware({ info, isFallbackAdapter }) {
  const { vendor, architecture, device, description } = info ?? {};
  return Boolean(info?.isFallbackAdapter || isFallbackAdapter) ||
    SOFTWARE.test([vendor, architecture, device, description].join(' '));
}

export async function requestAdapter() {
  const gpu = globalThis.navigator?.gpu;
  if (!gpu) {
    const why = globalThis.isSecureContext === false
      ? 'browsers give WebGPU to secure pages only, and this one is not'
      : 'this browser has no navigator.gpu';
    const hint = "serve the page from https:// or localhost, use another browser, or device: 'wasm'";
    throw new KitsuneError('no-webgpu', 'no WebGPU here', { why, hint });
  }
  const adapter = await gpu.requestAdapter({ powerPreference: 'high-performance' });
  if (adapter) return adapter;
  throw new KitsuneError('no-webgpu', 'no WebGPU adapter', {
    why: 'the browser has WebGPU, but found no device that it would use',
    hint: "look at the browser's page about its GPU, or device: 'wasm'",
  });
}

/** A device that grants what each of `entries` needs. */
export async function openDevice(adapter, entries) {
  const limits = {};
  const features = new Set(adapter.features.has('timestamp-query') ? ['timestamp-query'] : []);
  for (const entry of entries) {
    entry.features.forEach((name) => features.add(name));
    for (const [name, wanted] of Object.entries(entry.limits)) {
      limits[name] = Math.max(wanted, limits[name] ?? 0);
    }
  }
  try {
    const device = await adapter.requestDevice({ requiredFeatures: [...features], requiredLimits: limits });
    return new Device(device, adapter);
  } catch (cause) {
    const wanted = Object.entries(limits).map(([name, n]) => `${name} ${n}`).join(', ') || 'the defaults';
    throw new KitsuneError('limits', 'the adapter gives no device', {
      why: `${said(cause)}; asked for ${wanted}`, hint: "another profile, or device: 'wasm'", cause,
    });
  }
}

export class Device {
  constructor(handle, adapter) {
    Object.assign(this, { handle, adapter });
    this.name = [adapter.info?.vendor, adapter.info?.architecture, adapter.info?.description]
      .filter(Boolean).join(' ') || 'an adapter';
    this.lost = null; // why, once it is
    this.error = null; // what it complained about last
    this.arena = null;
    this.pipelines = new Map(); // shader → promise
    this.constants = new Map(); // "offset nbytes" → buffer
    this.layouts = new Map();
    this.nbytes = { arena: 0, weights: 0 };
    this.whenLost = handle.lost.then((info) => {
      this.lost = info.message || info.reason || 'the device was lost';
      return this.lost;
    });
    handle.addEventListener('uncapturederror', (event) => {
      event.preventDefault();
      this.error = event.error;
    });
  }

  /** What `make` returns, or the device's complaint about it as an error of ours. */
  async scoped(what, make) {
    this.handle.pushErrorScope('out-of-memory');
    this.handle.pushErrorScope('validation');
    const made = make();
    const [invalid, memory] = await Promise.all([this.handle.popErrorScope(), this.handle.popErrorScope()]);
    this.check();
    if (memory) throw new KitsuneError('memory', `no memory on the device for ${what}`, { why: memory.message });
    if (invalid) throw new KitsuneError('device', `the device refused ${what}`, { why: invalid.message });
    return made;
  }

  /** Throws where the device is gone, or complained. */
  check() {
    if (this.lost) throw new KitsuneError('device-lost', 'the WebGPU device was lost', { why: this.lost });
    if (!this.error) return;
    const why = this.error.message;
    this.error = null;
    throw new KitsuneError('device', 'the device refused a program', { why });
  }

  buffer(nbytes, usage) {
    return this.handle.createBuffer({ size: nbytes, usage });
  }

  /**
   * `count` storage buffers, all writable: slices of one arena may be bound side by side. After them a
   * uniform at any offset, where a shader reads sizes that calls decide.
   */
  layout(count, hasSizes = false) {
    const key = `${count} ${hasSizes}`;
    if (!this.layouts.has(key)) {
      const types = [...Array(count).fill('storage'), ...(hasSizes ? ['uniform'] : [])];
      const entries = types.map((type, binding) => ({
        binding, visibility: GPUShaderStage.COMPUTE, buffer: { type, hasDynamicOffset: type === 'uniform' },
      }));
      this.layouts.set(key, this.handle.createBindGroupLayout({ entries }));
    }
    return this.layouts.get(key);
  }

  /** A promise of the pipeline of a shader with this many bindings; equal shaders share one. */
  pipeline(file, text, count, name, hasSizes = false) {
    if (!this.pipelines.has(file)) this.pipelines.set(file, this.compiled(file, text, count, name, hasSizes));
    return this.pipelines.get(file);
  }

  async compiled(file, text, count, name, hasSizes) {
    const module = this.handle.createShaderModule({ code: text, label: file });
    const layout = this.handle.createPipelineLayout({ bindGroupLayouts: [this.layout(count, hasSizes)] });
    try {
      return await this.handle.createComputePipelineAsync({
        layout, compute: { module, entryPoint: 'main' }, label: name,
      });
    } catch (cause) {
      this.check();
      const messages = (await module.getCompilationInfo()).messages.filter((m) => m.type === 'error');
      const first = messages[0] && `line ${messages[0].lineNum}: ${messages[0].message}`;
      throw new KitsuneError('shader', `the browser refused the shader of kernel ${name}`, {
        why: `${file}: ${first ?? said(cause)}`, hint: "another profile, or device: 'wasm'", cause,
      });
    }
  }

  /** Memory for values between kernels, shared by all programs: one bound to a smaller arena binds anew. */
  arenaOf(nbytes) {
    if (!this.arena || this.arena.size < nbytes) {
      this.arena?.destroy();
      this.arena = this.buffer(Math.max(16, nbytes), GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC);
      this.nbytes.arena = this.arena.size;
    }
    return this.arena;
  }

  /** A constant, sent once. */
  constant(offset, nbytes, weights) {
    const key = `${offset} ${nbytes}`;
    if (!this.constants.has(key)) {
      const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_DST;
      const buffer = this.buffer(nbytes, usage);
      this.handle.queue.writeBuffer(buffer, 0, weights.bytes(offset, nbytes));
      this.constants.set(key, buffer);
      this.nbytes.weights += nbytes;
    }
    return this.constants.get(key);
  }

  dispose() {
    this.handle.destroy();
  }
}
