/**
 * Serves the built app: `node dist/server.js`, which holds this with all that it imports (docs/operations.md). Environment
 * variables:
 * - `CONFIG_FILE`: configuration, by default `config.json` beside this file; without one, the sandbox on the page's own host
 * - `PORT` and `HOST`: by default 8080 on all interfaces
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { findConfig } from './readConfigFile.ts';
import { createAppServer, type AppServerBrand } from './serve.ts';

/** Answers while the server runs, whatever the configuration; no page has this path. */
const HEALTH_PATH = '/healthz';

/**
 * Milliseconds for which a connection without a request stays open, more than the minute that load balancers commonly keep one:
 * a request over a connection that was closed in that moment would be lost.
 */
const KEEP_ALIVE_MS = 75_000;

const dist = import.meta.dirname;
const port = Number(process.env['PORT'] ?? 8080);

/* oxlint-disable no-console -- the log of the server; it names no address that a patient asks for */
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
      // A connection whose request is under way closes after its answer, which it would wait long for otherwise.
      server.keepAliveTimeout = 1;
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
