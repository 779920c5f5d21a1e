/**
 * Serves the built app: `node dist/server.js`, the bundle of this file (docs/operations.md). Environment variables:
 * - `CONFIG_FILE`: configuration, by default `config.json` beside this file; without one, the sandbox on the page's own host
 * - `PORT` and `HOST`: by default 8080 on all interfaces
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { findConfig } from './readConfigFile.ts';
import { createAppServer, type AppServerBrand } from './serve.ts';

/** Health check, independent of the configuration; not the path of a page. */
const HEALTH_PATH = '/healthz';

/**
 * Milliseconds until an idle connection is closed. Longer than the usual minute of load balancers, which could otherwise send
 * a request on a connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000;

const dist = import.meta.dirname;
const port = Number(process.env['PORT'] ?? 8080);

/* oxlint-disable no-console -- the log of the server, without requested URLs */
// Ends no other request. The message of an error may have the requested URL, its stack frames don't.
process.on('unhandledRejection', (reason) => {
  const frames = reason instanceof Error ? (reason.stack?.match(/^ {4}at .*$/gm) ?? []) : [];
  console.error(['Unhandled rejection', ...frames].join('\n'));
});

try {
  const config = findConfig(join(dist, 'config.json'));
  if (!config) console.warn('No config.json: pages use /service on their own host.');
  const brands: [AppServerBrand, ...AppServerBrand[]] = JSON.parse(
    readFileSync(join(dist, 'pages', 'brands.json'), 'utf8'),
  );
  const app = createAppServer({ dist, brands, config });
  const server = serve(
    {
      port,
      hostname: process.env['HOST'] ?? '0.0.0.0',
      serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
      fetch: (request) => (new URL(request.url).pathname === HEALTH_PATH ? new Response('ok') : app(request)),
    },
    ({ port: listening }) => console.log(`Listening on port ${listening}`),
  );
  server.on('error', ({ message }: Error) => {
    console.error(message);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.close();
      if (!('closeIdleConnections' in server)) return;
      server.closeIdleConnections();
      // Closes connections with a pending request right after the response.
      server.keepAliveTimeout = 1;
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
