/** Media types that the service and the app recognize, with their names in messages. */
export const fileTypeNames = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
} as const;

export type FileType = keyof typeof fileTypeNames;
export type PictureType = Exclude<FileType, 'application/pdf'>;

export const isFileType = (type: unknown): type is FileType =>
  typeof type === 'string' && Object.hasOwn(fileTypeNames, type);

/** Brands of ISO base media files with HEVC pictures (ISO/IEC 23008-12); `mif1` alone can also be an AVIF. */
const heicBrands = new Set('heic heix heim heis hevc hevx hevm hevs'.split(' '));

/** Length of a brand in the first box of an ISO base media file, in bytes. */
const BRAND = 4;

/** Bytes within which readers look for the header of a PDF (ISO 32000-1, annex H, note 13). */
const PDF_HEADER_BYTES = 1_024;

/** Bytes of a file's start that are enough for {@link fileTypeOf}. */
export const SIGNATURE_BYTES = PDF_HEADER_BYTES;

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

/** Bytes before the header of a PDF, such as a byte-order mark or the head of a mail; -1 for any other file. */
export const pdfHeaderAt = (bytes: Uint8Array): number => textAt(bytes, 0, PDF_HEADER_BYTES).indexOf('%PDF-');

const signatures: readonly (readonly [FileType, (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff'],
  ['image/png', (bytes) => textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n'],
  ['image/webp', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP'],
  ['image/heic', isHeic],
  ['application/pdf', (bytes) => pdfHeaderAt(bytes) >= 0],
];

/** Detects the type of a file from its first bytes, whatever its name or MIME type; undefined for other types. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  return signatures.find(([, fits]) => fits(bytes))?.[0];
}
