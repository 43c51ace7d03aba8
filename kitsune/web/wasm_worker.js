// One thread of a program: makes its part of every call until it is terminated. The first tells the
// page when a call is over, which is when all of them have met for the last time.

self.onmessage = async ({ data: { module, memory, control, args, tid, threads, stack } }) => {
  try {
    const { exports } = await WebAssembly.instantiate(module, { env: { memory } });
    if (stack) exports.__stack_pointer.value = stack;
    const word = new Int32Array(memory.buffer, control, 1);
    let seen = Atomics.load(word, 0);
    self.postMessage({});
    for (;;) {
      Atomics.wait(word, 0, seen);
      seen += 1;
      exports.kt_main(args, tid, threads);
      if (tid === 0) self.postMessage({});
    }
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
