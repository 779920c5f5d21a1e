/** PNG of one color, or of black text on a transparent background. */
export async function drawPixels(width: number, height: number, color: string | 'text'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = color === 'text' ? '#000' : color;
  if (color === 'text') {
    context.font = `${height / 8}px sans-serif`;
    context.fillText('Allergy: penicillin', width / 10, height / 2);
  } else {
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' });
}
