import { cleanPng, cleanWebp } from './chunkMetadata.ts';
import { cleanHeic } from './heicMetadata.ts';
import { cleanJpeg } from './jpegMetadata.ts';
import type { PictureType } from '../../model/fileType.ts';
import { UnsupportedFormat } from './readBytes.ts';

const cleaners: Readonly<Record<PictureType, (photo: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
};

/**
 * Removes the metadata of a photo, such as its location, without decoding the image. Undefined if any part of the file is
 * not understood, because that part could contain metadata.
 */
export function withoutMetadata(photo: Uint8Array, type: PictureType): Uint8Array<ArrayBuffer> | undefined {
  try {
    return cleaners[type](photo);
  } catch (error) {
    if (error instanceof UnsupportedFormat || error instanceof RangeError) return undefined;
    throw error;
  }
}
