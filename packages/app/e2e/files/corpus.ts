import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { UploadFile } from '../harness/screen.ts';
import {
  animatedPng,
  box,
  LOCATION,
  phoneExif,
  picture,
  segment,
  softEdges,
  toBmp,
  trailer,
  transparent,
  video,
  withSegments,
} from './createPictures.ts';

/** File as a patient may have it. */
export interface CorpusFile {
  /** What it is, as a row of the table. */
  readonly what: string;
  /** Whether it is tested in every engine and place: the first of its kind, or decoded in another way. */
  readonly isCore: boolean;
  /** Whether it is tested in every place because these have different rules for it. */
  readonly dependsOnPlace: boolean;
  readonly create: () => Promise<UploadFile>;
  /** The picture that must be stored, if sharp can't read the file itself. */
  readonly looksLike?: (() => Sharp) | undefined;
}

/** Part of a file from its start. */
const CUT = 0.6;

const sample = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../api/src/client/files/samples', name));

const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length * CUT);

interface FileOptions {
  readonly name?: string;
  readonly mimeType?: string;
  readonly isCore?: boolean;
  readonly dependsOnPlace?: boolean;
  readonly looksLike?: () => Sharp;
}

/** File of the corpus, created once for all places. */
function file(
  what: string,
  ending: string,
  mimeType: string,
  create: () => Buffer | Promise<Buffer>,
  options: FileOptions = {},
): CorpusFile {
  let created: Promise<UploadFile> | undefined;
  const createFile = async () => ({
    name: options.name ?? `IMG_4531.${ending}`,
    mimeType: options.mimeType ?? mimeType,
    buffer: await create(),
  });
  return {
    what,
    isCore: options.isCore ?? false,
    dependsOnPlace: options.dependsOnPlace ?? false,
    looksLike: options.looksLike,
    create: () => (created ??= createFile()),
  };
}

type Create = () => Buffer | Promise<Buffer>;
const jpeg = (what: string, create: Create, options?: FileOptions) =>
  file(what, 'jpg', 'image/jpeg', create, options);
const png = (what: string, create: Create, options?: FileOptions) =>
  file(what, 'png', 'image/png', create, options);
const webp = (what: string, create: Create, options?: FileOptions) =>
  file(what, 'webp', 'image/webp', create, options);
const heic = (what: string, create: Create, options?: FileOptions) =>
  file(what, 'heic', 'image/heic', create, options);
const pdf = (what: string, create: Create, options?: FileOptions) =>
  file(what, 'pdf', 'application/pdf', create, { name: 'report.pdf', ...options });

const plainJpeg = () => picture().jpeg().toBuffer();
const plainPng = () => picture().png().toBuffer();
const plainPdf = () => sample('plain.pdf');
const core = { isCore: true } as const;
const byPlace = { dependsOnPlace: true } as const;

/** Animation of two frames. */
const animated = async (type: 'gif' | 'webp') =>
  sharp([await plainPng(), await picture(900, 600, '#bde').png().toBuffer()], { join: { animated: true } })
    .toFormat(type)
    .toBuffer();

const TEXT = 'name;dose\npenicillin;250 mg\n';
/** 255 characters, the longest name of most file systems. */
const LONG_NAME = `${'scan-of-my-laboratory-results-'.repeat(9)}`.slice(0, 251);

const orientations = [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
  jpeg(
    `JPEG, Exif orientation ${orientation}, with location`,
    () => picture().withExif(phoneExif).withMetadata({ orientation }).jpeg().toBuffer(),
    { isCore: orientation === 6 },
  ),
);

const pictures: readonly CorpusFile[] = [
  jpeg('JPEG', plainJpeg, core),
  ...orientations,
  jpeg('JPEG, progressive', () => picture().jpeg({ progressive: true }).toBuffer()),
  jpeg('JPEG, CMYK of a scanner', () => picture().toColourspace('cmyk').jpeg().toBuffer(), core),
  jpeg('JPEG, gray', () => picture().grayscale().jpeg().toBuffer()),
  jpeg('JPEG, Display P3', () => picture().withIccProfile('p3').jpeg().toBuffer()),
  jpeg('JPEG, location in XMP and a comment', async () =>
    withSegments(
      await plainJpeg(),
      segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${LOCATION}`),
      segment(0xfe, LOCATION),
    ),
  ),
  jpeg('JPEG, motion photo: a video behind it', async () => Buffer.concat([await plainJpeg(), video()])),
  jpeg('JPEG, motion photo that ends in SEFT', async () => Buffer.concat([await plainJpeg(), trailer()])),
  jpeg('JPEG, second picture (MPF) with location', async () =>
    Buffer.concat([
      withSegments(await plainJpeg(), segment(0xe2, `MPF\0${LOCATION}`)),
      await picture(450, 300).withExif(phoneExif).jpeg().toBuffer(),
    ]),
  ),
  jpeg('JPEG without end marker', async () => (await plainJpeg()).subarray(0, -2)),
  jpeg('JPEG, panorama without end marker before its trailer', async () =>
    Buffer.concat([
      (await plainJpeg()).subarray(0, -2),
      Buffer.from([0, 0xff, 0x12, 0xff, 0xe1, 0]),
      trailer(),
    ]),
  ),
  jpeg('JPEG, cut off', async () => cut(await plainJpeg()), core),
  jpeg('JPEG, progressive, cut off in its header', async () => (await plainJpeg()).subarray(0, 200)),
  jpeg('JPEG, only its first three bytes', () => Buffer.from([0xff, 0xd8, 0xff])),
  jpeg('JPEG, 12 megapixels', () => picture(4000, 3000).jpeg().toBuffer()),
  jpeg('JPEG, 50 megapixels', () =>
    picture(2165, 1444).resize(8660, 5774, { kernel: 'cubic' }).jpeg({ quality: 60 }).toBuffer(),
  ),
  jpeg('JPEG, panorama 11118 x 3820', () =>
    picture(2780, 955)
      .resize(11_118, 3820, { fit: 'fill', kernel: 'cubic' })
      .jpeg({ quality: 60 })
      .toBuffer(),
  ),
  jpeg('JPEG, 640 x 480 of a webcam', () => picture(640, 480).jpeg().toBuffer()),
  jpeg('JPEG, 120 x 90', () => picture().resize(120, 90, { fit: 'fill' }).jpeg().toBuffer(), byPlace),
  png('PNG, 1 x 1', () => picture().resize(1, 1).png().toBuffer(), byPlace),
  png('PNG, screenshot 1080 x 4800', () => picture(1080, 4800).png().toBuffer()),
  png('PNG, screenshot 1080 x 10800', () => picture(1080, 10_800).png().toBuffer(), core),
  png(
    'PNG, screenshot 1080 x 30000',
    () => picture(1080, 1000).extend({ bottom: 29_000, background: '#f4f0e8' }).png().toBuffer(),
    byPlace,
  ),
  jpeg(
    'JPEG, black',
    () =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: '#040404' } })
        .jpeg()
        .toBuffer(),
    byPlace,
  ),
  jpeg(
    'JPEG, one color: a finger before the lens',
    () =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5523d' } })
        .jpeg()
        .toBuffer(),
    byPlace,
  ),
  jpeg('JPEG, very dark', () => picture().linear(0.15).jpeg().toBuffer(), byPlace),
  jpeg('JPEG, strongly blurred', () => picture().blur(14).jpeg().toBuffer(), byPlace),
  png('PNG', plainPng),
  png('PNG, transparent', () => transparent().png().toBuffer(), core),
  png('PNG, partly clear edges', () => softEdges().png().toBuffer()),
  png('PNG, gray with alpha', () => transparent().toColourspace('b-w').png().toBuffer()),
  png('PNG, palette with transparency', () => transparent().png({ palette: true }).toBuffer()),
  png('PNG, 16 bits', () => picture().toColourspace('rgb16').png().toBuffer(), core),
  png('PNG, interlaced', () => picture().png({ progressive: true }).toBuffer()),
  png('PNG, location in Exif', () => picture().withExif(phoneExif).png().toBuffer()),
  png('PNG, cut off', async () => cut(await plainPng())),
  png('PNG, text behind it', async () => Buffer.concat([await plainPng(), Buffer.from(LOCATION)])),
  png('PNG, animated', async () => animatedPng(await plainPng())),
  webp('WebP', () => picture().webp().toBuffer()),
  webp('WebP, transparent', () => transparent().webp({ lossless: true }).toBuffer(), core),
  webp('WebP, animated', () => animated('webp'), { looksLike: () => picture() }),
  webp('WebP, location in Exif', () => picture().withExif(phoneExif).webp().toBuffer()),
  webp('WebP, cut off', async () => cut(await picture().webp().toBuffer())),
  heic('HEIC', () => sample('photo.heic'), core),
  heic('HEIC, motion photo (mpvd)', () => Buffer.concat([sample('photo.heic'), box('mpvd', video())])),
  heic('HEIC, data of a camera app (sefd)', () =>
    Buffer.concat([sample('photo.heic'), box('sefd', trailer())]),
  ),
  heic('HEIC, trailer that ends in SEFT', () => Buffer.concat([sample('photo.heic'), trailer()])),
  heic('HEIC without a type', () => sample('photo.heic'), { mimeType: '', name: 'IMG_4531' }),
  heic('HEIC named .jpg', () => sample('photo.heic'), { mimeType: 'image/jpeg', name: 'IMG_4531.jpg' }),
  heic('HEIC, cut off', () => cut(sample('photo.heic'))),
];

const names: readonly CorpusFile[] = [
  jpeg('JPEG named .png', plainJpeg, { name: 'IMG_4531.png', mimeType: 'image/png' }),
  jpeg('JPEG without ending and type', plainJpeg, { name: 'IMG_4531', mimeType: '', isCore: true }),
  jpeg('JPEG of type text/plain', plainJpeg, { name: 'IMG_4531.txt', mimeType: 'text/plain' }),
  jpeg('JPEG, name with quotes and slashes', plainJpeg, { name: `my "best" photo's\\a/b.jpg` }),
  jpeg('JPEG, name with signs that turn text', plainJpeg, { name: 'photo\u202Egpj.exe' }),
  pdf('PDF, name of 255 characters', plainPdf, { name: `${LONG_NAME}.pdf` }),
  pdf('PDF, name with quotes and slashes', plainPdf, { name: `my "last" result's\\a/b.pdf` }),
  pdf('PDF, name with signs that turn text', plainPdf, { name: 'result\u202Efdp.exe.pdf' }),
  pdf('PDF, name in Arabic and with an emoji', plainPdf, { name: 'نتيجة 🩺.pdf' }),
];

const others: readonly CorpusFile[] = [
  file('GIF', 'gif', 'image/gif', () => picture().gif().toBuffer(), byPlace),
  file('GIF, animated', 'gif', 'image/gif', () => animated('gif')),
  file('TIFF', 'tiff', 'image/tiff', () => picture().tiff().toBuffer()),
  file('BMP', 'bmp', 'image/bmp', () => toBmp(picture())),
  file('AVIF', 'avif', 'image/avif', () => picture().avif({ effort: 0 }).toBuffer()),
  file('SVG', 'svg', 'image/svg+xml', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  file('Video', 'mp4', 'video/mp4', video),
  file('Text', 'csv', 'text/csv', () => Buffer.from(TEXT)),
  file('Web page named .jpg', 'jpg', 'image/jpeg', () =>
    Buffer.from('<!doctype html><img src=x onerror=alert(1)>'),
  ),
  file('Zip', 'zip', 'application/zip', () => Buffer.from('PK\u0003\u0004\u0014\0\0\0')),
  file(
    'Word document',
    'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    () => Buffer.from('PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml'),
  ),
  file('Empty file', 'jpg', 'image/jpeg', () => Buffer.alloc(0), byPlace),
];

const pdfs: readonly CorpusFile[] = [
  pdf('PDF', plainPdf, core),
  pdf('PDF behind a byte-order mark', () => Buffer.concat([Buffer.from('\uFEFF'), plainPdf()])),
  pdf('PDF behind a blank line', () => Buffer.concat([Buffer.from('\r\n'), plainPdf()])),
  pdf('PDF behind the head of a mail', () =>
    Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), plainPdf()]),
  ),
  pdf('PDF with a password, RC4', () => sample('password-rc4-128.pdf')),
  pdf('PDF with a password, AES-256', () => sample('password-aes-256.pdf')),
  pdf('PDF that forbids printing, RC4', () => sample('no-printing-rc4-128.pdf')),
  pdf('PDF that forbids printing, AES-256', () => sample('no-printing-aes-256.pdf'), core),
  pdf('PDF, compressed objects', () => sample('compressed.pdf')),
  pdf('PDF for fast web view', () => sample('fast-web-view.pdf')),
  pdf('PDF, cut off', () => cut(sample('plain.pdf'))),
  pdf('PDF for fast web view, cut off', () => cut(sample('fast-web-view.pdf'))),
  pdf('PDF without pages', () => sample('no-pages.pdf')),
  pdf('PDF without pages, compressed', () => sample('no-pages-compressed.pdf')),
  pdf('PDF of 10 MB', () => Buffer.concat([plainPdf(), Buffer.alloc(10_000_000 - plainPdf().length, '\n')])),
  pdf('PDF of more than 10 MB', () => Buffer.concat([plainPdf(), Buffer.alloc(10_000_000, '\n')])),
  pdf('PDF without ending and type', plainPdf, { name: 'report', mimeType: '' }),
  pdf('PDF named .jpg', plainPdf, { name: 'report.jpg', mimeType: 'image/jpeg' }),
];

/** Files as patients have them. Each goes through a chat, and some through every place. */
export const corpus: readonly CorpusFile[] = [...pictures, ...names, ...others, ...pdfs];
