// The ready page: loads the bundle it lies in, runs it on the stored input, and says how it went.

import { createModel } from './kitsune/index.js';
import { $, failed, megabytes, milliseconds, opened, runsOn } from './shell.js';

const MOST_SHOWN = 8;

let model = null;
let best = Infinity;

const number = (value) => (typeof value === 'bigint' ? String(value) : String(Number(value.toPrecision(5))));

/** Options that the address of the page or its controls name. */
function chosen() {
  const device = $('choose-device').value;
  const profile = $('choose-profile').value || new URLSearchParams(location.search).get('profile');
  return {
    ...(device && { device }), ...(profile && { browserOptimizationType: profile }),
    operationFusion: $('fused').checked,
  };
}

async function load() {
  $('timeline-card').hidden = true;
  const before = model;
  model = null;
  await opened(before, chosen(), async (made, time) => {
    model = made;
    $('loaded').textContent = milliseconds(time);
    describe();
    await report();
    made.settled.finally(() => made === model && !made.isDisposed && report());
  });
}

function describe() {
  const { described } = model.bundle;
  const [{ inputs, outputs }] = model.signatures;
  list($('inputs'), inputs.map((value) => said(value)));
  list($('outputs'), outputs.map((value) => said(value)));
  const sizes = model.signatures.length;
  $('summary').textContent = `${inputs.length} input${inputs.length > 1 ? 's' : ''}, ` +
    `${megabytes(described.weights.nbytes)} of weights` + (sizes > 1 ? `, programs for ${sizes} sizes` : '');
  const refused = Object.entries(described.targets).filter(([, target]) => target.refused);
  $('targets').textContent = refused.map(([name, target]) => `${name} is not in this bundle: ${target.refused}`).join('\n');
  if ($('choose-profile').options.length === 1) {
    for (const { browser, workgroupSize } of described.profiles) {
      $('choose-profile').add(new Option(`${browser} (${workgroupSize} threads)`, browser));
    }
  }
}

const said = ({ name, dtype, shape }) => `${name}: ${dtype}[${shape.join(', ')}]`;

function list(element, texts) {
  element.replaceChildren(...texts.map((text) => {
    const item = document.createElement('li');
    item.className = 'mono';
    item.textContent = text;
    return item;
  }));
}

/** What is known of the model as it runs now. */
async function report() {
  const memory = await model.memoryReport();
  $('device').textContent = model.deviceName;
  $('reason').textContent = runsOn(model);
  $('dispatches-name').textContent = model.device === 'wasm' ? 'calls' : 'dispatches';
  $('dispatches').textContent = memory.dispatches;
  $('memory').textContent = megabytes(memory.total);
  const check = model.selfCheck;
  $('check').className = check?.isRight ? 'good' : 'bad';
  $('check').textContent = !check ? 'off'
    : `within ${Math.max(...check.outputs.map((row) => row.relative)).toExponential(0)}`;
}

async function run(random) {
  $('notice').hidden = true;
  [$('run'), $('random'), $('fused')].forEach((control) => (control.disabled = true));
  try {
    const inputs = await model.exampleInputs({ random });
    const start = performance.now();
    const outputs = await model.process(inputs);
    const time = performance.now() - start;
    best = Math.min(best, time);
    $('latest').textContent = milliseconds(time);
    $('best').textContent = milliseconds(best);
    list($('outputs'), Object.entries(outputs).map(([name, { data, shape, dtype }]) => {
      const more = data.length > MOST_SHOWN ? ' …' : '';
      return `${said({ name, dtype, shape })} = ${Array.from(data.slice(0, MOST_SHOWN), number).join(' ')}${more}`;
    }));
    timeline(await model.profile(inputs));
    await report();
  } catch (error) {
    $('notice').hidden = false;
    $('notice').textContent = error.message;
  }
  [$('run'), $('random'), $('fused')].forEach((control) => (control.disabled = false));
}

function timeline(kernels) {
  $('timeline-card').hidden = !kernels?.length;
  if (!kernels?.length) return;
  const end = Math.max(...kernels.map((each) => each.startUs + each.timeUs)) || 1;
  $('timeline').replaceChildren(...kernels.map(({ name, ops, startUs, timeUs }) => {
    const item = document.createElement('li');
    const [label, track, time] = [0, 0, 0].map(() => document.createElement('span'));
    label.textContent = `${name} ${ops.join(' · ')}`;
    label.title = label.textContent;
    track.className = 'track';
    const bar = document.createElement('i');
    bar.style.left = `${(100 * startUs) / end}%`;
    bar.style.width = `${(100 * timeUs) / end}%`;
    track.append(bar);
    time.textContent = `${timeUs.toFixed(0)} µs`;
    item.append(label, track, time);
    return item;
  }));
}

$('run').addEventListener('click', () => run(false));
$('random').addEventListener('click', () => run(true));
$('retry').addEventListener('click', load);
$('choose-device').addEventListener('change', load);
$('choose-profile').addEventListener('change', load);
$('fused').addEventListener('change', async () => {
  best = Infinity;
  try {
    await model.setOperationFusion($('fused').checked);
    await run(false);
  } catch (error) {
    failed(error);
  }
});

/** For whoever looks into the page with its console. */
globalThis.kitsune = { createModel, get model() { return model; } };

await load();
