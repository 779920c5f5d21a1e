import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compressText, encodings } from './compress.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** File in memory, with its compressed copies. */
export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  /** Bodies by `Content-Encoding`, always including `identity`. */
  readonly bodies: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const read = (path: string) => new Uint8Array(readFileSync(path));

const etagOf = (body: Uint8Array) =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Changes the text of a file and compresses it again. */
export async function changeText(
  { type, bodies }: ServedFile,
  change: (text: string) => string,
): Promise<ServedFile> {
  const body = new TextEncoder().encode(change(new TextDecoder().decode(bodies.get('identity'))));
  return {
    type,
    etag: etagOf(body),
    bodies: new Map([...(await compressText(body)), ['identity', body]]),
  };
}

/** Reads all files of a folder into memory, by relative path with `/`. */
export function readFiles(folder: string): ReadonlyMap<string, ServedFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const allPaths = new Set(paths);
  const isCopy = (path: string) =>
    encodings.some(
      ({ extension }) => path.endsWith(extension) && allPaths.has(path.slice(0, -extension.length)),
    );

  const toServedFile = (path: string): ServedFile => {
    const body = read(path);
    const copies = encodings.filter(({ extension }) => allPaths.has(path + extension));
    return {
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: etagOf(body),
      bodies: new Map([
        ...copies.map(({ name, extension }) => [name, read(path + extension)] as const),
        ['identity', body] as const,
      ]),
    };
  };
  return new Map(
    paths
      .filter((path) => !isCopy(path))
      .map((path) => [relative(folder, path).split(sep).join('/'), toServedFile(path)]),
  );
}

/** Picks the smallest body for an Accept-Encoding header, with its `Content-Encoding`. */
export function chooseBody(
  file: ServedFile,
  acceptEncoding: string | undefined,
): readonly [string, Uint8Array<ArrayBuffer>] {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const [best] = [...file.bodies].filter(([name]) => name === 'identity' || accepted.includes(name));
  if (!best) throw new Error('The file has no body');
  return best;
}
