/** Size of a picture, pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maximum area and shorter side of an uploaded picture (decisions, "Registration", photo). */
const MAX_AREA = 12_000_000;
const MAX_SHORT_SIDE = 2_000;
/** Longest side that the canvas of each engine holds, and largest area of a canvas on iOS. */
const MAX_CANVAS_SIDE = 16_384;
const MAX_CANVAS_AREA = 16_777_216;

const scaled = (side: number, scale: number) => Math.max(1, Math.floor(side * scale));

/** Size at which a picture is uploaded; undefined if a canvas can't hold it. */
export function uploadSize({ width, height }: Size): Size | undefined {
  const scale = Math.min(1, MAX_SHORT_SIDE / Math.min(width, height), Math.sqrt(MAX_AREA / (width * height)));
  const size = { width: scaled(width, scale), height: scaled(height, scale) };
  return Math.max(size.width, size.height) > MAX_CANVAS_SIDE ? undefined : size;
}

/** Size of a picture that fits into a square. */
export function fitInto(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: scaled(width, scale), height: scaled(height, scale) };
}

/**
 * Sizes to draw one after the other: each half of the previous one, then the last. Drawing at once skips pixels, because
 * canvases interpolate between neighbors only.
 */
export function scalingSteps(from: Size, to: Size): readonly Size[] {
  const steps: Size[] = [];
  let { width, height } = from;
  while (width / 2 > to.width && height / 2 > to.height) {
    width = Math.ceil(width / 2);
    height = Math.ceil(height / 2);
    if (width * height <= MAX_CANVAS_AREA) steps.push({ width, height });
  }
  return [...steps, to];
}

/** Whether a picture is smaller than the smallest one, whichever way it is turned. */
export const isSmaller = (picture: Size, smallest: Size): boolean =>
  Math.max(picture.width, picture.height) < Math.max(smallest.width, smallest.height) ||
  Math.min(picture.width, picture.height) < Math.min(smallest.width, smallest.height);
