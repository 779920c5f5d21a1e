import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { HandedFile } from './walk/hand.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const uint = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  return Buffer.concat([uint(data.length), body, uint(crc32(body))]);
}

/** One dot, 8 bits each of red, green and blue. */
const HEADER = Buffer.concat([uint(1), uint(1), Buffer.from([8, 2, 0, 0, 0])]);

/** A picture for every place that wants one, the smallest PNG there is: another colour for each, so that none is taken for another. */
export function photoOf(what: string): HandedFile {
  const colour = createHash('sha256').update(what).digest().subarray(0, 3);
  const dot = deflateSync(Buffer.concat([Buffer.from([0]), colour]));
  const buffer = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', HEADER),
    chunk('IDAT', dot),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'photo.png', mimeType: 'image/png', buffer };
}
