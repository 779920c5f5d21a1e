import type { Page } from 'playwright';

/** Bytes of a text, and of numbers as TIFF writes them, the lowest byte first. */
const text = (letters: string) => Buffer.from(letters, 'latin1');
const short = (value: number) => Buffer.from([value % 256, Math.floor(value / 256)]);
const long = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const entry = (tag: number, type: number, count: number, value: Buffer) =>
  Buffer.concat([short(tag), short(type), long(count), value]);

/** 45° 31' 23.25" as three fractions. */
const LATITUDE = Buffer.concat([45, 1, 31, 1, 2325, 100].map(long));

/** Exif with the place (Exif 3.0, 4.6.6): a directory that points to that of the GPS, which points to the latitude. */
const EXIF = Buffer.concat([
  text('Exif\0\0II*\0'),
  long(8),
  short(1),
  entry(0x88_25, 4, 1, long(26)),
  long(0),
  short(2),
  entry(0x00_01, 2, 2, text('N\0\0\0')),
  entry(0x00_02, 5, 3, long(56)),
  long(0),
  LATITUDE,
]);

const XMP = text(
  'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>45,31.3875N</exif:GPSLatitude></x:xmpmeta>',
);

/** What says where a photo was taken, as Latin-1 text. */
export const PLACES: readonly string[] = [
  'Exif\0',
  LATITUDE.toString('latin1'),
  'GPSLatitude',
  'ns.adobe.com/xap',
];

/** Segment of a JPEG for data of applications; its length counts itself. */
const segment = (content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);

/** A JPEG as a phone takes it, with the place in Exif and XMP. The browser draws the picture itself. */
export async function createGpsPhoto(page: Page) {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 48;
    canvas.getContext('2d')?.fillRect(8, 8, 16, 16);
    return canvas.toDataURL('image/jpeg');
  });
  const drawn = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const buffer = Buffer.concat([drawn.subarray(0, 2), segment(EXIF), segment(XMP), drawn.subarray(2)]);
  return { name: 'IMG_4531.jpg', mimeType: 'image/jpeg', buffer };
}
