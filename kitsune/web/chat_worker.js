// The worker of a chat: it holds the model, answers the page's messages, and tells it of each piece of text.

import { ChatEngine } from './chat_engine.js';

let engine = null;
let last = Promise.resolve(); // one call after the other
const calls = new Map(); // number → {isCancelled}

const methods = {
  async open(id, { url, options }) {
    const onProgress = (progress) => self.postMessage({ id, progress });
    engine = await ChatEngine.open(url, options, onProgress);
    return engine.described;
  },
  generate: (id, { asked, options }) =>
    engine.generate(asked, options, calls.get(id), (told) => self.postMessage({ id, told })),
  encode: (id, asked) => engine.encode(asked),
  decode: (id, { ids }) => engine.vocabulary.decode(ids),
  logits: (id, asked) => engine.logits(asked),
  describe: () => engine.described,
  dispose: () => engine?.dispose(),
};

const fieldsOf = ({ name, code, what, why, hint, message, stack }) => ({ name, code, what, why, hint, message, stack });

async function answer(id, method, given) {
  try {
    self.postMessage({ id, made: await methods[method](id, given) });
  } catch (error) {
    self.postMessage({ id, error: fieldsOf(error ?? {}) });
  }
  calls.delete(id);
}

self.onmessage = ({ data: { id, method, given } }) => {
  if (method === 'cancel') {
    const call = calls.get(given.id);
    if (call) call.isCancelled = true;
    return;
  }
  calls.set(id, { isCancelled: false });
  last = last.then(() => answer(id, method, given));
};
