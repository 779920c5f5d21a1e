/** How much of the picture is kept: JPEG at nine tenths cannot be told from the whole by eye. */
const QUALITY = 0.9;

/** What a video shows right now, as a JPEG; null while it shows nothing yet. */
export function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  if (canvas.width === 0) return Promise.resolve(null);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}
