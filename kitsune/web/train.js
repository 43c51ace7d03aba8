// The page of a training step: runs it again and again on the stored batch, and draws the loss. An
// output of a step that has the name of an input is what that input is next.

import { $, begin as beginPage, noticed } from './shell.js';

const FRAME_MS = 30; // of steps between two looks at the page
const [LOSS, STEP] = ['loss', 'step'];

let model = null;
let values = null; // what the next step is given
let losses = [];
let isRunning = false;
let running = Promise.resolve(); // done when no step is under way

// --- steps ---------------------------------------------------------------------------------------

/** Begin with what is stored: the parameters as they were exported. */
async function reset() {
  values = await model.exampleInputs();
  losses = [];
  show();
}

async function advance() {
  const outputs = await model.process(values);
  for (const [name, value] of Object.entries(outputs)) {
    if (name in values) values[name] = value;
  }
  losses.push(outputs[LOSS].data[0]);
}

/** Steps until somebody stops, or as many as the page says were made. */
async function train() {
  const until = Number($('until').value);
  const [start, before] = [performance.now(), losses.length];
  while (isRunning && losses.length < until) {
    const frame = performance.now();
    while (isRunning && losses.length < until && performance.now() - frame < FRAME_MS) await advance();
    $('rate').textContent = ((1000 * (losses.length - before)) / (performance.now() - start)).toFixed(0);
    show();
    await new Promise((resolve) => setTimeout(resolve)); // clicks, and drawing
  }
}

function begin() {
  $('notice').hidden = true;
  isRunning = true;
  $('start').textContent = 'Stop';
  document.body.dataset.state = 'training';
  running = train().catch(noticed).finally(() => {
    isRunning = false;
    $('start').textContent = 'Start';
    document.body.dataset.state = 'ready';
  });
}

const controls = () => [$('start'), $('reset'), $('choose-device')];

async function stop() {
  controls().forEach((control) => (control.disabled = true));
  isRunning = false;
  await running;
}

const go = () => controls().forEach((control) => (control.disabled = false));

// --- what is seen --------------------------------------------------------------------------------

function show() {
  const said = (loss) => (loss === undefined ? '–' : loss.toPrecision(4));
  $('step').textContent = values[STEP].data[0];
  $('loss').textContent = said(losses.at(-1));
  $('first').textContent = said(losses[0]);
  draw();
}

/** The loss over the steps, from 0 to the largest. */
function draw() {
  const canvas = $('curve');
  const scale = devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const context = canvas.getContext('2d');
  const colour = (name) => getComputedStyle(document.body).getPropertyValue(name);
  const [left, right, top, bottom] = [44, width - 8, 8, height - 22];
  const finite = losses.filter(Number.isFinite);
  const most = finite.reduce((a, b) => Math.max(a, b), 0) || 1;
  const x = (n) => left + ((right - left) * n) / Math.max(1, losses.length - 1);
  const y = (loss) => bottom - ((bottom - top) * loss) / most;
  context.scale(scale, scale);
  context.font = '12px system-ui, sans-serif';
  context.strokeStyle = colour('--line');
  context.fillStyle = colour('--quiet');
  for (const part of [0, 0.5, 1]) {
    context.beginPath();
    context.moveTo(left, y(part * most));
    context.lineTo(right, y(part * most));
    context.stroke();
    context.fillText((part * most).toPrecision(2), 4, y(part * most) + (part === 1 ? 10 : 4));
  }
  context.fillText('1', left, height - 6);
  context.textAlign = 'right';
  context.fillText(`step ${Math.max(1, losses.length)}`, right, height - 6);
  context.strokeStyle = colour('--accent');
  context.lineWidth = 2;
  context.beginPath();
  const stride = Math.max(1, Math.floor(losses.length / Math.max(1, width)));
  for (let n = 0; n < losses.length; n += stride) context.lineTo(x(n), y(losses[n]));
  context.stroke();
}

// --- the page ------------------------------------------------------------------------------------

/** Say so where the model is no training step. */
function check({ inputs, outputs }) {
  const fed = inputs.filter(({ name }) => outputs.some((each) => each.name === name));
  if (fed.some(({ name }) => name === STEP) && outputs.some(({ name }) => name === LOSS)) return fed;
  throw Object.assign(new Error('no training step'), {
    what: 'This model is no training step', why: `it has no '${LOSS}', or gives no next '${STEP}'`,
    hint: 'export kt.optim.TrainingStep(model, loss, optimizer)',
  });
}

async function open(made) {
  const fed = check(made.signatures[0]);
  model = made;
  $('summary').textContent = `${fed.length} tensors change with every step`;
  values ??= await made.exampleInputs();
}

$('start').addEventListener('click', () => (isRunning ? stop().then(go) : begin()));
$('reset').addEventListener('click', async () => {
  await stop();
  await reset();
  go();
});
addEventListener('resize', () => model && draw());

/** For whoever looks into the page with its console. */
globalThis.kitsune = {
  get model() { return model; }, get values() { return values; }, get losses() { return losses; },
};

let isToGoOn = false; // after a change of the model

await beginPage({
  open,
  run: show,
  inputs: () => values,
  before() {
    isToGoOn = isRunning;
    return stop();
  },
  after() {
    go();
    if (isToGoOn) begin();
  },
});
