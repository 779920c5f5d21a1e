import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Color difference that counts as equal, 0 to 1; references have a reduced palette. */
const TOLERANCE = 0.06;

/** Number of pixels that may differ, because of the reduced palette at antialiased edges. */
const MAX_DIFFERENT_PIXELS = 4;

/** Palette size of a reference. */
const COLORS = 192;

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

/** Compresses a screenshot with a reduced palette. */
export const compressReference = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).removeAlpha().png({ palette: true, colors: COLORS, effort: 10, dither: 0 }).toBuffer();

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
  const pixels = pixelmatch(before.data, after.data, output, width, height, { threshold: TOLERANCE });
  if (pixels <= MAX_DIFFERENT_PIXELS) return undefined;
  const image = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, image };
}
