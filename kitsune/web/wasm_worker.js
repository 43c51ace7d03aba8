// One thread of a program. The first (`tid` 0) is asked by the page to store weights, to run and to
// profile, and answers each message; the others sleep until it starts a call, and do their part.

import { Machine } from './wasm_machine.js';

let machine = null;

const methods = {
  async open({ module, description, threads, memory }) {
    machine = await Machine.open(module, description, threads, memory);
    return machine.nbytes;
  },
  store: ({ at, data }) => machine.store(at, data),
  run: (inputs) => machine.run(inputs),
  profile: (inputs) => machine.profile(inputs),
};

/** The buffers of a result that are moved to the page instead of copied. */
const buffersOf = (made) =>
  Object.values(made ?? {}).map((each) => each?.buffer).filter((buffer) => buffer instanceof ArrayBuffer);

async function follow(id, { module, memory, control, args, tid, threads, stack }) {
  const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
  exports.__stack_pointer.value = stack;
  const generation = new Int32Array(memory.buffer, control, 1);
  let seen = Atomics.load(generation, 0);
  self.postMessage({ id });
  for (;;) {
    Atomics.wait(generation, 0, seen);
    seen += 1;
    exports.kt_main(args, tid, threads);
  }
}

self.onmessage = async ({ data: { id, method, given } }) => {
  try {
    if (method === 'follow') {
      await follow(id, given);
      return;
    }
    const made = await methods[method](given);
    self.postMessage({ id, made }, buffersOf(made));
  } catch (error) {
    self.postMessage({ id, error: error?.message ?? String(error) });
  }
};
