/** Side of the test picture, pixels. */
const SIDE = 32;
/** Invisible difference of a color value; some browsers change values by one or two. */
const TOLERANCE = 16;

/**
 * Whether a canvas returns the drawn pixels. Browsers and extensions that resist fingerprinting return noise or blank data.
 */
export function isCanvasReliable(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) return false;
  const known = new ImageData(SIDE, SIDE);
  for (let at = 0; at < known.data.length; at += 4)
    known.data.set([(at * 2) % 256, (at * 5) % 256, (at * 3) % 256, 255], at);
  context.putImageData(known, 0, 0);
  try {
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    return data.every((value, at) => Math.abs(value - (known.data[at] ?? 0)) <= TOLERANCE);
  } catch {
    return false;
  }
}
