import type { SandboxStore } from '../../core/store.ts';
import { type HttpBindings, createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type Profile, type Sandbox, createSandbox } from '../createSandbox.ts';
import { delayResponses } from '../delays.ts';
import { discardBody } from './discardBody.ts';
import { recordViolations } from './violations.ts';
import { ServiceStartError } from './errors.ts';
import { listen } from './listen.ts';
import { readAdminFiles } from './adminFiles.ts';
import { bindSocket } from './socket.ts';
import { createSqliteStore } from './sqliteStore.ts';
import { logUnhandledRejections } from './unhandledRejections.ts';

export interface ServiceOptions {
  /** Port; 0 selects a free one. */
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** SQLite file, created if it doesn't exist; ':memory:' for none. */
  file: string;
  /** Base path of the service. @default '/service' */
  publicPath?: string;
  /** Handles requests outside the service, for example with the built app. @default responds with 404 */
  app?: (request: Request) => Response | Promise<Response>;
  /** Minimum duration of every operation, ms. @default 0 */
  latency?: number;
  /** Returns delays in ms, to find code that depends on the order of responses. */
  delays?: (operation: string) => number;
  /** Returns the brand color for the product pictures of a request, as `#rrggbb`. @default blue */
  pictureColor?: (request: Request) => string;
  /** Scope of the sandbox. @default 'full' */
  profile?: Profile | undefined;
  /** Checks requests and responses against the description; `VIOLATIONS_PATH` lists violations. @default false */
  checkContract?: boolean;
  /** Serves HTML pages at `<publicPath>/__sandbox`, for development. @default false */
  panel?: boolean;
  /** Called with each line of output. @default console.log */
  log?: (line: string) => void;
}

export interface Service {
  /** URL of the server, without a trailing slash. */
  url: string;
  port: number;
  sandbox: Sandbox;
  /** Closes all connections, the port and the file. */
  close(): Promise<void>;
}

/**
 * Time for which an idle connection stays open, ms. A client that reuses a connection while it is being closed gets no
 * response, which happened on a busy machine with Node's default of five seconds.
 */
const KEEP_ALIVE_MS = 75_000;

/** First line of output, so that this isn't mistaken for a real service. */
export const NOTICE = 'Sandbox service for development and demonstration. It holds no real patient.';

function openStore(file: string): SandboxStore {
  try {
    return createSqliteStore(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceStartError('file', `Cannot store data in ${file}: ${reason}`, { cause: error });
  }
}

/** Starts the sandbox as an HTTP and WebSocket service. Throws a `ServiceStartError` if it can't start. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { host = '127.0.0.1', file, publicPath = '/service', latency = 0, log = console.log } = options;
  log(NOTICE);
  let url = '';
  const store = openStore(file);
  const sandbox = await createSandbox({
    store,
    publicPath,
    latency,
    ...(options.profile && { profile: options.profile }),
    ...(options.pictureColor && { pictureColor: options.pictureColor }),
    ...(options.panel && { admin: readAdminFiles() }),
    // Without the text: links and codes are secrets, and output may be stored or shared.
    deliver: ({ to }) => log(`Mail to ${to}: read it at ${url}${publicPath}/__sandbox/mails`),
  });

  const checked = options.checkContract ? await recordViolations(sandbox.fetch, publicPath) : sandbox.fetch;
  const respond = options.delays ? delayResponses({ fetch: checked, publicPath }, options.delays) : checked;
  // As in production: compressed lists have a quarter of their size.
  const compressed = new Hono().use(compress()).all('*', ({ req }) => respond(req.raw));
  const isService = (path: string) => path === publicPath || path.startsWith(`${publicPath}/`);
  const fetch = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    if (!isService(new URL(request.url).pathname)) {
      return options.app?.(request) ?? new Response('Not found', { status: 404 });
    }
    const response = await compressed.fetch(request);
    if (response.type === 'error') {
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (!(await discardBody(incoming))) response.headers.set('connection', 'close');
    return response;
  };

  // `createAdaptorServer` creates an HTTP/1 server by default, so these are HTTP/1 bindings.
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  });
  const endSockets = bindSocket(server, sandbox, log);
  const port = await listen(server, host, options.port).catch((error: unknown) => {
    store.close();
    throw error;
  });

  const stopLogging = logUnhandledRejections(log);
  url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  return {
    url,
    port,
    sandbox,
    async close() {
      await endSockets();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      store.close();
      stopLogging();
    },
  };
}
