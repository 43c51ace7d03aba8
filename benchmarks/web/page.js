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

const TYPES = { int64: BigInt64Array, int32: Int32Array, float32: Float32Array };

/** Feeds of a model by name; `make(dtype, data, shape)` is one. */
const feedsOf = (inputs, make) =>
  Object.fromEntries(inputs.map(({ name, dtype, data, shape }) => [name, make(dtype, data, shape)]));

/** A function that runs the bundle; `how` is {device, threads}. */
async function kitsune({ bundle }, how) {
  const { createModel } = await import(`${bundle}kitsune/index.js`);
  const model = await createModel(bundle, { ...how, remember: false, cache: false });
  const [{ outputs }] = model.signatures;
  const run = async (inputs) => {
    const made = await model.process(feedsOf(inputs, (_, data, shape) => ({ data, shape })));
    return made[outputs[0].name].data;
  };
  return { run, tune: how.device === 'webgpu' ? () => model.tune() : null };
}

async function onnxruntime({ file }, { device, threads = 1 }) {
  const root = `${location.origin}/node_modules/onnxruntime-web/dist/`;
  const ort = await import(`${root}${device === 'webgpu' ? 'ort.webgpu' : 'ort.wasm'}.min.mjs`);
  Object.assign(ort.env.wasm, { wasmPaths: root, numThreads: threads });
  const session = await ort.InferenceSession.create(file, { executionProviders: [device] });
  const run = async (inputs) => {
    const feeds = feedsOf(inputs, (dtype, data, shape) => new ort.Tensor(dtype, data, shape));
    return (await session.run(feeds))[session.outputNames[0]].getData();
  };
  return { run };
}

/** A folder with a config.json and onnx/model.onnx beside the page. */
async function transformers({ folder }, { device, threads = 1 }) {
  const root = `${location.origin}/node_modules/@huggingface/transformers/dist/`;
  const { AutoModel, Tensor, env } = await import(`${root}transformers.min.js`);
  Object.assign(env, { allowRemoteModels: false, allowLocalModels: true, localModelPath: '/', useBrowserCache: false });
  Object.assign(env.backends.onnx.wasm, {
    wasmPaths: root.replace("dist/", "node_modules/onnxruntime-web/dist/"), numThreads: threads,
  });
  const model = await AutoModel.from_pretrained(folder, { device, dtype: 'fp32' });
  const run = async (inputs) =>
    Object.values(await model(feedsOf(inputs, (dtype, data, shape) => new Tensor(dtype, data, shape))))[0].data;
  return { run };
}

const OPENERS = { kitsune, onnxruntime, transformers };
let contender = null;
let given = null; // the inputs of calls
let last = null; // what the latest one made

const typed = (inputs) => inputs.map(({ dtype, data, ...rest }) =>
  ({ ...rest, dtype, data: TYPES[dtype].from(data, dtype === 'int64' ? BigInt : undefined) }));

async function once(inputs) {
  Object.keys(counts).forEach((name) => { counts[name] = 0; });
  const start = performance.now();
  const output = await contender.run(inputs);
  return { timeMs: performance.now() - start, output, ...counts };
}

/** The time from nothing to the first result, and that result. */
export async function open({ who, how, inputs, ...asked }) {
  given = typed(inputs);
  const start = performance.now();
  contender = await OPENERS[who](asked, how);
  const { output } = await once(given);
  return { firstMs: performance.now() - start, output: Array.from(output, Number) };
}

/** Choose the best shaders here, where there are several. */
export async function tune() {
  return (await contender.tune?.()) ?? null;
}

/** The inputs of calls from now on. */
export async function give(inputs) {
  given = typed(inputs);
}

export async function again() {
  const { output, ...rest } = await once(given);
  last = output;
  return rest;
}

/** Several calls: the least time of one. */
export async function repeat(times) {
  const made = [];
  for (let n = 0; n < times; n++) made.push(await again());
  return made.reduce((a, b) => (b.timeMs < a.timeMs ? b : a));
}

/** What the latest call made. */
export async function read() {
  return Array.from(last, Number);
}
