import { textAt } from './readBytes.ts';

/** Longest side of an uploaded photo, pixels (decisions, "Registration", photo). */
const MAX_SIDE = 2_000;
/** Maximum size of an uploaded photo, bytes. */
export const MAX_PHOTO_BYTES = 10_000_000;

export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';

/** HEIC brands in the `ftyp` box (ISO/IEC 23008-12). */
const heicBrands: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const signatures: readonly (readonly [type: PhotoType, fits: (bytes: Uint8Array) => boolean])[] = [
  ['image/jpeg', (bytes) => textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff'],
  ['image/png', (bytes) => textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n'],
  ['image/webp', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP'],
  ['image/heic', (bytes) => textAt(bytes, 4, 4) === 'ftyp' && heicBrands.includes(textAt(bytes, 8, 4))],
];

/** Type of a photo by its first bytes; undefined for any other file. */
export const photoType = (bytes: Uint8Array): PhotoType | undefined =>
  signatures.find(([, fits]) => fits(bytes))?.[0];

/** Why a photo is rejected. */
export type PhotoProblem = 'empty' | 'tooLarge' | 'wrongType' | 'unreadable' | 'unreadableHeic';

/** File name for the upload; never the name on the device. */
export const uploadName = (name: string, type: string): string =>
  `${name}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`;

/** Size of a photo scaled down to the maximum side, whole pixels. */
export function photoSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
