import sharp from 'sharp';
import { colorOf } from './createPhoto.ts';

/** Headings under which journeys choose a photo. */
const NAMES = [
  'Photo of your ID',
  'Photo of yourself',
  'Please add a close picture of the place.',
  'Add a picture of your hairline from the front.',
  'Add a picture of your head from above.',
  'If you have the results, add a picture of them.',
];

/** Largest change of a color channel by JPEG compression. */
const LOSS = 6;

/** Name of a photo of `createPhoto` by the color of its middle, in any browser's encoding. */
export async function namePhoto(photo: ArrayBuffer): Promise<string> {
  const { data, info } = await sharp(Buffer.from(photo))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const color = [...data.subarray(middle, middle + 3)];
  const isOf = (name: string) =>
    colorOf(name).every((value, index) => Math.abs(value - (color[index] ?? NaN)) <= LOSS);
  const found = NAMES.find((name) => isOf(name) || isOf(`${name} (optional)`));
  return found ?? `a photo of another color: ${color.join(' ')}`;
}
