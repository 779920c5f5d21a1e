import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { UploadFile } from '../harness/screen.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const uint = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function createChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  return Buffer.concat([uint(data.length), body, uint(crc32(body))]);
}

/** One pixel with 8 bits each of red, green and blue. */
const HEADER = Buffer.concat([uint(1), uint(1), Buffer.from([8, 2, 0, 0, 0])]);

/** Color of the photo with a name: red, green and blue, 0 to 255. */
export const colorOf = (name: string): readonly number[] => [
  ...createHash('sha256').update(name).digest().subarray(0, 3),
];

/** Creates a one-pixel PNG whose color depends on the name, so that mixed-up photos are noticed. */
export function createPhoto(name: string): UploadFile {
  const pixel = deflateSync(Buffer.from([0, ...colorOf(name)]));
  const buffer = Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', HEADER),
    createChunk('IDAT', pixel),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'photo.png', mimeType: 'image/png', buffer };
}
