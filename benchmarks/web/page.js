// Timed in one page, on one adapter, in turns: a bundle of kitsune's, and the ONNX file that it was
// made from in onnxruntime-web's webgpu provider. What each asks of WebGPU is counted.

const counts = { dispatches: 0, submits: 0, upNbytes: 0, downNbytes: 0 };

const counted = (kind, method, add) => {
  const original = kind.prototype[method];
  kind.prototype[method] = function (...given) {
    add(given, this);
    return original.apply(this, given);
  };
};

counted(GPUComputePassEncoder, 'dispatchWorkgroups', () => { counts.dispatches += 1; });
counted(GPUComputePassEncoder, 'dispatchWorkgroupsIndirect', () => { counts.dispatches += 1; });
counted(GPUQueue, 'submit', () => { counts.submits += 1; });
counted(GPUQueue, 'writeBuffer', ([, , data, start = 0, size]) => {
  const unit = ArrayBuffer.isView(data) && data.BYTES_PER_ELEMENT ? data.BYTES_PER_ELEMENT : 1;
  counts.upNbytes += size === undefined ? data.byteLength - start * unit : size * unit;
});
counted(GPUBuffer, 'mapAsync', ([mode], buffer) => {
  if (mode === GPUMapMode.READ) counts.downNbytes += buffer.size;
});

async function once(run) {
  Object.keys(counts).forEach((name) => { counts[name] = 0; });
  const start = performance.now();
  const output = await run();
  return { timeMs: performance.now() - start, output, ...counts };
}

async function ours({ bundle, input }) {
  const { createModel } = await import(`${bundle}kitsune/index.js`);
  const model = await createModel(bundle, { device: 'webgpu', remember: false, selfCheck: false });
  const profiles = await model.tune();
  const [{ inputs, outputs }] = model.signatures;
  const run = async () => (await model.process({ [inputs[0].name]: input }))[outputs[0].name].data;
  return { run, profiles };
}

async function theirs({ file, input, shape, dtype }) {
  const root = `${location.origin}/node_modules/onnxruntime-web/dist/`;
  const ort = await import(`${root}ort.webgpu.min.mjs`);
  ort.env.wasm.wasmPaths = root;
  ort.env.wasm.numThreads = 1;
  const raw = new Uint8Array(await (await fetch(file)).arrayBuffer());
  const session = await ort.InferenceSession.create(raw, { executionProviders: ['webgpu'] });
  const feeds = { [session.inputNames[0]]: new ort.Tensor(dtype, input, shape) };
  const run = async () => (await session.run(feeds))[session.outputNames[0]].getData();
  return { run, version: ort.env.versions?.web };
}

const largest = (values) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Samples of both, and how far their outputs are from each other. */
export async function compare(asked) {
  const data = new Uint8Array(await (await fetch(asked.input)).arrayBuffer()).buffer;
  const input = asked.dtype === 'int64' ? new BigInt64Array(data) : new Float32Array(data);
  const given = { ...asked, input };
  const mine = await ours(given);
  const other = await theirs(given);
  const first = [await once(mine.run), await once(other.run)];
  const samples = { ours: [], theirs: [] };
  for (let turn = 0; turn < asked.turns; turn++) {
    samples.ours.push(await once(mine.run));
    samples.theirs.push(await once(other.run));
  }
  const [made, wanted] = first.map(({ output }) => Array.from(output));
  const error = largest(made.map((value, n) => value - wanted[n]));
  const range = largest(wanted);
  const bare = (each) => each.map(({ output, ...rest }) => rest);
  return {
    ours: bare(samples.ours), theirs: bare(samples.theirs), error, range, profiles: mine.profiles,
    version: other.version,
  };
}
