// Whatever a caller has in, the bytes that a program reads out; and back.

import { KitsuneError } from './errors.js';

const ARRAYS = {
  f32: Float32Array, f64: Float64Array, i64: BigInt64Array, u64: BigUint64Array, i32: Int32Array,
  u32: Uint32Array, i16: Int16Array, u16: Uint16Array, i8: Int8Array, u8: Uint8Array,
  bool: Uint8Array, f16: Uint16Array, bf16: Uint16Array,
};
const RANGES = {
  i8: [-128, 127], u8: [0, 255], i16: [-32768, 32767], u16: [0, 65535],
  i32: [-(2 ** 31), 2 ** 31 - 1], u32: [0, 2 ** 32 - 1], bool: [0, 1],
  i64: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], u64: [0, Number.MAX_SAFE_INTEGER],
};
const HALF_DTYPES = ['f16', 'bf16'];

export const count = (shape) => shape.reduce((n, size) => n * size, 1);
export const nbytesOf = ({ dtype, shape }) => count(shape) * ARRAYS[dtype].BYTES_PER_ELEMENT;
const sizes = (shape) => `[${shape.join(',')}]`;

/** The shape that a value says it has, or null for a flat array, which fits any of its length. */
export function shapeOf(value) {
  if (value?.shape) return [...value.shape];
  if (!Array.isArray(value) || !Array.isArray(value[0])) return null;
  const shape = [];
  for (let each = value; Array.isArray(each); each = each[0]) shape.push(each.length);
  return shape;
}

const flat = (value) => {
  const data = value?.data ?? value;
  if (typeof data === 'number' || typeof data === 'bigint' || typeof data === 'boolean') {
    return [data];
  }
  return Array.isArray(data) && Array.isArray(data[0]) ? data.flat(Infinity) : data;
};

/** The elements that a value has. */
export const lengthOf = (value) => flat(value)?.length;

/** Whether a value can be an input of this shape. */
function fits(value, { shape }) {
  const own = shapeOf(value);
  if (own) return own.length === shape.length && own.every((size, n) => size === shape[n]);
  return flat(value)?.length === count(shape);
}

/** The bytes of a value as an input wants them; numbers that would change are an error. */
export function encode(value, { name, dtype, shape }) {
  const data = flat(value);
  if (data?.length !== count(shape) || !fits(value, { shape })) {
    const own = shapeOf(value);
    throw new KitsuneError('input', `'${name}' has ${own ? sizes(own) : `${data?.length} elements`}`, {
      why: `the program takes ${dtype}${sizes(shape)}`,
    });
  }
  const Kind = ARRAYS[dtype];
  if (data instanceof Kind && !(HALF_DTYPES.includes(dtype) || dtype === 'bool')) return bytes(data);
  if (HALF_DTYPES.includes(dtype)) return bytes(data instanceof Kind ? data : toHalves(data, dtype));
  if (dtype === 'f32' || dtype === 'f64') return bytes(Kind.from(data, Number));
  checkIntegers(data, name, dtype);
  return bytes(Kind.from(data, dtype === 'i64' || dtype === 'u64' ? BigInt : Number));
}

function checkIntegers(data, name, dtype) {
  const [low, high] = RANGES[dtype];
  for (const each of data) {
    if (typeof each === 'bigint' && dtype.endsWith('64')) continue;
    const number = Number(each);
    if (!Number.isInteger(number) || number < low || number > high) {
      throw new KitsuneError('input', `'${name}' holds ${each}`, { why: `it is of type ${dtype}` });
    }
  }
}

const bytes = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** Bytes, which begin where an element may, as an array of a type over them; f16 and bf16 as their bits. */
export function typed({ buffer, byteOffset, byteLength }, dtype) {
  return new ARRAYS[dtype](buffer, byteOffset, byteLength / ARRAYS[dtype].BYTES_PER_ELEMENT);
}

/** Bytes of a program's result as an array of its type, over them; f16 and bf16 are widened. */
export function decode(raw, dtype) {
  const array = typed(raw, dtype);
  return HALF_DTYPES.includes(dtype) ? Float32Array.from(array, FROM_HALF[dtype]) : array;
}

/** The first of 64-bit integers that some bits do not hold, or null. */
export function beyondBits(raw, bits) {
  return typed(raw, 'i64').find((each) => BigInt.asIntN(bits, each) !== each) ?? null;
}

// --- f16 and bf16 -------------------------------------------------------------------------------

const word = new Uint32Array(1);
const real = new Float32Array(word.buffer);

const FROM_HALF = {
  bf16: (half) => ((word[0] = half << 16), real[0]),
  f16: (half) => {
    const exponent = (half >> 10) & 31;
    const sign = half & 0x8000 ? -1 : 1;
    const mantissa = half & 0x3ff;
    if (exponent === 31) return mantissa ? NaN : sign * Infinity;
    return sign * (exponent ? 2 ** (exponent - 15) * (1 + mantissa / 1024) : 2 ** -24 * mantissa);
  },
};

const TO_HALF = {
  bf16: (value) => {
    real[0] = value;
    if (Number.isNaN(value)) return 0x7fc0;
    return (word[0] + 0x7fff + ((word[0] >>> 16) & 1)) >>> 16; // to nearest, ties to even
  },
  f16: (value) => {
    const size = Math.abs(value);
    const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
    if (Number.isNaN(value)) return 0x7e00;
    if (size >= 65520) return sign | 0x7c00;
    const exponent = Math.max(-14, Math.floor(Math.log2(size || 2 ** -24)));
    const units = even(size / 2 ** (exponent - 10)); // of the last place
    return sign | (units < 1024 ? units : ((exponent + 15) << 10) + (units - 1024));
  },
};

const even = (x) => {
  const low = Math.floor(x);
  return x - low > 0.5 || (x - low === 0.5 && low % 2 === 1) ? low + 1 : low;
};

const toHalves = (data, dtype) => Uint16Array.from(data, (each) => TO_HALF[dtype](Number(each)));
