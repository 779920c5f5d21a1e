import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of a file, uncompressed and compressed. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Measures a file at the highest compression levels. */
export const sizesOf = (body: Uint8Array): Sizes => ({
  raw: body.byteLength,
  gzip: gzipSync(body, { level: 9 }).byteLength,
  brotli: brotliCompressSync(body).byteLength,
});

/** Adds up sizes of files that are compressed separately. */
export const addSizes = (all: readonly Sizes[]): Sizes => ({
  raw: all.reduce((sum, { raw }) => sum + raw, 0),
  gzip: all.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: all.reduce((sum, { brotli }) => sum + brotli, 0),
});

/** Adds up the sizes of a folder's files with an extension. */
export const sizesIn = (folder: string, extension: string): Sizes =>
  addSizes(
    readdirSync(folder)
      .filter((name) => name.endsWith(extension))
      .map((name) => sizesOf(readFileSync(join(folder, name)))),
  );
