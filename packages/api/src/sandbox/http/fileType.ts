/** Media types that the sandbox recognizes, with their names in messages. */
export const fileTypeNames = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
} as const;

export type FileType = keyof typeof fileTypeNames;

export const isFileType = (type: unknown): type is FileType =>
  typeof type === 'string' && Object.hasOwn(fileTypeNames, type);

/** Brands of ISO base media files with HEVC pictures, the format of phone cameras (ISO/IEC 23008-12). */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Length of a brand in the first box of an ISO base media file, in bytes. */
const BRAND = 4;

const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** Whether the first box ('ftyp') contains a HEIC brand, as the major or a compatible one. */
function isHeic(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4, BRAND) !== 'ftyp') return false;
  const boxEnd = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 256);
  // The four bytes after the major brand are its version.
  for (let at = 8; at + BRAND <= boxEnd; at += BRAND) {
    if (at !== 12 && heicBrands.has(textAt(bytes, at, BRAND))) return true;
  }
  return false;
}

const signatures: readonly (readonly [FileType, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff'],
  ['image/png', (bytes) => textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n'],
  ['image/webp', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP'],
  ['image/heic', isHeic],
  ['application/pdf', (bytes) => textAt(bytes, 0, 5) === '%PDF-'],
];

/** Detects the type of a file from its first bytes; undefined for other types. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  return signatures.find(([, fits]) => fits(bytes))?.[0];
}
