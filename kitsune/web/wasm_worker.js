// One thread of a program. The first (`tid` 0) is asked by the page to store weights, to run and to
// profile, and answers each message; the others sleep until it starts a call, and do their part.

import { Machine } from './wasm_machine.js';

let machine = null;

const methods = {
  async open({ module, description, kind, threads, memory }) {
    machine = await Machine.open(module, description, kind, threads, memory);
  },
  store: ({ at, data }) => machine.store(at, data),
  run: (call) => machine.run(call),
  profile: (call) => machine.profile(call),
};

/** The buffers of a result that are moved to the page instead of copied. */
const buffersOf = (made) =>
  Object.values(made ?? {}).map((each) => each?.buffer).filter((buffer) => buffer instanceof ArrayBuffer);

async function follow(id, { module, memory, control, mains, args, tid, threads, stack }) {
  const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
  exports.__stack_pointer.value = stack;
  const words = new Int32Array(memory.buffer, control, 2); // a count of calls, the variant called
  let seen = Atomics.load(words, 0);
  self.postMessage({ id });
  for (;;) {
    Atomics.wait(words, 0, seen);
    seen += 1;
    exports[mains.length > 1 ? mains[Atomics.load(words, 1)] : mains[0]](args, tid, threads);
  }
}

self.onmessage = async ({ data: { id, method, given } }) => {
  try {
    if (method === 'follow') {
      await follow(id, given);
      return;
    }
    const made = await methods[method](given);
    self.postMessage({ id, made, nbytes: machine.nbytes }, buffersOf(made));
  } catch (error) {
    self.postMessage({ id, error: error?.message ?? String(error) });
  }
};
