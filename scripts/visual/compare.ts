import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Color difference that counts as equal, 0 to 1: two of 255 levels of gray. */
const TOLERANCE = 0.01;

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Reads the pixels on a canvas of the given size, so that sheets of different sizes can be compared. */
async function readPixels(image: Buffer, width: number, height: number): Promise<Pixels> {
  const data = await sharp(image)
    .ensureAlpha()
    .resize({
      width,
      height,
      fit: 'contain',
      position: 'left top',
      background: '#ff00ff',
      withoutEnlargement: true,
    })
    .raw()
    .toBuffer();
  return { data, width, height };
}

export interface Difference {
  /** Number of different pixels. */
  readonly pixels: number;
  /** New screenshot with different pixels in red. */
  readonly image: Buffer;
}

/** Compresses a screenshot without loss: a smaller palette would hide small changes of a color. */
export const compressReference = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();

/** Compares two screenshots pixel by pixel; undefined if they look the same. */
export async function compareScreenshots(
  reference: Buffer,
  screenshot: Buffer,
): Promise<Difference | undefined> {
  const sizes = await Promise.all([reference, screenshot].map((image) => sharp(image).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [before, after] = await Promise.all([
    readPixels(reference, width, height),
    readPixels(screenshot, width, height),
  ]);
  const output = new Uint8Array(width * height * 4);
  const options = { threshold: TOLERANCE, includeAA: true };
  const pixels = pixelmatch(before.data, after.data, output, width, height, options);
  if (pixels === 0) return undefined;
  const image = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, image };
}
