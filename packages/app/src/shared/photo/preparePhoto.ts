import { withoutMetadata } from './heicMetadata.ts';
import { LARGEST_PHOTO, photoProblem, photoSize, photoType, type PhotoProblem } from './photoFile.ts';

/** Photo to upload, or why it is rejected. */
export type PreparedPhoto =
  | { readonly photo: Blob; readonly problem?: never }
  | { readonly problem: PhotoProblem; readonly photo?: never };

/** Enough for every signature. */
const SIGNATURE_BYTES = 32;
const QUALITY = 0.9;

const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());

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

/** For a HEIC that the browser cannot decode, as in most: keeps the file and removes its metadata. */
async function cleaned(file: Blob): Promise<PreparedPhoto> {
  const clean = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  return clean === undefined
    ? { problem: 'unreadableHeic' }
    : { photo: new Blob([clean], { type: 'image/heic' }) };
}

async function shrink(file: Blob): Promise<PreparedPhoto> {
  const first = await firstBytes(file);
  const type = photoType(first);
  if (file.size === 0) return { problem: 'empty' };
  if (type === undefined) return { problem: 'wrongType' };
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    .then(redrawn)
    .catch(() => null);
  if (photo !== null) return { photo };
  if (type !== 'image/heic') return { problem: 'unreadable' };
  return file.size > LARGEST_PHOTO ? { problem: 'tooLarge' } : cleaned(file);
}

/**
 * Prepares a file that may be gone, or may be on a drive that cannot be reached: reading it rejects then.
 * @returns what `prepare` returns, or that the file is unreadable
 */
export const orUnreadable = <Prepared>(
  prepare: () => Promise<Prepared>,
): Promise<Prepared | { readonly problem: 'unreadable'; readonly photo?: never }> =>
  prepare().catch(() => ({ problem: 'unreadable' }));

/**
 * Redraws a photo, at most 2,000 px long, which removes location, device and time. A photo that the browser cannot decode
 * is stripped of metadata where its format is understood, and rejected otherwise: none is sent with its location.
 */
export const preparePhoto = (file: Blob): Promise<PreparedPhoto> =>
  orUnreadable(async () => {
    const problem = photoProblem(file.size, await firstBytes(file));
    return problem === undefined ? shrinkPhoto(file) : { problem };
  });

/** As {@link preparePhoto}, for a photo of any size: what counts is the size it has afterwards. */
export const shrinkPhoto = (file: Blob): Promise<PreparedPhoto> => orUnreadable(() => shrink(file));
