import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Static file server that applies the `_headers` and `_redirects` of the build. */
export interface StaticHost {
  readonly port: number;
  /** Serves another folder, as after a release. */
  readonly release: (folder: string) => void;
  readonly close: () => Promise<void>;
}

const readLines = (file: string) => readFileSync(file, 'utf8').split('\n');

/** Headers of the rules that match a path, exactly or up to a final `*`. */
function headersOf(folder: string, path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  let matches = false;
  for (const line of readLines(join(folder, '_headers'))) {
    const [, name = '', value = ''] = /^ {2}(\S+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/'))
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (matches && name) headers.set(name, value);
  }
  return headers;
}

/** File for a path: its own, that of a rewrite, or the 404 page. */
function fileOf(folder: string, path: string): readonly [status: number, file: string] {
  const rewritten = readLines(join(folder, '_redirects'))
    .map((line) => line.split(' '))
    .find(
      ([from = '', to = '']) =>
        to.startsWith('/') && new RegExp(`^${from.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
    )?.[1];
  const candidates = [path === '/' ? '/index.html' : path, `${path}.html`, rewritten];
  const file = candidates.find((name) => {
    try {
      return name !== undefined && extname(name) !== '' && readFileSync(join(folder, name)).length >= 0;
    } catch {
      return false;
    }
  });
  return file === undefined ? [404, '/404.html'] : [200, file];
}

/** Serves the build of one brand on a free port. */
export async function startStaticHost(firstFolder: string): Promise<StaticHost> {
  let folder = firstFolder;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [status, file] = fileOf(folder, pathname);
    for (const [name, value] of headersOf(folder, pathname)) response.setHeader(name, value);
    response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
    response.writeHead(status).end(readFileSync(join(folder, file)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    release: (next) => {
      folder = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
