import { assertSupported, joined, textAt, viewOf } from './readBytes.ts';

/** PNG chunks of the image and its colors (PNG 3, 11). */
const PNG_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP pHYs'.split(' '),
);
const PNG_HEADER_BYTES = 8;

/**
 * PNG without text, time, Exif and unknown chunks, and without data after the image.
 * @throws UnsupportedFormat, RangeError
 */
export function cleanPng(photo: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(photo);
  const parts = [photo.subarray(0, PNG_HEADER_BYTES)];
  let at = PNG_HEADER_BYTES;
  for (let type = ''; type !== 'IEND';) {
    // Length, type, content and checksum.
    const end = at + view.getUint32(at) + 12;
    type = textAt(photo, at + 4, 4);
    assertSupported(end <= photo.length);
    if (PNG_CHUNKS.has(type)) parts.push(photo.subarray(at, end));
    at = end;
  }
  return joined(parts);
}

/** WebP chunks of the image and its colors (RFC 9649, 2). Not ANMF, because animation frames can contain unknown chunks. */
const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const WEBP_HEADER_BYTES = 12;
/** Flags of Exif and XMP in the first byte of VP8X. */
const METADATA_FLAGS = 0x0c;

/**
 * WebP without Exif, XMP and unknown chunks.
 * @throws UnsupportedFormat, RangeError
 */
export function cleanWebp(photo: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(photo);
  const fileEnd = view.getUint32(4, true) + 8;
  assertSupported(fileEnd <= photo.length);
  const parts = [photo.subarray(0, WEBP_HEADER_BYTES)];
  for (let at = WEBP_HEADER_BYTES; at < fileEnd;) {
    const type = textAt(photo, at, 4);
    const size = view.getUint32(at + 4, true);
    // Type, length and content, padded to an even length.
    const end = at + 8 + size + (size % 2);
    assertSupported(end <= fileEnd && type !== 'ANMF');
    const chunk = photo.slice(at, end);
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~METADATA_FLAGS;
    if (WEBP_CHUNKS.has(type)) parts.push(chunk);
    at = end;
  }
  const clean = joined(parts);
  viewOf(clean).setUint32(4, clean.length - 8, true);
  return clean;
}
