// The ready page: runs the model on the stored input, and says how it went.

import { createModel } from './kitsune/index.js';
import { $, begin, element, megabytes, milliseconds, noticed, timeline } from './shell.js';

const MOST_SHOWN = 8;

let model = null;
let inputs = null; // of the latest call
let best = Infinity;

const number = (value) => (typeof value === 'bigint' ? String(value) : String(Number(value.toPrecision(5))));
const said = ({ name, dtype, shape }) => `${name}: ${dtype}[${shape.join(', ')}]`;
const list = (id, texts) =>
  $(id).replaceChildren(...texts.map((text) => element('li', text, { className: 'mono' })));

async function open(made) {
  model = made;
  inputs = await made.exampleInputs();
  const [signature] = made.signatures;
  list('inputs', signature.inputs.map(said));
  if (!$('outputs').children.length) list('outputs', signature.outputs.map(said));
  const [count, sizes] = [signature.inputs.length, made.signatures.length];
  $('summary').textContent = `${count} input${count > 1 ? 's' : ''}, ` +
    `${megabytes((await made.memoryReport()).weights)} of weights` +
    (Object.keys(signature.sizes).length ? `, any ${Object.keys(signature.sizes).join(', ')}`
      : sizes > 1 ? `, programs for ${sizes} sizes` : '');
}

async function run(random) {
  $('notice').hidden = true;
  [$('run'), $('random'), $('fused')].forEach((control) => (control.disabled = true));
  try {
    inputs = await model.exampleInputs({ random });
    const start = performance.now();
    const outputs = await model.process(inputs);
    const time = performance.now() - start;
    best = Math.min(best, time);
    $('latest').textContent = milliseconds(time);
    $('best').textContent = milliseconds(best);
    list('outputs', Object.entries(outputs).map(([name, { data, shape, dtype }]) => {
      const more = data.length > MOST_SHOWN ? ' …' : '';
      return `${said({ name, dtype, shape })} = ${Array.from(data.slice(0, MOST_SHOWN), number).join(' ')}${more}`;
    }));
  } catch (error) {
    noticed(error);
  }
  [$('run'), $('random'), $('fused')].forEach((control) => (control.disabled = false));
}

$('run').addEventListener('click', () => run(false).then(timeline));
$('random').addEventListener('click', () => run(true).then(timeline));
$('kernels').open = true;

/** For whoever looks into the page with its console. */
globalThis.kitsune = { createModel, get model() { return model; } };

await begin({
  open,
  inputs: () => inputs,
  async run() {
    best = Infinity;
    await run(false);
  },
});
