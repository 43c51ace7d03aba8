// A picture to begin with, drawn on a canvas: a daisy in a meadow.

const SIZE = 448;
const PETALS = 21;

/** A canvas with it. */
export function drawn() {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIZE, height: SIZE });
  const context = canvas.getContext('2d');
  meadow(context);
  context.translate(SIZE / 2, SIZE / 2);
  for (const [count, length, shade] of [[PETALS, 186, '#d9dde6'], [PETALS, 172, '#fbfbf8']]) {
    context.rotate(Math.PI / count);
    for (let n = 0; n < count; n++) petal(context, (2 * Math.PI * n) / count, length, shade);
  }
  heart(context);
  return canvas;
}

function meadow(context) {
  const ground = context.createLinearGradient(0, 0, 0, SIZE);
  ground.addColorStop(0, '#5d8f3a');
  ground.addColorStop(1, '#24491c');
  context.fillStyle = ground;
  context.fillRect(0, 0, SIZE, SIZE);
  for (let n = 0; n < 260; n++) {
    const x = (n * 173) % SIZE;
    const y = (n * 311) % (SIZE + 80);
    context.strokeStyle = `hsl(${88 + (n % 5) * 7} 45% ${20 + (n % 7) * 4}%)`;
    context.lineWidth = 2 + (n % 3);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 8, y - 40, x + (n % 2 ? 26 : -18), y - 70 - (n % 4) * 12);
    context.stroke();
  }
}

function petal(context, angle, length, shade) {
  context.save();
  context.rotate(angle);
  const light = context.createLinearGradient(0, -50, 0, -length);
  light.addColorStop(0, '#c9cdd6');
  light.addColorStop(0.4, shade);
  context.fillStyle = light;
  context.strokeStyle = '#b4bac6';
  context.beginPath();
  context.moveTo(-7, -40);
  context.bezierCurveTo(-26, -length * 0.6, -22, -length, 0, -length);
  context.bezierCurveTo(22, -length, 26, -length * 0.6, 7, -40);
  context.fill();
  context.stroke();
  context.restore();
}

/** Florets along a spiral, each turned by the golden angle. */
function heart(context) {
  context.fillStyle = '#b97a08';
  context.beginPath();
  context.arc(0, 0, 58, 0, 2 * Math.PI);
  context.fill();
  for (let n = 0; n < 240; n++) {
    const distance = 3.6 * Math.sqrt(n);
    const angle = n * Math.PI * (3 - Math.sqrt(5));
    context.fillStyle = `hsl(${46 - n / 30} 95% ${62 - n / 12}%)`;
    context.beginPath();
    context.arc(distance * Math.cos(angle), distance * Math.sin(angle), 3.2, 0, 2 * Math.PI);
    context.fill();
  }
}
