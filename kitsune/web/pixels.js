// A picture in, the numbers that a model reads out: scaled, cropped to the middle, normalised.

import { KitsuneError } from './kitsune/index.js';

const ROOM = 256 / 224; // around what is cropped
const RGBA = 4; // bytes of a pixel on a canvas
const GREY = [0.299, 0.587, 0.114]; // of red, green and blue: ITU-R BT.601

/** Where channels, rows and columns are in an input's shape: [1,3,224,224] or [1,224,224,3]. */
export function layoutOf({ name, shape }) {
  const sizes = shape.length === 4 && shape[0] === 1 ? shape.slice(1) : shape;
  const isColour = (size) => size === 3 || size === 1;
  if (sizes.length === 3 && isColour(sizes[0])) {
    return { channels: sizes[0], height: sizes[1], width: sizes[2], isLast: false };
  }
  if (sizes.length === 3 && isColour(sizes[2])) {
    return { channels: sizes[2], height: sizes[0], width: sizes[1], isLast: true };
  }
  throw new KitsuneError('input', `'${name}' is not a picture`, {
    why: `its shape is [${shape}], and one picture is [1,3,height,width] or [1,height,width,3]`,
    hint: 'export the model for one picture, with shapes=[…]',
  });
}

/** A file or a canvas as a bitmap, turned as its camera meant it. */
export async function decoded(source) {
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new KitsuneError('input', `${source.name ?? 'this'} is not a picture that this browser shows`, {
      why: cause.message, hint: 'choose a JPEG, PNG or WebP', cause,
    });
  }
}

/**
 * A picture on a canvas of a model's size: its middle, after its shorter side is scaled to `resize`
 * pixels, or to a seventh more than fits; or all of it, stretched. Where nothing is to be scaled,
 * pixels stay as they are.
 */
export function cropped(bitmap, { width, height }, { resize = null, stretch = false } = {}) {
  const shorter = resize ?? Math.round(Math.min(width, height) * ROOM);
  const least = Math.max(width / bitmap.width, height / bitmap.height); // to cover the canvas
  const scale = Math.max(shorter / Math.min(bitmap.width, bitmap.height), least);
  const wide = stretch ? width : Math.round(bitmap.width * scale);
  const high = stretch ? height : Math.round(bitmap.height * scale);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.fillStyle = '#fff'; // below what is transparent
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, -Math.floor((wide - width) / 2), -Math.floor((high - height) / 2), wide, high);
  return canvas;
}

/** (colour · scale − mean) / std of every pixel, channel by channel or pixel by pixel. */
export function normalised({ data }, layout, { mean = [0], std = [1], scale = 1, order = 'rgb' } = {}) {
  const { channels, height, width, isLast } = layout;
  const count = height * width;
  const made = new Float32Array(count * channels);
  const [step, stride] = isLast ? [channels, 1] : [1, count]; // between pixels, between channels
  for (let channel = 0; channel < channels; channel++) {
    const colour = order === 'bgr' ? channels - 1 - channel : channel;
    const less = mean[channel % mean.length];
    const over = std[channel % std.length];
    for (let n = 0, at = channel * stride; n < count; n++, at += step) {
      const pixel = n * RGBA;
      const value = channels === 1
        ? GREY[0] * data[pixel] + GREY[1] * data[pixel + 1] + GREY[2] * data[pixel + 2]
        : data[pixel + colour];
      made[at] = (value * scale - less) / over;
    }
  }
  return made;
}

/** A canvas of the model's size as its input. */
export function pixels(canvas, layout, settings) {
  const image = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return normalised(image, layout, settings);
}
