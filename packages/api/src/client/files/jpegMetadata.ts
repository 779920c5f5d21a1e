import { ascii, assertSupported, joined, textAt, viewOf } from './readBytes.ts';

/** Markers after 0xFF (ISO/IEC 10918-1, table B.1). */
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const FIRST = 0xc0;

/** Application segments that affect the appearance, with the text they start with. */
const APPEARANCE: ReadonlyMap<number, string> = new Map([
  [APP0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

const EXIF = 'Exif\0\0';
/** Exif tag of the orientation (Exif 3.0, 4.6.5). */
const ORIENTATION = 0x01_12;
const UPRIGHT = 1;
const ENTRY_BYTES = 12;

/** Orientation in the first directory of an Exif segment (TIFF 6.0); upright by default. */
function orientationOf(tiff: Uint8Array): number {
  const view = viewOf(tiff);
  const order = textAt(tiff, 0, 4);
  const isLittle = order === 'II*\0';
  if ((!isLittle && order !== 'MM\0*') || tiff.length < 8) return UPRIGHT;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return UPRIGHT;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) break;
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
  }
  return UPRIGHT;
}

/** Exif segment with the orientation only: a TIFF file of one directory with one entry. */
const orientationSegment = (orientation: number): Uint8Array =>
  joined([
    Uint8Array.of(0xff, APP1, 0, 34),
    ascii(`${EXIF}MM\0*`),
    Uint8Array.of(0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0),
  ]);

/** Position of the next marker after compressed data; within that data, 0xFF is followed by 0 or a restart marker. */
function endOfScan(photo: Uint8Array, start: number): number {
  for (let at = start; at + 1 < photo.length; at += 1) {
    const next = photo[at + 1] ?? 0;
    if (photo[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return photo.length;
}

/**
 * JPEG up to the end of its picture, with an end marker. For files that have none: some phones leave it out, and may add other
 * data, which starts where no marker of a picture is. Undefined if the file ends before the picture.
 */
export function closeJpeg(photo: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  let hasScan = false;
  let at = 2;
  while (at + 4 <= photo.length) {
    const marker = photo[at + 1] ?? 0;
    const end = at + 2 + viewOf(photo).getUint16(at + 2);
    if (photo[at] !== 0xff || marker < FIRST || marker === EOI || end > photo.length) break;
    at = end;
    if (marker === SOS) {
      hasScan = true;
      at = endOfScan(photo, end);
    }
  }
  return hasScan ? joined([photo.subarray(0, at), Uint8Array.of(0xff, EOI)]) : undefined;
}

/**
 * JPEG without metadata: only the image, its color profile and its orientation. Ends after the first image, because any
 * other, such as a preview, has its own metadata.
 * @throws UnsupportedFormat, RangeError
 */
export function cleanJpeg(photo: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(photo);
  const parts: Uint8Array[] = [];
  let orientation = UPRIGHT;
  let at = 2;
  for (;;) {
    assertSupported(view.getUint8(at) === 0xff);
    const marker = view.getUint8(at + 1);
    if (marker === EOI) break;
    // 0xFF may be repeated before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    assertSupported(marker >= FIRST);
    const content = at + 4;
    const end = at + 2 + view.getUint16(at + 2);
    assertSupported(end >= content && end <= photo.length);
    const appearance = APPEARANCE.get(marker);
    const isImageData = marker < APP0;
    if (isImageData || (appearance !== undefined && textAt(photo, content, appearance.length) === appearance))
      parts.push(photo.subarray(at, end));
    if (marker === APP1 && orientation === UPRIGHT && textAt(photo, content, EXIF.length) === EXIF)
      orientation = orientationOf(photo.subarray(content + EXIF.length, end));
    at = end;
    if (marker === SOS) {
      at = endOfScan(photo, end);
      parts.push(photo.subarray(end, at));
    }
  }
  const isTurned = orientation > UPRIGHT && orientation <= 8;
  return joined([
    photo.subarray(0, 2),
    ...(isTurned ? [orientationSegment(orientation)] : []),
    ...parts,
    Uint8Array.of(0xff, EOI),
  ]);
}
