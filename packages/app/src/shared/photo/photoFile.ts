/** The longest side a photo is sent with, pixels (decisions, "Registration", photo). */
export const LONGEST_SIDE = 2_000;
/** The largest photo that is taken, bytes. */
export const LARGEST_PHOTO = 10_000_000;

/** Types of photos, by their content. */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';

const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** The brands a HEIC photo names in its first box (ISO/IEC 23008-12). */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const signs: readonly (readonly [type: PhotoType, fits: (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff'],
  ['image/png', (bytes) => textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n'],
  ['image/webp', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP'],
  ['image/heic', (bytes) => textAt(bytes, 4, 4) === 'ftyp' && heicBrands.includes(textAt(bytes, 8, 4))],
];

/** What a photo is by its first bytes, whatever it is called; undefined for what is no photo. */
export const photoType = (bytes: Uint8Array): PhotoType | undefined =>
  signs.find(([, fits]) => fits(bytes))?.[0];

/** Why a photo is not taken. */
export type PhotoProblem = 'empty' | 'tooLarge' | 'wrongType' | 'unreadable' | 'unreadableHeic';

/** The same in words, with the way on. */
export const photoProblemStrings: Readonly<Record<PhotoProblem, string>> = {
  empty: 'This file is empty. Choose another photo.',
  tooLarge: 'This photo is larger than 10 MB. Choose a smaller one.',
  wrongType: 'This is not a photo we can take. Choose a JPEG, PNG, WebP or HEIC.',
  unreadable: 'This photo cannot be opened. Choose another one.',
  unreadableHeic:
    'This HEIC photo cannot be opened here, so the place it was taken at cannot be taken out. Choose a JPEG, or use the camera.',
};

/** The name a photo is sent by: it says nothing of the device's. */
export const sentName = (name: string, type: string): string =>
  `${name}.${type === 'image/heic' ? 'heic' : 'jpg'}`;

/** What is wrong with a photo before it is opened: its size and what its first bytes say. */
export function photoProblem(size: number, firstBytes: Uint8Array): PhotoProblem | undefined {
  if (size === 0) return 'empty';
  if (size > LARGEST_PHOTO) return 'tooLarge';
  return photoType(firstBytes) === undefined ? 'wrongType' : undefined;
}

/** The size a photo is sent with: never larger than it is, its longest side at most the limit. Whole pixels. */
export function photoSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
}
