import type { Page } from 'playwright';

/** Text as bytes. */
const text = (letters: string) => Buffer.from(letters, 'latin1');
/** Numbers as TIFF stores them, little-endian. */
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

/** Exif with a location (Exif 3.0, 4.6.6): a directory that points to the GPS directory, which points to the latitude. */
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

/** Byte sequences of a photo that reveal its location, as Latin-1 text. */
export const LOCATION_MARKERS: readonly string[] = [
  'Exif\0',
  LATITUDE.toString('latin1'),
  'GPSLatitude',
  'ns.adobe.com/xap',
];

/** APP1 segment of a JPEG; its length includes the length field. */
const segment = (content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);

/** Creates a JPEG as from a phone, with its location in Exif and XMP. The picture is drawn in the browser. */
export async function createGpsPhoto(page: Page) {
  const dataUrl = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 640, 480);
      context.clearRect(80, 80, 160, 160);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const drawn = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const buffer = Buffer.concat([drawn.subarray(0, 2), segment(EXIF), segment(XMP), drawn.subarray(2)]);
  return { name: 'IMG_4531.jpg', mimeType: 'image/jpeg', buffer };
}
