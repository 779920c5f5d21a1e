import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings of compressed copies, smallest first. `name` is the `Content-Encoding`. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const compressBrotli = (text: Uint8Array) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
const compressGzip = (text: Uint8Array) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });

/** Compresses a text in all encodings, by `Content-Encoding`, smallest first. */
export async function compressText(text: Uint8Array): Promise<[string, Uint8Array<ArrayBuffer>][]> {
  const [br, gz] = await Promise.all([compressBrotli(text), compressGzip(text)]);
  return [
    ['br', new Uint8Array(br)],
    ['gzip', new Uint8Array(gz)],
  ];
}

const compressible = /\.(?:js|css|html|svg)$/;

/** Writes a Brotli and a gzip copy next to every text file in a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await compressBrotli(text));
      await writeFile(`${file}.gz`, await compressGzip(text));
    }),
  );
}
