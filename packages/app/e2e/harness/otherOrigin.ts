import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

/** Request headers that a service on another host allows (docs/operations.md, "The service"). */
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'cache-control',
  'x-amz-target',
  'x-amz-user-agent',
  'amz-sdk-invocation-id',
  'amz-sdk-request',
];

/** Proxy in front of the sandbox on another origin. */
export interface OtherOrigin {
  readonly url: string;
  /** What pages must not send and did: cookies, headers that are not allowed, other origins. */
  readonly violations: readonly string[];
  /** Number of WebSocket connections so far. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

const listen = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

/** Forwards a request to the sandbox and its response to the page. */
async function forward(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(new Uint8Array(chunk));
  const { authorization, 'content-type': type, 'x-amz-target': operation } = request.headers;
  const upstream = await fetch(new URL(request.url ?? '/', origin), {
    method: request.method ?? 'GET',
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(type !== undefined && { 'content-type': type }),
      ...(typeof operation === 'string' && { 'x-amz-target': operation }),
    },
    body: chunks.length > 0 ? new Blob(chunks) : null,
  });
  const content = Buffer.from(await upstream.arrayBuffer());
  const contentType = upstream.headers.get('content-type');
  if (contentType !== null) response.setHeader('content-type', contentType);
  response.writeHead(upstream.status).end(content);
}

/** Serves the sandbox to pages of another origin, by CORS and without credentials. */
export async function openOtherOrigin(
  serviceUrl: string,
  isPage: (origin: string) => boolean,
): Promise<OtherOrigin> {
  const target = new URL(serviceUrl);
  const violations: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const { origin = '', cookie } = request.headers;
    if (cookie !== undefined) violations.push(`a cookie for ${request.url}`);
    if (!isPage(origin)) violations.push(`the origin ${origin} for ${request.url}`);
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('vary', 'origin');
    // Pages request resources with and without `crossorigin`.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (request.method === 'OPTIONS') {
      const requested = request.headers['access-control-request-headers']?.split(/,\s*/) ?? [];
      for (const name of requested)
        if (!ALLOWED_HEADERS.includes(name)) violations.push(`the header ${name}`);
      response.setHeader('access-control-allow-headers', ALLOWED_HEADERS.join(', '));
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
      response.writeHead(204).end();
      return;
    }
    // The test may end while a call is pending.
    forward(request, response, target.origin).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    connections += 1;
    const upstream = connect(Number(target.port), target.hostname, () => {
      const lines = request.rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${request.rawHeaders[index + 1]}`] : [],
      );
      upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    const end = () => {
      upstream.destroy();
      socket.destroy();
    };
    for (const either of [upstream, socket]) either.on('error', end).on('close', end);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}${target.pathname}`,
    violations,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
