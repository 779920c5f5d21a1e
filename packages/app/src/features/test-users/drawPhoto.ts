/** Draws a JPEG of a text, which nobody can mistake for a photo of a person. */
export function drawPhoto(text: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 600 });
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = '#e8e8e8';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#333333';
    pen.font = '64px sans-serif';
    pen.textAlign = 'center';
    pen.fillText(text, canvas.width / 2, canvas.height / 2);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("This browser can't draw a picture")) : resolve(blob)),
      'image/jpeg',
    );
  });
}
