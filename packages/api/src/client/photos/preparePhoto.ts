import { isCanvasReliable } from './isCanvasReliable.ts';
import { MAX_PHOTO_BYTES, photoSize, photoType, type PhotoProblem, type PhotoType } from './photoFile.ts';
import { withoutMetadata } from './withoutMetadata.ts';

/** Photo to upload, or the reason it is rejected. */
export type PreparedPhoto =
  | { readonly photo: Blob; readonly problem?: never }
  | { readonly problem: PhotoProblem; readonly photo?: never };

/** Enough for all signatures. */
const SIGNATURE_BYTES = 32;
const QUALITY = 0.9;

const firstBytes = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());

/** Redraws a picture as JPEG; null if the browser's canvas can't be used. */
async function redrawn(picture: ImageBitmap): Promise<Blob | null> {
  if (!isCanvasReliable()) return null;
  const { width, height } = photoSize(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}

/** The original photo without its metadata; null if that can't be removed. */
async function cleaned(file: Blob, type: PhotoType): Promise<Blob | null> {
  const clean = withoutMetadata(new Uint8Array(await file.arrayBuffer()), type);
  return clean === undefined ? null : new Blob([clean], { type });
}

async function prepare(file: Blob): Promise<PreparedPhoto> {
  const type = photoType(await firstBytes(file));
  if (file.size === 0) return { problem: 'empty' };
  if (type === undefined) return { problem: 'wrongType' };
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  // Most browsers can't decode HEIC.
  if (picture === null && type !== 'image/heic') return { problem: 'unreadable' };
  const photo = (picture && (await redrawn(picture))) ?? (await cleaned(file, type));
  picture?.close();
  if (photo === null) return { problem: type === 'image/heic' ? 'unreadableHeic' : 'unreadable' };
  return photo.size > MAX_PHOTO_BYTES ? { problem: 'tooLarge' } : { photo };
}

/**
 * Prepares a file; reading rejects if the file was deleted or its drive is unavailable.
 * @returns result of `prepareFile`, or the problem `unreadable`
 */
export const orUnreadable = <Prepared>(
  prepareFile: () => Promise<Prepared>,
): Promise<Prepared | { readonly problem: 'unreadable'; readonly photo?: never }> =>
  prepareFile().catch(() => ({ problem: 'unreadable' }));

/**
 * Redraws a photo, at most 2,000 px long, which removes location, device and time. If the browser can't decode or redraw it,
 * its metadata is removed; if that fails too, it is rejected, because no photo may be sent with its location. The size limit
 * applies to the result.
 */
export const preparePhoto = (file: Blob): Promise<PreparedPhoto> => orUnreadable(() => prepare(file));
