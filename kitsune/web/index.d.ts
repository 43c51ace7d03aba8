// Types of the browser runtime.

export type DType =
  | 'f32' | 'f64' | 'f16' | 'bf16' | 'i64' | 'i32' | 'i16' | 'i8' | 'u64' | 'u32' | 'u16' | 'u8' | 'bool';

export type TypedArray =
  | Float32Array | Float64Array | BigInt64Array | BigUint64Array | Int32Array | Uint32Array
  | Int16Array | Uint16Array | Int8Array | Uint8Array;

export type Nested = number | bigint | boolean | readonly Nested[];

/** A flat array fits every shape of its length; a nested one, or one with a shape, only its own. */
export type Input = TypedArray | Nested | { data: TypedArray | readonly number[]; shape: readonly number[] };

export interface Tensor {
  /** Of the output's type; halves are widened to Float32Array, bools are bytes. */
  data: TypedArray;
  shape: number[];
  dtype: DType;
}

export interface Value {
  name: string;
  dtype: DType;
  /** The name of a size, or an expression of names, where calls decide it. */
  shape: (number | string)[];
  /** Where no size is decided by calls. */
  nbytes?: number;
}

export interface Signature {
  inputs: Value[];
  outputs: Value[];
  /** The least and the largest value of each size that calls decide, by its name. */
  sizes: Record<string, [number, number]>;
}

export interface Progress {
  stage: 'weights' | 'shaders' | 'check' | 'rebuild';
  /** Bytes of weights, else a count. */
  loaded: number;
  total: number;
}

export type Device = 'webgpu' | 'wasm' | 'webnn';
export type Browser = 'chrome' | 'firefox' | 'safari' | 'edge' | 'native' | 'software';

export interface Options {
  /** Where it runs; whichever a short measurement finds faster otherwise. */
  device?: Device;
  /** Of the weights, among those that the bundle was exported for; the first of them otherwise. */
  bits?: number;
  /** Fused kernels, or one for every operation. */
  operationFusion?: boolean | {
    enabled?: boolean; useBrowserOptimizations?: boolean; bitsPerWeight?: number; debug?: boolean;
  };
  /** Whose shaders to run; those of this browser otherwise. */
  browserOptimizationType?: Browser;
  /** These choose among the shaders that the bundle holds. */
  workgroupSize?: number;
  tileSize?: number;
  useFastMath?: boolean;
  onProgress?: (progress: Progress) => void;
  /** Run the stored input and compare, when a program is made. On by default. */
  selfCheck?: boolean;
  /** Of WebAssembly; as many as the machine has, up to 8, on a page that is cross-origin isolated. */
  threads?: number;
  /** Keep weights in the browser's cache. On by default. */
  cache?: boolean;
  /** Keep in IndexedDB what was measured. On by default. */
  remember?: boolean;
}

export interface Choice {
  device: Device;
  /** Why it was chosen, for a person to read. */
  reason: string;
  /** Milliseconds by device, where both were measured. */
  measured: Partial<Record<Device, number>>;
  /** What kept the other device from running the model. */
  failed?: KitsuneError;
}

export interface SelfCheck {
  isRight: boolean;
  outputs: { name: string; absolute: number; relative: number; tolerance: number; isRight: boolean }[];
}

export interface MemoryReport {
  device: Device;
  weights?: number;
  arena?: number;
  inputs?: number;
  outputs?: number;
  staging?: number;
  /** Of WebAssembly: all that is not weights. */
  memory?: number;
  total: number;
  /** Bytes of weights that came over the net. */
  downloaded: number;
  dispatches: number;
}

export interface KernelTime {
  name: string;
  pattern: string;
  ops: string[];
  startUs: number;
  timeUs: number;
}

export interface Tuned {
  number: number;
  browser: Browser;
  timeMs: number;
  error?: string;
}

export class Model {
  /** The address of its folder, and the files of it that were loaded so far. */
  readonly bundle: { readonly base: string; readonly files: ReadonlySet<string> };
  readonly signatures: Signature[];
  /** Of its weights; 0 where they are as they were given. */
  readonly bits: number;
  readonly device: Device;
  readonly deviceName: string;
  readonly choice: Choice;
  /** Once the choice is final: WebAssembly runs the model while WebGPU is made ready behind it. */
  readonly settled: Promise<void>;
  readonly selfCheck: SelfCheck | null;
  process(inputs: Record<string, Input>): Promise<Record<string, Tensor>>;
  warmUp(): Promise<void>;
  tune(): Promise<Tuned[]>;
  setOperationFusion(enabled: boolean): Promise<void>;
  profile(inputs: Record<string, Input>): Promise<KernelTime[] | null>;
  exampleInputs(options?: { random?: boolean }): Promise<Record<string, Tensor>>;
  memoryReport(): Promise<MemoryReport>;
  dispose(): Promise<void>;
}

export type ErrorCode =
  | 'bundle' | 'file' | 'shard' | 'input' | 'option' | 'no-webgpu' | 'limits' | 'shader' | 'device'
  | 'device-lost' | 'memory' | 'wrong' | 'wasm' | 'no-webnn' | 'webnn' | 'disposed';

export class KitsuneError extends Error {
  readonly code: ErrorCode;
  readonly what: string;
  readonly why: string;
  readonly hint: string;
}

export function createModel(url: string, options?: Options): Promise<Model>;
export function detectBrowser(userAgent?: string): Browser;
