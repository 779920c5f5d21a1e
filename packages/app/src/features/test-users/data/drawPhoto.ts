const SIZE = { width: 960, height: 600 };

/** Draws a JPEG of a text, so that nobody mistakes it for a photo of a person. */
export async function drawPhoto(text: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error("This browser can't draw a picture");
  pen.fillStyle = '#e8e8e8';
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.fillStyle = '#333333';
  pen.font = '64px sans-serif';
  pen.textAlign = 'center';
  pen.fillText(text, SIZE.width / 2, SIZE.height / 2);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("This browser can't draw a picture")) : resolve(blob)),
      'image/jpeg',
    );
  });
}
