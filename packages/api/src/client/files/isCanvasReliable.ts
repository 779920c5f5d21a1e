/** Side of the test image, pixels. */
const SIDE = 32;
/** Invisible difference of a color value; some browsers change values by one or two. */
const TOLERANCE = 16;

/**
 * Whether a canvas returns the drawn pixels. Protection against fingerprinting returns noise or blank data.
 */
export function isCanvasReliable(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const drawn = new ImageData(SIDE, SIDE);
  for (let at = 0; at < drawn.data.length; at += 4)
    drawn.data.set([(at * 2) % 256, (at * 5) % 256, (at * 3) % 256, 255], at);
  context.putImageData(drawn, 0, 0);
  try {
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    return data.every((value, at) => Math.abs(value - (drawn.data[at] ?? 0)) <= TOLERANCE);
  } catch {
    return false;
  }
}
