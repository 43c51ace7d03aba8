// One contender in one page: opened, run for the first time, and then again as often as it is asked.
// What it asks of WebGPU is counted.

const counts = { dispatches: 0, submits: 0 };

const counted = (kind, method, name) => {
  const original = kind.prototype[method];
  kind.prototype[method] = function (...given) {
    counts[name] += 1;
    return original.apply(this, given);
  };
};

counted(GPUComputePassEncoder, 'dispatchWorkgroups', 'dispatches');
counted(GPUComputePassEncoder, 'dispatchWorkgroupsIndirect', 'dispatches');
counted(GPUQueue, 'submit', 'submits');

const TYPES = { int64: BigInt64Array, float32: Float32Array };

/** A function that runs the bundle; `how` is {device, threads}. */
async function kitsune({ bundle, input, name }, how) {
  const { createModel } = await import(`${bundle}kitsune/index.js`);
  const model = await createModel(bundle, { ...how, remember: false, cache: false });
  const [{ outputs }] = model.signatures;
  const run = async () => (await model.process({ [name]: input }))[outputs[0].name].data;
  return { run, tune: how.device === 'webgpu' ? () => model.tune() : null };
}

async function onnxruntime({ file, input, shape, dtype, name }, { device, threads = 1 }) {
  const root = `${location.origin}/node_modules/onnxruntime-web/dist/`;
  const ort = await import(`${root}${device === 'webgpu' ? 'ort.webgpu' : 'ort.wasm'}.min.mjs`);
  Object.assign(ort.env.wasm, { wasmPaths: root, numThreads: threads });
  const session = await ort.InferenceSession.create(file, { executionProviders: [device] });
  const feeds = { [name]: new ort.Tensor(dtype, input, shape) };
  return { run: async () => (await session.run(feeds))[session.outputNames[0]].getData() };
}

/** A folder with a config.json and onnx/model.onnx beside the page. */
async function transformers({ folder, input, shape, dtype, name }, { device, threads = 1 }) {
  const root = `${location.origin}/node_modules/@huggingface/transformers/dist/`;
  const { AutoModel, Tensor, env } = await import(`${root}transformers.min.js`);
  Object.assign(env, { allowRemoteModels: false, allowLocalModels: true, localModelPath: '/', useBrowserCache: false });
  Object.assign(env.backends.onnx.wasm, {
    wasmPaths: root.replace("dist/", "node_modules/onnxruntime-web/dist/"), numThreads: threads,
  });
  const model = await AutoModel.from_pretrained(folder, { device, dtype: 'fp32' });
  const feeds = { [name]: new Tensor(dtype, input, shape) };
  return { run: async () => Object.values(await model(feeds))[0].data };
}

const OPENERS = { kitsune, onnxruntime, transformers };
let contender = null;

async function once() {
  Object.keys(counts).forEach((name) => { counts[name] = 0; });
  const start = performance.now();
  const output = await contender.run();
  return { timeMs: performance.now() - start, output, ...counts };
}

/** The time from nothing to the first result, and that result. */
export async function open({ who, how, ...asked }) {
  const data = await (await fetch(asked.input)).arrayBuffer();
  const given = { ...asked, input: new TYPES[asked.dtype](data) };
  const start = performance.now();
  contender = await OPENERS[who](given, how);
  const { output } = await once();
  return { firstMs: performance.now() - start, output: Array.from(output, Number) };
}

/** Choose the best shaders here, where there are several. */
export async function tune() {
  return (await contender.tune?.()) ?? null;
}

export async function again() {
  const { output, ...rest } = await once();
  return rest;
}
