// What a program made and what NumPy made of the same input in, the difference out.

import { KitsuneError } from './errors.js';
import { bound } from './sizes.js';
import { decode, nbytesOf } from './tensors.js';

const GOLDEN = 0x9e3779b1;
const SAMPLE_TOLERANCE = 2e-2; // of what a kernel stores, after all that came before it

/** Whether a type's numbers are rounded, so that only their size can be compared. */
const isFloat = (dtype) => dtype.startsWith('f') || dtype === 'bf16';

const same = (a, b) => a === b || (Number.isNaN(a) && Number.isNaN(b));

function rootMeanSquare(values) {
  let [sum, count] = [0, 0];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    sum += value * value;
    count += 1;
  }
  return Math.sqrt(sum / count) || 1;
}

/** The worst error of `got` beside `want`: by its size, and as a part of what `want` is like. */
export function errorOf(got, want, dtype, size = rootMeanSquare(want)) {
  let [worst, differing] = [0, 0];
  for (let n = 0; n < want.length; n++) {
    if (same(got[n], want[n])) continue;
    differing += 1;
    const apart = Math.abs(Number(got[n]) - Number(want[n]));
    worst = Math.max(worst, Number.isNaN(apart) ? Infinity : apart);
  }
  const relative = isFloat(dtype) ? worst / size : differing / Math.max(1, want.length);
  return { absolute: worst, relative };
}

/** One of a signature's probes: inputs as bytes, and the outputs that are expected, decoded. */
export async function probeOf(bundle, specialisation, { file, offsets, sizes }) {
  const raw = await bundle.bytes(file);
  const values = [...specialisation.inputs, ...specialisation.outputs].map((value, n) => {
    const end = offsets[n] + nbytesOf(bound(value, sizes));
    if (end > raw.length) throw new KitsuneError('file', `${file} is cut short`);
    return raw.slice(offsets[n], end);
  });
  const count = specialisation.inputs.length;
  const outputs = values.slice(count).map((data, n) => decode(data, specialisation.outputs[n].dtype));
  return { inputs: values.slice(0, count), outputs, sizes };
}

/** The outputs of a program for its probe against those expected: the worst, and whether all are right. */
export function compared(outputs, probe, specialisation) {
  const rows = specialisation.outputs.map(({ name, dtype, tolerance }, n) => {
    const error = errorOf(decode(outputs[n], dtype), probe.outputs[n], dtype);
    return { name, ...error, tolerance, isRight: error.relative <= tolerance };
  });
  return { isRight: rows.every((row) => row.isRight), outputs: rows };
}

// --- which kernel it was -------------------------------------------------------------------------

/** The element that sample `n` is of, as the exporter chose it. */
const place = (n, size) => Math.floor(((Math.imul(n, GOLDEN) >>> 0) / 2 ** 32) * size);

/** Whether what a kernel stored looks like what NumPy stored. */
export function looksRight(raw, sample) {
  const { dtype, size } = sample;
  const values = decode(raw, dtype).subarray(0, size);
  const want = sample.values.map(Number);
  const got = want.map((_, n) => Number(values[place(n, size)]));
  const scale = Number(sample.rms) || 1;
  const { absolute, relative } = errorOf(got, want, dtype, scale);
  const [sum, finite] = values.reduce(
    ([total, n], each) => (Number.isFinite(Number(each)) ? [total + Number(each), n + 1] : [total, n]),
    [0, 0],
  );
  const drift = Math.abs(sum / Math.max(1, finite) - Number(sample.mean)) / scale;
  return { isRight: Math.max(relative, isFloat(dtype) ? drift : 0) <= SAMPLE_TOLERANCE, absolute, relative, drift };
}

/** An error that names the first kernel whose result is wrong. */
export async function blame(program, probe, samples, result) {
  const worst = result.outputs.find((row) => !row.isRight);
  const why = `'${worst.name}' is off by ${worst.absolute.toPrecision(3)}, ` +
    `${worst.relative.toPrecision(2)} of its size, and ${worst.tolerance} is allowed`;
  const wrong = await program.firstWrong(probe, samples.kernels, looksRight);
  const what = wrong
    ? `kernel ${wrong.step.name} (${wrong.step.ops.join(' · ')}) computes something else here than NumPy did`
    : 'the model computes something else here than NumPy did';
  return new KitsuneError('wrong', what, {
    why: wrong ? `${why}; ${wrong.step.shader} is the first shader whose result differs` : why,
    hint: "another profile with browserOptimizationType, or device: 'wasm'",
  });
}
