import { withoutMetadata } from './heicMetadata.ts';
import { photoProblem, photoSize, photoType, type PhotoProblem } from './photoFile.ts';

/** A photo that is ready to be sent, or why it is not. */
export type PreparedPhoto =
  | { readonly photo: Blob; readonly problem?: never }
  | { readonly problem: PhotoProblem; readonly photo?: never };

/** As many bytes as a photo's kind is told by. */
const SIGN_BYTES = 32;
const QUALITY = 0.9;

function redrawn(picture: ImageBitmap): Promise<Blob | null> {
  const { width, height } = photoSize(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}

/** A HEIC that the browser cannot open, as in most: it goes as it is, without what it tells of itself. */
async function cleaned(file: Blob): Promise<PreparedPhoto> {
  const clean = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  return clean === undefined
    ? { problem: 'unreadableHeic' }
    : { photo: new Blob([clean], { type: 'image/heic' }) };
}

/**
 * Draws a photo anew, at most 2,000 px long: nothing but its pixels is left, so the place it was taken at, the device
 * and the time are gone. One that the browser cannot draw is wiped where it is understood and refused where not: none
 * is sent with its place.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const first = new Uint8Array(await file.slice(0, SIGN_BYTES).arrayBuffer());
  const problem = photoProblem(file.size, first);
  if (problem !== undefined) return { problem };
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    .then(redrawn)
    .catch(() => null);
  if (photo !== null) return { photo };
  return photoType(first) === 'image/heic' ? cleaned(file) : { problem: 'unreadable' };
}
