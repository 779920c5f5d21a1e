import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings of compressed copies, smallest first. `name` is the `Content-Encoding`. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const compressBrotli = (text: Buffer) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
const compressGzip = (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });

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
