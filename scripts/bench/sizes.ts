import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of the same text as it is, and as the two encodings send it. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Sizes of one body, compressed as well as the encodings can. */
export const sizesOf = (body: Uint8Array): Sizes => ({
  raw: body.byteLength,
  gzip: gzipSync(body, { level: 9 }).byteLength,
  brotli: brotliCompressSync(body).byteLength,
});

/** Sizes of several bodies, each compressed by itself as they are sent. */
export const addSizes = (all: readonly Sizes[]): Sizes => ({
  raw: all.reduce((sum, { raw }) => sum + raw, 0),
  gzip: all.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: all.reduce((sum, { brotli }) => sum + brotli, 0),
});

/** Sizes of every file of a folder whose name ends so. */
export const sizesIn = (folder: string, ending: string): Sizes =>
  addSizes(
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => sizesOf(readFileSync(join(folder, name)))),
  );
