/** Width of the stripes of a drawn picture, as a share of its width. */
const STRIPE = 1 / 20;

/** Draws a picture with stripes, which is neither dark, of one color nor blurred. */
export async function drawBlob(width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  for (let at = 0; at < 1; at += STRIPE) {
    context.fillStyle = Math.round(at / STRIPE) % 2 === 0 ? '#fff' : '#246';
    context.fillRect(at * width, 0, STRIPE * width, height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type} was created`))), type);
  });
}
