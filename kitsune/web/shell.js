// What every page of a bundle does: loads the model it lies beside, shows how far that is, and says
// what went wrong.

import { createModel } from './kitsune/index.js';

const STAGES = {
  weights: 'Loading weights', shaders: 'Compiling shaders', check: 'Checking the result',
  rebuild: 'Opening the device again',
};

export const $ = (id) => document.getElementById(id);
export const megabytes = (nbytes) => (nbytes < 1e5 ? `${nbytes} B` : `${(nbytes / 1e6).toFixed(1)} MB`);
export const milliseconds = (ms) => (ms < 10 ? `${ms.toFixed(2)} ms` : `${ms.toFixed(0)} ms`);

/** Where a model runs and why, for a person to read. */
export const runsOn = (model) =>
  `Runs on ${model.device === 'wasm' ? 'WebAssembly' : 'WebGPU'}: ${model.choice.reason}`;

function progressed({ stage, loaded, total }) {
  $('stage').textContent = STAGES[stage];
  $('bar').value = total ? loaded / total : 1;
  const bytes = stage === 'weights';
  $('detail').textContent = bytes ? `${megabytes(loaded)} of ${megabytes(total)}` : `${loaded} of ${total}`;
}

export function failed(error) {
  $('loading').hidden = true;
  $('ready').hidden = true;
  $('failure').hidden = false;
  document.body.dataset.state = 'failed';
  $('what').textContent = error.what ?? 'Something went wrong';
  $('why').textContent = error.why ?? String(error.stack ?? error);
  $('hint').textContent = error.hint ? `Try: ${error.hint}` : '';
}

/**
 * Load the bundle that the page lies in, in place of the model `before`. `show(model, time)` fills
 * the page before it is seen. The address may name a device, `?device=wasm`, where `options` do not.
 */
export async function opened(before, options, show) {
  document.body.dataset.state = 'loading';
  for (const id of ['failure', 'ready', 'notice']) $(id).hidden = true;
  $('loading').hidden = false;
  const start = performance.now();
  const device = new URLSearchParams(location.search).get('device');
  try {
    await before?.dispose();
    const model = await createModel(new URL('.', location.href).href, {
      ...(device && { device }), ...options, onProgress: progressed,
    });
    await show(model, performance.now() - start);
    $('loading').hidden = true;
    $('ready').hidden = false;
    document.body.dataset.state = 'ready';
  } catch (error) {
    failed(error);
  }
}
