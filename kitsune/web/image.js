// The page of an image classifier: a picture is dropped, chosen or drawn, and its classes are shown.

import { KitsuneError } from './kitsune/index.js';
import { cropped, decoded, layoutOf, pixels } from './pixels.js';
import { drawn } from './sample.js';
import { $, begin, element, milliseconds, noticed, timeline, track } from './shell.js';

const MOST_SHOWN = 5;

let model = null;
let input = null; // what the model takes, and how a picture lies in it
let settings = null; // of pixels
let labels = [];
let picture = null; // the bitmap that is shown
let given = null; // what the model was given of it
let best = Infinity;
let queue = Promise.resolve(); // pictures one after the other

async function open(made) {
  const [{ inputs }] = made.signatures;
  if (inputs.length !== 1) {
    throw new KitsuneError('input', 'the model takes more than a picture', {
      why: `its inputs are ${inputs.map(({ name }) => name).join(', ')}`,
      hint: 'export it without page="image"',
    });
  }
  model = made;
  input = { ...inputs[0], layout: layoutOf(inputs[0]) };
  [labels, settings] = await Promise.all(
    ['labels.json', 'preprocessor.json'].map((file) => model.bundle.json(file)));
  $('seen').textContent = `The model sees ${input.layout.width} × ${input.layout.height} pixels.`;
}

/** Classify a file, a canvas or a bitmap, after those before it. */
function take(source) {
  queue = queue.then(() => busy(async () => {
    picture = await decoded(source);
    await classify();
  }));
  return queue;
}

/** Errors are shown below the classes. */
async function busy(act) {
  $('notice').hidden = true;
  $('ready').ariaBusy = 'true';
  try {
    await act();
  } catch (error) {
    noticed(error);
  }
  $('ready').ariaBusy = 'false';
}

async function classify() {
  const start = performance.now();
  const canvas = cropped(picture, input.layout, settings);
  const data = pixels(canvas, input.layout, settings);
  const prepared = performance.now();
  given = { [input.name]: { data, shape: input.shape } };
  const [scores] = Object.values(await model.process(given));
  const time = performance.now() - prepared;
  best = Math.min(best, time);
  $('preview').replaceChildren(canvas);
  $('latest').textContent = milliseconds(time);
  $('best').textContent = milliseconds(best);
  $('prepared').textContent = milliseconds(prepared - start);
  show(probabilities(Array.from(scores.data, Number)));
}

/** Scores as parts of 1: their softmax, unless that is what they are. */
export function probabilities(scores) {
  const sum = scores.reduce((all, each) => all + each, 0);
  if (Math.abs(sum - 1) < 1e-2 && scores.every((each) => each >= 0)) return scores;
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const raised = scores.map((each) => Math.exp(each - most));
  const total = raised.reduce((all, each) => all + each, 0);
  return raised.map((each) => each / total);
}

function show(parts) {
  const order = parts.map((_, at) => at).sort((a, b) => parts[b] - parts[a]).slice(0, MOST_SHOWN);
  $('top').replaceChildren(...order.map((at) => {
    const percent = 100 * parts[at];
    const name = element('span', labels[at] || `class ${at}`);
    return element('li', [name, element('span', `${percent.toFixed(1)} %`), track(percent)]);
  }));
}

// --- what a person does --------------------------------------------------------------------------

const chosen = (files) => files?.length && take(files[0]).then(timeline);

$('file').addEventListener('change', () => chosen($('file').files));
$('sample').addEventListener('click', () => take(drawn()).then(timeline));
document.addEventListener('paste', (event) => chosen(event.clipboardData.files));
document.addEventListener('dragover', (event) => {
  event.preventDefault();
  $('drop').classList.add('over');
});
document.addEventListener('dragleave', () => $('drop').classList.remove('over'));
document.addEventListener('drop', (event) => {
  event.preventDefault();
  $('drop').classList.remove('over');
  chosen(event.dataTransfer.files);
});

/** For whoever looks into the page with its console. */
globalThis.kitsune = { get model() { return model; } };

await begin({
  open,
  inputs: () => given,
  run() {
    best = Infinity;
    return take(picture ?? drawn());
  },
});
