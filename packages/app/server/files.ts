import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { encodings } from './compress.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** One file in memory, with its compressed copies. */
export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  /** Bodies by `Content-Encoding`; `identity` is always there. */
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const read = (path: string) => new Uint8Array(readFileSync(path));

/** All files of a folder by their path in it, with `/` between the parts. The whole app is small enough to keep. */
export function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const isCopy = (path: string) =>
    encodings.some(({ ending }) => path.endsWith(ending) && known.has(path.slice(0, -ending.length)));

  const serve = (path: string): ServedFile => {
    const body = read(path);
    const copies = encodings.filter(({ ending }) => known.has(path + ending));
    return {
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      bodies: new Map([
        ...copies.map(({ name, ending }) => [name, read(path + ending)] as const),
        ['identity', body] as const,
      ]),
    };
  };
  return new Map(
    paths
      .filter((path) => !isCopy(path))
      .map((path) => [relative(folder, path).split(sep).join('/'), serve(path)]),
  );
}

/** The smallest body the browser takes, with its `Content-Encoding`, by the browser's Accept-Encoding header. */
export function chooseBody(
  file: ServedFile,
  accepted: string | undefined,
): readonly [string, Uint8Array<ArrayBuffer>] {
  const taken = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const [best] = [...file.bodies].filter(([name]) => name === 'identity' || taken.includes(name));
  if (!best) throw new Error('A file without a body');
  return best;
}
