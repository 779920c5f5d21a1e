import sharp from 'sharp';
import type { CorpusFile } from './corpus.ts';
import { LOCATION } from './createPictures.ts';
import type { UploadFile } from '../harness/screen.ts';

/** Mean difference of color values that compression and color profiles cause; a turned, cut or black picture differs by more than 20. */
const LOSS = 10;

/** Part of a description of a file that a doctor would not accept. */
export const FAULTS = /DIFFERS|METADATA|NOT AS SENT/;

/** Texts of a file that reveal where and with what it was taken. */
const METADATA = [LOCATION, 'Exif\0\0MM', 'Exif\0\0II', 'Nova', 'ns.adobe.com'];

async function pixels(bytes: Uint8Array, width: number, height: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** Mean difference of the color values of a stored picture from the one that was sent. */
async function difference(stored: Uint8Array, sent: Uint8Array): Promise<number> {
  const { width, height } = await sharp(stored).metadata();
  const [one, other] = await Promise.all([pixels(stored, width, height), pixels(sent, width, height)]);
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

async function describePdf(stored: Buffer, sent: Buffer, name: string | undefined): Promise<string> {
  const isSame = stored.equals(sent.subarray(sent.indexOf('%PDF-')));
  return `PDF “${name}”${isSame ? '' : ', NOT AS SENT'}`;
}

/** What the service stored of a file: type, size, and in capitals what is wrong with it. */
export async function describeStored(
  stored: Buffer,
  name: string | undefined,
  file: CorpusFile,
  { buffer: sent }: UploadFile,
): Promise<string> {
  if (stored.subarray(0, 5).equals(Buffer.from('%PDF-'))) return describePdf(stored, sent, name);
  const { format, width, height } = await sharp(stored).metadata();
  const faults: string[] = [];
  if (METADATA.some((text) => stored.includes(text))) faults.push('WITH METADATA');
  const differs =
    format === 'heif'
      ? 0
      : await difference(stored, file.looksLike ? await file.looksLike().png().toBuffer() : sent);
  if (differs > LOSS) faults.push(`DIFFERS BY ${Math.round(differs)}`);
  const type = format === 'heif' ? 'HEIC' : format.toUpperCase();
  return [`${type} ${width} × ${height}`, ...faults].join(', ');
}
