// What every page of a bundle does: loads the model it lies beside, shows how far that is, where it
// runs and what each kernel takes. A control that changes the model leaves the page as it is: the
// model that runs answers until the next one is ready, and goes on if that one fails.

import { createModel } from './kitsune/index.js';
import { keepOffline } from './offline.js';

const STAGES = {
  weights: 'Loading weights', shaders: 'Compiling shaders', check: 'Checking the result',
  rebuild: 'Opening the device again',
};
const DEVICES = { webgpu: 'WebGPU', wasm: 'WebAssembly', webnn: 'WebNN' };

let model = null;
let acts = null; // what the page itself does
let applied = null; // the controls as the running model has them
let changes = Promise.resolve(); // one after the other
let latestChange = 0;

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

/** Show an error beside what goes on. */
export function noticed(error) {
  $('notice').hidden = false;
  $('notice').textContent = error.message;
}

// --- the first load ------------------------------------------------------------------------------

/** A function that shows progress in the elements with these ids. */
const progressIn = (stageId, barId, detailId) => ({ stage, loaded, total }) => {
  $(stageId).textContent = STAGES[stage];
  $(barId).value = total ? loaded / total : 1;
  const show = stage === 'weights' ? megabytes : String;
  $(detailId).textContent = `${show(loaded)} of ${show(total)}`;
};

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

async function load() {
  seen('loading');
  try {
    await use(await make(progressIn('stage', 'bar', 'detail')));
  } catch (error) {
    failed(error);
    return;
  }
  seen('ready');
  await refresh();
}

// --- a model in place of another -----------------------------------------------------------------

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

/** A model as the controls say, and how long it took to load. */
async function make(onProgress) {
  const start = performance.now();
  const made = await createModel(new URL('.', location.href).href, { ...chosen(), onProgress });
  return { made, timeMs: performance.now() - start };
}

/** Let the page use a model from now on, and dispose of the one before; on failure that one stays. */
async function use({ made, timeMs }) {
  const before = model;
  try {
    await acts.open(made);
  } catch (error) {
    if (before) await acts.open(before);
    await made.dispose();
    throw error;
  }
  model = made;
  await before?.dispose();
  offer(made);
  applied = controls();
  $('loaded').textContent = milliseconds(timeMs);
  await report(made);
  const settled = () => made === model && Promise.all([report(made), offline(made)]);
  made.settled.then(settled, settled);
}

/** Show what the page does with the programs that are used now. */
async function refresh() {
  await acts.run();
  await timeline();
}

/** Do `act` after the changes before it. Only the last of several that wait is done. */
function change(act) {
  const number = (latestChange += 1);
  document.body.dataset.state = 'loading';
  changes = changes.then(async () => {
    if (number !== latestChange) return;
    $('change').className = 'change';
    $('change-notice').hidden = true;
    try {
      await acts.before?.();
      await act();
    } catch (error) {
      $('change-notice').textContent = `${error.message}\nThe page goes on as it was.`;
      $('change-notice').hidden = false;
      restore(applied);
    }
    $('change').className = 'change idle';
    document.body.dataset.state = 'ready';
    acts.after?.();
  });
  return changes;
}

async function switchModel() {
  $('change-stage').textContent = 'Loading';
  $('change-bar').removeAttribute('value');
  await use(await make(progressIn('change-stage', 'change-bar', 'change-detail')));
  await refresh();
}

/** Other programs of the same model. */
async function switchFusion() {
  $('change-stage').textContent = 'Loading';
  await model.setOperationFusion($('fused').checked);
  applied = controls();
  await report();
  await refresh();
}

const bitsInputs = () => [...document.querySelectorAll('#choose-bits input')];

const controls = () => ({
  device: $('choose-device').value, profile: $('choose-profile').value, fused: $('fused').checked,
  bits: bitsInputs().find(({ checked }) => checked)?.value,
});

function restore({ device, profile, fused, bits }) {
  $('choose-device').value = device;
  $('choose-profile').value = profile;
  $('fused').checked = fused;
  bitsInputs().forEach((input) => (input.checked = input.value === bits));
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

async function offline(made) {
  if (!(await keepOffline(made.bundle))) return;
  $('offline').hidden = false;
  document.body.dataset.offline = 'ready';
}

/** If it is open: when each kernel of a call like the latest began, and how long it took. */
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

/**
 * Open the page. `open(model)` takes the model that is used from now on, and throws if it is none for
 * this page; `run()` computes anew what the page shows; `inputs()` are those of the latest call;
 * `before` and `after` are called around every change of the model.
 */
export async function begin(page) {
  acts = page;
  for (const id of ['choose-device', 'choose-profile', 'choose-bits']) {
    $(id).addEventListener('change', () => change(switchModel));
  }
  $('retry').addEventListener('click', load);
  $('fused').addEventListener('change', () => change(switchFusion));
  $('kernels').addEventListener('toggle', timeline);
  await load();
}
