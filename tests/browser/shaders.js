// WGSL in, results out: what a kernel's text does on this browser's own WebGPU.
// Bytes travel as base64, one string a buffer.

const decode = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

const encode = (bytes) => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
};

// The device with all that its adapter grants, as a target of kitsune's has it.
export async function open() {
  const adapter = await navigator.gpu?.requestAdapter();
  if (!adapter) return null;
  const names = [
    'maxComputeInvocationsPerWorkgroup', 'maxStorageBuffersPerShaderStage',
    'maxStorageBufferBindingSize', 'maxBufferSize', 'maxComputeWorkgroupStorageSize',
    'maxComputeWorkgroupsPerDimension', 'maxComputeWorkgroupSizeX', 'maxComputeWorkgroupSizeY',
  ];
  const limits = Object.fromEntries(names.map((name) => [name, adapter.limits[name]]));
  const wanted = ['subgroups', 'shader-f16'].filter((name) => adapter.features.has(name));
  globalThis.device = await adapter.requestDevice({
    requiredLimits: limits, requiredFeatures: wanted,
  });
  return { limits, features: wanted };
}

// A kernel: {text, grid, buffers: [{nbytes, data?}], outputs: [number]}; the outputs' bytes.
export async function run({ text, grid, buffers, outputs }) {
  const { device } = globalThis;
  device.pushErrorScope('validation');
  const module = device.createShaderModule({ code: text });
  const entries = buffers.map((_, binding) => (
    { binding, visibility: GPUShaderStage.COMPUTE, buffer: { type: 'storage' } }));
  const layout = device.createBindGroupLayout({ entries });
  const pipeline = device.createComputePipeline({
    layout: device.createPipelineLayout({ bindGroupLayouts: [layout] }),
    compute: { module, entryPoint: 'main' },
  });
  const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC | GPUBufferUsage.COPY_DST;
  const held = buffers.map(({ nbytes, data }) => {
    const buffer = device.createBuffer({ size: Math.max(16, Math.ceil(nbytes / 4) * 4), usage });
    if (data) {
      const raw = new Uint8Array(buffer.size);
      raw.set(decode(data));
      device.queue.writeBuffer(buffer, 0, raw);
    }
    return buffer;
  });
  const encoder = device.createCommandEncoder();
  const pass = encoder.beginComputePass();
  pass.setPipeline(pipeline);
  pass.setBindGroup(0, device.createBindGroup({
    layout, entries: held.map((buffer, binding) => ({ binding, resource: { buffer } })),
  }));
  pass.dispatchWorkgroups(...grid);
  pass.end();
  const read = outputs.map((n) => {
    const staging = device.createBuffer({
      size: held[n].size, usage: GPUBufferUsage.MAP_READ | GPUBufferUsage.COPY_DST,
    });
    encoder.copyBufferToBuffer(held[n], 0, staging, 0, staging.size);
    return staging;
  });
  device.queue.submit([encoder.finish()]);
  const refused = await device.popErrorScope();
  if (refused) {
    const { messages } = await module.getCompilationInfo();
    throw new Error([refused.message, ...messages.map((said) => said.message)].join('\n'));
  }
  const made = [];
  for (const [at, staging] of read.entries()) {
    await staging.mapAsync(GPUMapMode.READ);
    made.push(encode(new Uint8Array(staging.getMappedRange(), 0, buffers[outputs[at]].nbytes)));
  }
  for (const buffer of [...held, ...read]) buffer.destroy();
  return made;
}
