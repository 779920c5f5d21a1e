import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings a file is kept in beside itself, the smallest first: `Content-Encoding` and the file's ending. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

const brotli = (text: Buffer) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
const gzipped = (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION });

const worthwhile = /\.(?:js|css|html|svg)$/;

/** Writes a brotli and a gzip copy beside every text file under a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && worthwhile.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await brotli(text));
      await writeFile(`${file}.gz`, await gzipped(text));
    }),
  );
}
