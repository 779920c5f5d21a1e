import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { grayOf, MEASURED_SIDE, pictureWarning } from './pictureWarning.ts';

const svg = (content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${content}</svg>`));

const lines = Array.from(
  { length: 10 },
  (_, line) => `<text x="160" y="${260 + line * 80}" font-size="48">SAMPLE 4711, born 02/03/1980</text>`,
).join('');

/** Card of an ID on a table. */
const card = () =>
  svg(
    `<rect width="1600" height="1200" fill="#876"/><rect x="120" y="160" width="1360" height="860" rx="40" fill="#f4f0e8"/>${lines}`,
  );
/** Skin with a few spots, without text. */
const skin = () =>
  svg(
    `<rect width="1600" height="1200" fill="#e0b090"/>
    ${[4, 7, 11, 5, 9].map((size, spot) => `<circle cx="${300 + spot * 230}" cy="${400 + (spot % 3) * 160}" r="${size * 6}" fill="#a5523d"/>`).join('')}`,
  );
/** Head before a wall, in two tones. */
const face = () =>
  svg(
    `<rect width="1600" height="1200" fill="#9aa"/><ellipse cx="800" cy="640" rx="330" ry="430" fill="#dba"/>
    <path d="M470 560a330 400 0 0 1 660 0q-160-120-330-120t-330 120z" fill="#432"/>
    <circle cx="690" cy="600" r="28" fill="#222"/><circle cx="910" cy="600" r="28" fill="#222"/>`,
  );
const one = (background: string) => sharp({ create: { width: 800, height: 600, channels: 3, background } });

async function warningOf(picture: Sharp) {
  // Encoded first: sharp applies its operations in an order of its own.
  const { data, info } = await sharp(await picture.png().toBuffer())
    .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return pictureWarning({
    width: info.width,
    height: info.height,
    values: grayOf(new Uint8ClampedArray(data)),
  });
}

/** As cameras and rooms change a photo. */
const conditions: readonly (readonly [name: string, change: (photo: Sharp) => Sharp])[] = [
  ['as it is', (photo) => photo],
  ['in a dim room', (photo) => photo.linear(0.45)],
  ['in bright light', (photo) => photo.linear(0.6, 110)],
  ['with little contrast', (photo) => photo.linear(0.4, 90)],
  ['slightly out of focus', (photo) => photo.blur(2)],
  ['of a cheap lens', (photo) => photo.blur(3)],
  ['strongly compressed', (photo) => photo.jpeg({ quality: 25 })],
  ['turned', (photo) => photo.rotate(90)],
  ['gray', (photo) => photo.grayscale()],
  ['small', (photo) => photo.resize(640, 480)],
];

describe.each([
  ['an ID', card],
  ['skin', skin],
  ['a face', face],
])('a good photo of %s', (_what, create) => {
  test.each(conditions)('%s has no warning', async (_name, change) => {
    expect(await warningOf(change(create()))).toBeUndefined();
  });
});

test.each([
  ['black', one('#000'), 'dark'],
  ['almost black', one('#1a1410'), 'dark'],
  ['an ID without light', card().linear(0.15), 'dark'],
  ['white', one('#fff'), 'plain'],
  ['a finger before the lens', one('#b5523d'), 'plain'],
  ['a face out of focus', face().blur(20), 'blurred'],
  ['an ID out of focus', card().blur(20), 'blurred'],
  ['skin out of focus', skin().blur(20), 'blurred'],
])('a picture that is %s has a warning', async (_name, picture, warning) => {
  expect(await warningOf(picture)).toBe(warning);
});
