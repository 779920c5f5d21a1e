import { drawPicture, endsFilled, grayPicture, toJpeg } from './drawPicture.ts';
import type { PictureType } from '../../model/fileType.ts';
import { heicSize } from './heicMetadata.ts';
import { isCanvasReliable } from './isCanvasReliable.ts';
import { isSmaller, uploadSize } from './pictureSize.ts';
import { pictureWarning } from './pictureWarning.ts';
import { MAX_FILE_BYTES, places, type FilePlace, type PreparedFile } from './places.ts';
import { closeJpeg } from './jpegMetadata.ts';
import { viewOf } from './readBytes.ts';
import { withoutMetadata } from './withoutMetadata.ts';

/** Longer side of a picture that the browser can only decode smaller, pixels. */
const SMALL_SIDE = 2_000;

/** Whether the end of a PNG or WebP is missing. Some browsers would show the rest as black or gray. */
const isCutOff = (bytes: Uint8Array, type: PictureType, clean: Uint8Array | undefined): boolean =>
  (type === 'image/png' && clean === undefined) ||
  (type === 'image/webp' && viewOf(bytes).getUint32(4, true) + 8 > bytes.length);

/** Decodes a picture, smaller if its size is beyond the device's memory; undefined if the browser can't decode it. */
const decode = (photo: Blob): Promise<ImageBitmap | undefined> =>
  createImageBitmap(photo, { imageOrientation: 'from-image' })
    .catch(() => createImageBitmap(photo, { imageOrientation: 'from-image', resizeWidth: SMALL_SIDE }))
    .catch(() => undefined);

/**
 * Redraws a picture as JPEG on white, at most 12 megapixels and 2,000 px on its shorter side, which removes location, device
 * and time. Where the browser can't decode it or its canvas can't be used, the file is sent without its metadata; if that
 * can't be removed, it is rejected, because no picture may be sent with its location.
 */
export async function preparePicture(
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
  place: FilePlace,
): Promise<PreparedFile> {
  const { smallest, isChecked } = places[place];
  const whole = withoutMetadata(bytes, type);
  if (isCutOff(bytes, type, whole)) return { problem: 'incomplete' };
  // Some phones leave out the end marker of a JPEG, which Chromium then doesn't decode.
  const closed = type === 'image/jpeg' && whole === undefined ? closeJpeg(bytes) : undefined;
  const picture = await decode(new Blob([whole ?? closed ?? bytes], { type }));
  const size = picture ?? (type === 'image/heic' ? heicSize(bytes) : undefined);
  const sent = size && uploadSize(size);
  if (size && isSmaller(size, smallest)) return { problem: 'tooSmall' };
  if (size && !sent) return { problem: 'tooLong' };
  const canvas = picture && sent && isCanvasReliable() ? drawPicture(picture, sent) : null;
  picture?.close();
  if (canvas && closed && endsFilled(canvas)) return { problem: 'incomplete' };
  const jpeg = canvas && (await toJpeg(canvas, MAX_FILE_BYTES));
  const content = jpeg ?? (whole && new Blob([whole], { type }));
  if (content === undefined) return { problem: type === 'image/heic' ? 'unreadableHeic' : 'unreadable' };
  if (content.size > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  const gray = jpeg && isChecked && canvas ? grayPicture(canvas) : undefined;
  return { content, warning: gray && pictureWarning(gray) };
}
