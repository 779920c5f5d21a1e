import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far two colours may be apart and still count as one, 0 to 1; a reference has fewer colours than the page. */
const TOLERANCE = 0.06;

/** Pixels that may differ: where two colours were rounded to one, a single pixel of a smoothed edge is off. */
const NOISE = 4;

/** Colours of a reference. */
const COLOURS = 192;

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The picture on a canvas of that size, so that a sheet that grew can be laid over its reference. */
async function pixelsOf(picture: Buffer, width: number, height: number): Promise<Pixels> {
  const data = await sharp(picture)
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

/** What two pictures of one sheet differ in. */
export interface Difference {
  /** Pixels that are not the same. */
  readonly pixels: number;
  /** The pixels that differ, in red over the new picture. */
  readonly picture: Buffer;
}

/** Makes a picture small for keeping: fewer colours, packed tightly. */
export const reference = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().png({ palette: true, colours: COLOURS, effort: 10, dither: 0 }).toBuffer();

/** Compares two pictures pixel by pixel; undefined when they are the same to the eye. */
export async function difference(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, fresh] = await Promise.all([pixelsOf(before, width, height), pixelsOf(after, width, height)]);
  const marked = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(old.data, fresh.data, marked, width, height, { threshold: TOLERANCE });
  if (pixels <= NOISE) return undefined;
  const picture = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}
