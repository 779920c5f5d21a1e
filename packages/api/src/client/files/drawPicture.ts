import { scalingSteps, fitInto, type Size } from './pictureSize.ts';
import { grayOf, MEASURED_SIDE, type GrayPicture } from './pictureWarning.ts';

/** Qualities to try until the JPEG fits; the loss at the first one is not visible. */
const QUALITIES = [0.9, 0.75];

/** Draws a picture on white, scaled down; null if there is no canvas. */
function draw(picture: ImageBitmap | HTMLCanvasElement, { width, height }: Size): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency: without white, transparent parts are black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Scales a picture in steps, on white. */
export function drawPicture(picture: ImageBitmap | HTMLCanvasElement, size: Size): HTMLCanvasElement | null {
  const from = { width: picture.width, height: picture.height };
  let drawn: ImageBitmap | HTMLCanvasElement | null = picture;
  for (const step of scalingSteps(from, size)) drawn = drawn && draw(drawn, step);
  return drawn instanceof HTMLCanvasElement ? drawn : null;
}

/** Small gray version of a picture, to be measured. */
export function grayPicture(canvas: HTMLCanvasElement): GrayPicture | undefined {
  const size = fitInto(MEASURED_SIDE, canvas);
  const pixels = drawPicture(canvas, size)?.getContext('2d')?.getImageData(0, 0, size.width, size.height);
  return pixels && { ...size, values: grayOf(pixels.data) };
}

/** Largest difference of values in a row that a decoder has filled; compression changes values by a few. */
const FILLED_TOLERANCE = 3;

/** Whether the last row has one color, as a decoder fills the missing rest of a JPEG. */
export function endsFilled(canvas: HTMLCanvasElement): boolean {
  const row = canvas.getContext('2d')?.getImageData(0, canvas.height - 1, canvas.width, 1).data ?? [];
  return row.every((value, index) => Math.abs(value - (row[index % 4] ?? 0)) <= FILLED_TOLERANCE);
}

/** Encodes as JPEG of at most so many bytes; null if that fails. */
export async function toJpeg(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob | null> {
  let photo: Blob | null = null;
  for (const quality of QUALITIES) {
    photo = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (photo === null || photo.size <= maxBytes) break;
  }
  return photo;
}
