// Groups of a bundle and a context of WebNN in, a program out: an MLGraph for each group, dispatched
// one after the other over tensors that stay in the context.

import { KitsuneError, said } from './errors.js';

const TYPES = {
  f32: 'float32', f16: 'float16', i64: 'int64', i32: 'int32', i8: 'int8', u64: 'uint64', u32: 'uint32',
  u8: 'uint8', bool: 'uint8',
};

/** A context that this machine has; an error says why there is none. */
export async function openContext(options = {}) {
  const ml = globalThis.navigator?.ml;
  if (!ml) {
    throw new KitsuneError('no-webnn', 'no WebNN here', {
      why: 'this browser has no navigator.ml', hint: "device: 'webgpu' or 'wasm'",
    });
  }
  try {
    return await ml.createContext(options);
  } catch (cause) {
    throw new KitsuneError('no-webnn', 'WebNN gives no context', {
      why: said(cause), hint: "device: 'webgpu' or 'wasm'", cause,
    });
  }
}

// --- operations ----------------------------------------------------------------------------------

/** The method of the same name, or of another. */
const named = (name) => (builder, inputs) => builder[name](...inputs);
const reduced = (name) => (builder, [x], { axes }) => builder[name](x, { axes, keepDimensions: true });

/** Of truth values, which are bytes: whether the largest, or the smallest, is true. */
const folded = (name) => (builder, [x], { axes }) =>
  builder.cast(builder[name](builder.cast(x, 'int32'), { axes, keepDimensions: true }), 'uint8');

const METHODS = {
  add: 'add', sub: 'sub', mul: 'mul', div: 'div', pow: 'pow', maximum: 'max', minimum: 'min',
  eq: 'equal', ne: 'notEqual', lt: 'lesser', le: 'lesserOrEqual', gt: 'greater', ge: 'greaterOrEqual',
  logical_and: 'logicalAnd', logical_or: 'logicalOr', logical_xor: 'logicalXor',
  logical_not: 'logicalNot', where: 'where', matmul: 'matmul', abs: 'abs', ceil: 'ceil', cos: 'cos',
  erf: 'erf', exp: 'exp', floor: 'floor', gelu: 'gelu', hardswish: 'hardSwish', log: 'log', neg: 'neg',
  reciprocal: 'reciprocal', relu: 'relu', sigmoid: 'sigmoid', sign: 'sign', sin: 'sin',
  softplus: 'softplus', softsign: 'softsign', sqrt: 'sqrt', tan: 'tan', tanh: 'tanh',
};
const REDUCTIONS = { sum: 'reduceSum', prod: 'reduceProduct', max: 'reduceMax', min: 'reduceMin' };

const mapped = (table, make) =>
  Object.fromEntries(Object.entries(table).map(([op, name]) => [op, make(name)]));

/** (builder, operands, attributes, {shape, dtype}) → an operand, by the name of an operation. */
export const OPERATIONS = {
  ...mapped(METHODS, named),
  ...mapped(REDUCTIONS, reduced),
  any: folded('reduceMax'),
  all: folded('reduceMin'),
  square: (builder, [x]) => builder.mul(x, x),
  rsqrt: (builder, [x]) => builder.reciprocal(builder.sqrt(x)),
  silu: (builder, [x]) => builder.mul(x, builder.sigmoid(x)),
  hardsigmoid: (builder, [x]) => builder.hardSigmoid(x, { alpha: 1 / 6, beta: 0.5 }),
  elu: (builder, [x], { alpha }) => builder.elu(x, { alpha }),
  leaky_relu: (builder, [x], { alpha }) => builder.leakyRelu(x, { alpha }),
  clamp: (builder, [x], { low, high }) => builder.clamp(x, {
    ...(low !== null && { minValue: low }), ...(high !== null && { maxValue: high }),
  }),
  cast: (builder, [x], _, { dtype }) => builder.cast(x, TYPES[dtype]),
  softmax: (builder, [x], { axes }) => builder.softmax(x, axes[0]),
  safe_softmax(builder, [x], { axes }, { dtype }) {
    const number = (value) => builder.constant(
      { dataType: TYPES[dtype], shape: [] },
      dtype === 'f16' ? Float16Array.of(value) : Float32Array.of(value));
    const lowest = number(dtype === 'f16' ? -65504 : -3.4028234663852886e38);
    const visible = builder.greaterOrEqual(
      builder.reduceMax(x, { axes, keepDimensions: true }), lowest);
    return builder.where(visible, builder.softmax(builder.max(x, lowest), axes[0]), number(0));
  },
  layer_norm(builder, [x, scale, bias], { axes, eps }) {
    const made = builder.layerNormalization(x, { axes, epsilon: eps });
    return builder.add(builder.mul(made, scale), bias);
  },
  reshape: (builder, [x], _, { shape }) => builder.reshape(x, shape),
  expand: (builder, [x], _, { shape }) => builder.expand(x, shape),
  permute: (builder, [x], { order }) => builder.transpose(x, { permutation: order }),
  concat: (builder, inputs, { axis }) => builder.concat(inputs, axis),
  gather: (builder, [x, indices], { axis }) => builder.gather(x, indices, { axis }),
  pad: (builder, [x], { before, after, value }) => builder.pad(x, before, after, { mode: 'constant', value }),
  slice: (builder, [x], { starts, sizes, steps }) => {
    const strides = steps; // a size counts what is read over, and not what is taken
    return builder.slice(x, starts, sizes.map((size, n) => (size - 1) * steps[n] + 1), { strides });
  },
  window: sliding,
};

/** Places along an axis gathered by constant numbers; those of one window come last. */
function sliding(builder, [x], { axis, size, stride, dilation }, { shape }) {
  const count = shape[axis];
  const places = Int32Array.from({ length: count * size }, (_, n) =>
    Math.floor(n / size) * stride + (n % size) * dilation);
  const indices = builder.constant({ dataType: 'int32', shape: [count, size] }, places);
  const gathered = builder.gather(x, indices, { axis });
  const axes = shape.map((_, n) => n);
  return builder.transpose(gathered, {
    permutation: [...axes.slice(0, axis + 1), ...axes.slice(axis + 2), axis + 1],
  });
}

const descriptor = ({ dtype, shape }) => ({ dataType: TYPES[dtype], shape });

/** The operands that a group writes, by the names of their values. `constant(value)` is its bytes. */
export function built(builder, group, values, constant) {
  const operands = group.reads.map((number) => {
    const value = values[number];
    return value.kind === 'constant'
      ? builder.constant(descriptor(value), constant(value))
      : builder.input(`v${number}`, descriptor(value));
  });
  for (const { op, inputs, attrs, ...typed } of group.nodes) {
    operands.push(OPERATIONS[op](builder, inputs.map((n) => operands[n]), attrs, typed));
  }
  return Object.fromEntries(group.writes.map(([at, number]) => [`v${number}`, operands[at]]));
}

// --- programs ------------------------------------------------------------------------------------

export class WebNnProgram {
  /** `bytes(offset, nbytes)` are those of a weight. */
  static async create(context, described, bytes) {
    const program = new WebNnProgram(context, described);
    const constant = ({ at, nbytes }) => bytes(at, nbytes).slice();
    try {
      await program.place(constant);
      for (const group of described.groups) {
        const builder = new MLGraphBuilder(context);
        const graph = await builder.build(built(builder, group, described.values, constant));
        program.graphs.push({ group, graph });
      }
    } catch (cause) {
      program.dispose();
      throw new KitsuneError('webnn', 'WebNN refused a group of the model', {
        why: said(cause), hint: "device: 'webgpu' or 'wasm'", cause,
      });
    }
    return program;
  }

  constructor(context, described) {
    Object.assign(this, { context, described });
    this.graphs = [];
    this.tensors = [];
    this.last = Promise.resolve();
  }

  /** A tensor for every value that is no constant; constants that are outputs are stored as bytes. */
  async place(constant) {
    const { values, made, checks } = this.described;
    const read = new Set([...made, ...checks.map((check) => check.made)]);
    this.kept = values.map((value, n) => (value.kind === 'constant' && read.has(n) ? constant(value) : null));
    for (const [n, value] of values.entries()) {
      if (value.kind === 'constant') continue;
      this.tensors[n] = await this.context.createTensor({
        ...descriptor(value), writable: value.kind === 'input', readable: read.has(n),
      });
    }
  }

  /** Inputs as bytes, in order, to a promise of outputs as bytes. Calls wait for each other. */
  run(inputs) {
    const made = this.last.then(() => this.now(inputs));
    this.last = made.catch(() => {});
    return made;
  }

  async now(inputs) {
    const { values, made, checks } = this.described;
    values.forEach(({ kind, at }, n) => kind === 'input' && this.context.writeTensor(this.tensors[n], inputs[at]));
    const named = (numbers) => Object.fromEntries(
      numbers.filter((n) => this.tensors[n]).map((n) => [`v${n}`, this.tensors[n]]));
    for (const { group, graph } of this.graphs) {
      this.context.dispatch(graph, named(group.reads), named(group.writes.map(([, n]) => n)));
    }
    const read = async (n) => this.kept[n] ?? new Uint8Array(await this.context.readTensor(this.tensors[n]));
    for (const check of checks) {
      if ((await read(check.made))[0]) throw new KitsuneError('input', check.message);
    }
    return Promise.all(made.map(read));
  }

  async profile() {
    return null; // WebNN has no clock
  }

  dispose() {
    this.tensors.forEach((tensor) => tensor.destroy());
    this.graphs.forEach(({ graph }) => graph.destroy?.());
    this.tensors = [];
  }
}
