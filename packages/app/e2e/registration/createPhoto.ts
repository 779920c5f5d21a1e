import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { UploadFile } from '../harness/screen.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const uint = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Chunk of a PNG. */
export function createChunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  return Buffer.concat([uint(data.length), body, uint(crc32(body))]);
}

const [WIDTH, HEIGHT] = [640, 480];
/** Width of the black border, px: a photo of one color would get a warning. */
const BORDER = 40;

/** 8 bits each of red, green and blue. */
const HEADER = Buffer.concat([uint(WIDTH), uint(HEIGHT), Buffer.from([8, 2, 0, 0, 0])]);

/** Color of the photo with a name: red, green and blue, 0 to 255. */
export const colorOf = (name: string): readonly number[] => [
  ...createHash('sha256').update(name).digest().subarray(0, 3),
];

/** Creates a PNG with a black border whose color depends on the name, so that mixed-up photos are noticed. */
export function createPhoto(name: string): UploadFile {
  const black = Buffer.alloc(3 * BORDER);
  const color = Buffer.alloc(3 * (WIDTH - 2 * BORDER), Buffer.from(colorOf(name)));
  // Each row starts with a byte for "no filter".
  const row = Buffer.concat([Buffer.alloc(1), black, color, black]);
  const edge = Buffer.alloc(row.length * BORDER);
  const inside = Buffer.alloc(row.length * (HEIGHT - 2 * BORDER), row);
  const pixels = deflateSync(Buffer.concat([edge, inside, edge]));
  const buffer = Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', HEADER),
    createChunk('IDAT', pixels),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'photo.png', mimeType: 'image/png', buffer };
}
