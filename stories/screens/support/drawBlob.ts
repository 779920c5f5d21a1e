/** Draws a black picture, encoded by the browser. Sizes in px. */
export async function drawBlob(width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type} was created`))), type);
  });
}
