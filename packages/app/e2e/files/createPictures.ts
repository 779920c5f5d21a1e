import sharp, { type Sharp } from 'sharp';
import { createChunk } from '../registration/createPhoto.ts';

/** Bytes of a location, as text that must not be in a stored file. */
export const LOCATION = 'GPSLatitude 45.5231';

/** Corners of each picture, so that a turned or mirrored one is noticed: red, green, blue, yellow. */
const CORNERS = `
  <rect width="90" height="90" fill="#d22"/>
  <rect x="100%" width="90" height="90" transform="translate(-90 0)" fill="#2a2"/>
  <rect y="100%" width="90" height="90" transform="translate(0 -90)" fill="#22d"/>
  <rect x="100%" y="100%" width="90" height="90" transform="translate(-90 -90)" fill="#db2"/>`;

/** Label of a medicine as SVG, in lines over the whole picture. */
function label(width: number, height: number, background: string): Buffer {
  const lines = Array.from(
    { length: Math.floor(height / 80) },
    (_, line) => `<text x="110" y="${150 + line * 80}" font-size="44">Allergy: penicillin ${line + 1}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">
      <rect width="100%" height="100%" fill="${background}"/>${CORNERS}${lines.join('')}</svg>`,
  );
}

/** Picture of a label. */
export const picture = (width = 900, height = 600, background = '#f4f0e8'): Sharp =>
  sharp(label(width, height, background), { limitInputPixels: false });

/** Picture without a background, as of a drawing app or an exported signature. */
export const transparent = (width = 900, height = 600): Sharp => picture(width, height, 'none');

/** Picture with partly clear edges, as of a cut-out or a shadow. */
export const softEdges = (): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" font-family="sans-serif">
      <defs><filter id="soft"><feGaussianBlur stdDeviation="14"/></filter></defs>
      <rect x="80" y="80" width="740" height="440" fill="#3a7" filter="url(#soft)"/>
      <text x="140" y="320" font-size="60">Allergy: penicillin</text></svg>`),
  );

/** Exif with a location and an orientation, as a phone writes it. */
export const phoneExif = {
  IFD0: { Make: 'Nova', Model: 'Nova 5' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 31/1 2325/100' },
};

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Box of an ISO base media file. */
export const box = (type: string, content: Buffer | string): Buffer => {
  const inside = Buffer.from(content);
  return Buffer.concat([uint32(inside.length + 8), Buffer.from(type, 'latin1'), inside]);
};

/** Video of a motion photo, with its location. */
export const video = (): Buffer =>
  Buffer.concat([box('ftyp', 'mp42\0\0\0\0isom'), box('moov', LOCATION), box('mdat', 'frames')]);

/** Trailer of a phone's camera app: a video, then a directory that ends in SEFT. */
export const trailer = (): Buffer =>
  Buffer.concat([
    Buffer.from('\0\0\u0030\u000aMotionPhoto_Data'),
    video(),
    Buffer.from('SEFH\u006b\0\0\0SEFT'),
  ]);

/** JPEG segment with this marker. */
export function segment(marker: number, content: string): Buffer {
  const inside = Buffer.from(content, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(inside.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, inside]);
}

/** JPEG with segments behind its first marker. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** PNG with the chunks of an animation of one frame, behind its header. */
export function animatedPng(png: Buffer): Buffer {
  const frame = Buffer.alloc(26);
  // Width and height, as in the header.
  png.copy(frame, 4, 16, 24);
  frame.writeUInt16BE(1, 20);
  frame.writeUInt16BE(10, 22);
  const control = Buffer.concat([uint32(1), uint32(0)]);
  return Buffer.concat([
    png.subarray(0, 33),
    createChunk('acTL', control),
    createChunk('fcTL', frame),
    png.subarray(33),
  ]);
}

/** BMP of 24 bits per pixel, as Windows stores screenshots. */
export async function toBmp(from: Sharp): Promise<Buffer> {
  const { data, info } = await from.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const stride = Math.ceil((info.width * 3) / 4) * 4;
  const head = Buffer.alloc(54);
  head.write('BM', 'latin1');
  head.writeUInt32LE(54 + stride * info.height, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(info.width, 18);
  head.writeInt32LE(-info.height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const rows = Buffer.alloc(stride * info.height);
  for (let row = 0; row < info.height; row += 1)
    for (let at = 0; at < info.width * 3; at += 1)
      // Blue comes first.
      rows[row * stride + at] = data[row * info.width * 3 + at - (at % 3) + 2 - (at % 3)] ?? 0;
  return Buffer.concat([head, rows]);
}
