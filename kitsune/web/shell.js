// What every page of a bundle does: loads the model it lies beside, shows how far that is, where it
// runs and what each kernel takes, changes all that when it is asked to, and says what went wrong.

import { createModel } from './kitsune/index.js';

const STAGES = {
  weights: 'Loading weights', shaders: 'Compiling shaders', check: 'Checking the result',
  rebuild: 'Opening the device again',
};
const DEVICES = { webgpu: 'WebGPU', wasm: 'WebAssembly', webnn: 'WebNN' };

let model = null;
let acts = null; // what the page itself does

export const $ = (id) => document.getElementById(id);
export const megabytes = (nbytes) => (nbytes < 1e5 ? `${nbytes} B` : `${(nbytes / 1e6).toFixed(1)} MB`);
export const milliseconds = (ms) => (ms < 10 ? `${ms.toFixed(2)} ms` : `${ms.toFixed(0)} ms`);

/** An element with a text, or with others inside. */
export function element(tag, content = '', more = {}) {
  const made = Object.assign(document.createElement(tag), more);
  made.append(...[content].flat());
  return made;
}

/** A part of a whole as a bar; `begin` and `size` are percent. */
export function track(size, begin = 0) {
  const bar = element('i');
  Object.assign(bar.style, { left: `${begin}%`, width: `${size}%` });
  return element('span', size > 0 ? bar : [], { className: 'track' });
}

/** Tell of an error beside what goes on. */
export function noticed(error) {
  $('notice').hidden = false;
  $('notice').textContent = error.message;
}

// --- loading -------------------------------------------------------------------------------------

function progressed({ stage, loaded, total }) {
  $('stage').textContent = STAGES[stage];
  $('bar').value = total ? loaded / total : 1;
  const bytes = stage === 'weights';
  $('detail').textContent = bytes ? `${megabytes(loaded)} of ${megabytes(total)}` : `${loaded} of ${total}`;
}

function seen(state) {
  const shown = { loading: 'loading', failed: 'failure', ready: 'ready' };
  for (const [each, id] of Object.entries(shown)) $(id).hidden = each !== state;
  document.body.dataset.state = state;
}

function failed(error) {
  seen('failed');
  $('what').textContent = error.what ?? 'Something went wrong';
  $('why').textContent = error.why ?? String(error.stack ?? error);
  $('hint').textContent = error.hint ? `Try: ${error.hint}` : '';
}

/** Options that the page's controls name, or else its address: `?device=wasm&bits=4`. */
function chosen() {
  const given = new URLSearchParams(location.search);
  const device = $('choose-device').value || given.get('device');
  const profile = $('choose-profile').value || given.get('profile');
  const bits = document.querySelector('#choose-bits input:checked')?.value ?? given.get('bits');
  return {
    ...(device && { device }), ...(bits && { bits: Number(bits) }),
    ...(profile && { browserOptimizationType: profile }), operationFusion: $('fused').checked,
  };
}

/** Load the bundle that the page lies in, in place of the model that runs. */
async function load() {
  const [before, start] = [model, performance.now()];
  model = null;
  seen('loading');
  $('notice').hidden = true;
  let made = null;
  try {
    await before?.dispose();
    made = await createModel(new URL('.', location.href).href, { ...chosen(), onProgress: progressed });
    await acts.open(made);
    offer(made);
    $('loaded').textContent = milliseconds(performance.now() - start);
    await report(made);
  } catch (error) {
    await made?.dispose();
    failed(error);
    return;
  }
  model = made;
  seen('ready');
  made.settled.finally(() => made === model && report(made));
  await acts.run();
  await timeline();
}

/** What there is to choose from. */
function offer({ bundle, bits }) {
  const { profiles, targets } = bundle.described;
  if ($('choose-device').options.length > 1) return;
  const usable = Object.keys(targets).filter((name) => !targets[name].refused);
  usable.forEach((name) => $('choose-device').add(new Option(DEVICES[name], name)));
  for (const { browser, workgroupSize } of profiles) {
    $('choose-profile').add(new Option(`${browser} (${workgroupSize} threads)`, browser));
  }
  $('choose-bits').hidden = bundle.widths.length < 2;
  $('choose-bits').append(...bundle.widths.map((width) => {
    const radio = element('input', '', { type: 'radio', name: 'bits', value: width, checked: width === bits });
    return element('label', [radio, width ? String(width) : 'all']);
  }));
  const refused = Object.entries(targets).filter(([, target]) => target.refused);
  $('targets').textContent = refused
    .map(([name, target]) => `${DEVICES[name]} is not in this bundle: ${target.refused}`).join('\n');
}

// --- what is known of the model as it runs now ---------------------------------------------------

async function report(made = model) {
  if (made.isDisposed) return;
  const memory = await made.memoryReport();
  $('device').textContent = made.deviceName;
  $('reason').textContent = `Runs on ${DEVICES[made.device]}: ${made.choice.reason}`;
  $('dispatches-name').textContent = made.device === 'wasm' ? 'calls' : 'dispatches';
  $('dispatches').textContent = memory.dispatches;
  $('weights').textContent = megabytes(memory.weights);
  $('memory').textContent = megabytes(memory.total);
  const check = made.selfCheck;
  $('check').className = check?.isRight ? 'good' : 'bad';
  $('check').textContent = !check ? 'off'
    : `within ${Math.max(...check.outputs.map((row) => row.relative)).toExponential(0)}`;
}

/** Where somebody looks at it: when each kernel of a call like the latest began, and how long it took. */
export async function timeline() {
  const inputs = model && $('kernels').open && acts.inputs();
  if (!inputs) return;
  const kernels = await model.profile(inputs).catch(noticed);
  $('clock').textContent = !kernels ? 'This browser has no clock for the kernels of this device.'
    : model.device === 'wasm' ? 'On one thread, the mean of some calls.' : "By the device's own clock.";
  const end = Math.max(...(kernels ?? []).map((each) => each.startUs + each.timeUs)) || 1;
  $('timeline').replaceChildren(...(kernels ?? []).map(({ name, ops, startUs, timeUs }) => {
    const said = `${name} ${ops.join(' · ')}`;
    const bar = track((100 * timeUs) / end, (100 * startUs) / end);
    return element('li', [element('span', said, { title: said }), bar, element('span', `${timeUs.toFixed(0)} µs`)]);
  }));
}

// --- a page --------------------------------------------------------------------------------------

/** Do something that another program may come of, and show the page as it is then. */
async function changed(change) {
  document.body.dataset.state = 'loading';
  try {
    await acts.before?.();
    await change();
  } catch (error) {
    failed(error);
  }
  if (document.body.dataset.state === 'loading') document.body.dataset.state = 'ready';
  acts.after?.();
}

/** Other programs of the same model. */
async function switchFusion() {
  await model.setOperationFusion($('fused').checked);
  await acts.run();
  await report();
  await timeline();
}

/**
 * Open the page. `open(model)` looks at the model before anything is seen, and throws where it is
 * none for this page; `run()` begins anew with the programs that are used from now on; `inputs()` are
 * those of the latest call; `before` and `after` are around every change of the model.
 */
export async function begin(page) {
  acts = page;
  for (const id of ['choose-device', 'choose-profile', 'choose-bits']) {
    $(id).addEventListener('change', () => changed(load));
  }
  $('retry').addEventListener('click', () => changed(load));
  $('fused').addEventListener('change', () => changed(switchFusion));
  $('kernels').addEventListener('toggle', timeline);
  await load();
}
