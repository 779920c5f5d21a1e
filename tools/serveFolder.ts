import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

export interface Served {
  url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/**
 * Serves a folder on a free port. For trusted files only: it doesn't guard against path traversal.
 * @param base path below which it is served, such as `/design`
 */
export async function serveFolder(folder: string, base = ''): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(base.length);
    const file = join(folder, path === '/' ? 'index.html' : path);
    const body = pathname.startsWith(`${base}/`) ? readFile(file) : Promise.reject(new Error(pathname));
    body.then(
      (content) =>
        response
          .setHeader('content-type', types[extname(file)] ?? 'text/plain')
          .setHeader('cache-control', 'max-age=3600')
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
