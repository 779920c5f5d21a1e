import type { FileWarning } from './places.ts';
import type { Size } from './pictureSize.ts';

/** Longest side at which a picture is measured, pixels: independent of its resolution, and without its noise. */
export const MEASURED_SIDE = 512;

/** Picture of gray values from 0 to 255, row by row. */
export interface GrayPicture extends Size {
  readonly values: Uint8Array;
}

/** Gray values of RGBA pixels (ITU-R BT.601). */
export const grayOf = (rgba: Uint8ClampedArray): Uint8Array =>
  Uint8Array.from(
    { length: rgba.length / 4 },
    (_, pixel) =>
      ((rgba[pixel * 4] ?? 0) * 299 + (rgba[pixel * 4 + 1] ?? 0) * 587 + (rgba[pixel * 4 + 2] ?? 0) * 114) /
      1_000,
  );

/** Value below which this share of the values is. */
const quantile = (sorted: Uint8Array | Uint16Array, share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** Differences of each inner pixel from its four neighbors (Laplace filter), sorted. */
function edges({ width, height, values }: GrayPicture): Uint16Array {
  const found = new Uint16Array(Math.max(0, width - 2) * Math.max(0, height - 2));
  const at = (place: number) => values[place] ?? 0;
  let next = 0;
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const place = row * width + column;
      const neighbors = at(place - 1) + at(place + 1) + at(place - width) + at(place + width);
      found[next] = Math.abs(4 * at(place) - neighbors);
      next += 1;
    }
  return found.sort();
}

/** Brightest parts of a photo that is too dark. */
const DARK = 48;
/** Contrast of a photo that shows one surface. */
const PLAIN = 16;
/** Strongest edges of a blurred photo, as a share of its contrast. Decision 78 has the measurements. */
const BLURRED = 0.1;

/** The most important reason why a picture may be no use; undefined for a good one. */
export function pictureWarning(picture: GrayPicture): FileWarning | undefined {
  const sorted = picture.values.toSorted();
  if (quantile(sorted, 0.95) < DARK) return 'dark';
  // Extremes: a spot on plain skin is only a small part of the picture.
  const contrast = quantile(sorted, 0.999) - quantile(sorted, 0.001);
  if (contrast < PLAIN) return 'plain';
  return quantile(edges(picture), 0.999) / contrast < BLURRED ? 'blurred' : undefined;
}
