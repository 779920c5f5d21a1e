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

export interface ServiceOptions {
  /** 0 takes any free port. */
  port: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** SQLite file, made if it is not there; ':memory:' keeps nothing. */
  file: string;
  /** The path the service is mounted under. @default '/service' */
  publicPath?: string;
  /** Answers what is not the service's, such as the built app; without it that is a 404. */
  app?: (request: Request) => Response | Promise<Response>;
  /** Milliseconds every operation takes at least. @default 0 */
  latency?: number;
  /** Delays in ms by operation, to find code that depends on the order of responses. */
  delays?: (operation: string) => number;
  /** Color of the brand that a request comes from, `#rrggbb`: its product pictures are drawn in it. @default blue */
  pictureColor?: (request: Request) => string;
  /** What it serves. @default 'full' */
  profile?: Profile | undefined;
  /** Checks requests and answers against the description; violations are read at `VIOLATIONS_PATH`. @default false */
  checkContract?: boolean;
  /** Shows pages for people at `<publicPath>/__sandbox`, for development. @default false */
  panel?: boolean;
  /** Takes each line of output. @default console.log */
  log?: (line: string) => void;
}

export interface Service {
  /** Where the server listens, without a slash at the end. */
  url: string;
  port: number;
  sandbox: Sandbox;
  /** Closes all connections, the port and the file. */
  close(): Promise<void>;
}

/**
 * Milliseconds for which a connection without a request stays open. A client that uses one again just as it is closed gets no
 * answer; with Node's five seconds, a busy machine saw that.
 */
const KEEP_ALIVE_MS = 75_000;

/** First line of output, so that this isn't taken for the real service. */
export const NOTICE = 'Sandbox service for development and demonstration. It holds no real patient.';

function openStore(file: string): SandboxStore {
  try {
    return createSqliteStore(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ServiceStartError('file', `Cannot keep data in ${file}: ${why}`, { cause: error });
  }
}

/** Starts the sandbox as a real HTTP and WebSocket service. Throws a `ServiceStartError` when it cannot. */
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
    // Without its text: links and codes of mails are secrets, and output is kept and passed on.
    deliver: ({ to }) => log(`Mail to ${to}: read it at ${url}${publicPath}/__sandbox/mails`),
  });

  const checked = options.checkContract ? await recordViolations(sandbox.fetch, publicPath) : sandbox.fetch;
  const answer = options.delays ? delayResponses({ fetch: checked, publicPath }, options.delays) : checked;
  // As a service on the internet does: lists of a patient are a quarter of their size on a slow line.
  const compressed = new Hono().use(compress()).all('*', ({ req }) => answer(req.raw));
  const isOurs = (path: string) => path === publicPath || path.startsWith(`${publicPath}/`);
  const fetch = async (request: Request, { incoming }: HttpBindings): Promise<Response> => {
    if (!isOurs(new URL(request.url).pathname)) {
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

  // `createAdaptorServer` creates an HTTP/1 server by default, so the bindings are HTTP/1's.
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  });
  const endSockets = bindSocket(server, sandbox, log);
  const port = await listen(server, host, options.port).catch((error: unknown) => {
    store.close();
    throw error;
  });

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
    },
  };
}
