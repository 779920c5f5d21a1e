import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Service, startService } from '../../hosts/node/index.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ port: 0, file: ':memory:', log: () => undefined });
});
afterAll(() => service.close());

/** Sends raw bytes and returns everything received until the connection closes. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(service.port, '127.0.0.1');
  socket.end(lines.join('\r\n'));
  return (await socket.toArray()).join('');
}

const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);

const head = ['host: localhost', 'connection: close'];

/** Headers of a request for a WebSocket. */
const upgrade = [
  'host: localhost',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
];

test.each([
  ['path traversal', ['GET /service/../../../etc/passwd HTTP/1.1', ...head]],
  ['encoded path traversal', ['GET /service/%2e%2e/%2e%2e/etc/passwd HTTP/1.1', ...head]],
  ['a null byte', ['GET /service/api/subscription/a%00b HTTP/1.1', ...head]],
  ['a broken escape', ['GET /service/api/subscription/%E0%A4%A HTTP/1.1', ...head]],
  ['another host in the path', ['GET http://other.example/service/me HTTP/1.1', ...head]],
  ['two slashes', ['GET //service/me HTTP/1.1', ...head]],
  ['no host', ['GET /service/me HTTP/1.1', 'connection: close']],
  ['an invalid host', ['GET /service/me HTTP/1.1', 'host: a b', 'connection: close']],
  ['an unsupported method', ['PROPFIND /service/me HTTP/1.1', ...head]],
  ['an unknown method', ['HACK /service/me HTTP/1.1', ...head]],
  ['a header of 20 kB', ['GET /service/me HTTP/1.1', ...head, `x: ${'x'.repeat(20_000)}`]],
  [
    'a thousand headers',
    ['GET /service/me HTTP/1.1', ...head, ...Array.from({ length: 1000 }, (_, n) => `x-${n}: 1`)],
  ],
  [
    'two Content-Length headers',
    ['POST /service/api/check-token HTTP/1.1', ...head, 'content-length: 2', 'content-length: 3', '', '{}'],
  ],
  [
    'a Content-Length and chunks',
    [
      'POST /service/api/check-token HTTP/1.1',
      ...head,
      'content-length: 2',
      'transfer-encoding: chunked',
      '',
      '0',
    ],
  ],
  ['a negative Content-Length', ['POST /service/api/check-token HTTP/1.1', ...head, 'content-length: -1']],
  [
    'an invalid fault header',
    ['GET /service/get-enabled-states HTTP/1.1', ...head, 'x-sandbox-fault: {"operation":'],
  ],
  ['a WebSocket at another path', ['GET /service/other HTTP/1.1', ...upgrade]],
  ['a WebSocket at an invalid URL', ['GET http://[ HTTP/1.1', ...upgrade]],
  ['a WebSocket at two slashes', ['GET // HTTP/1.1', ...upgrade]],
  ['data that is not HTTP', ['\u0000\u0001\u0002']],
])('%s is rejected', async (_what, lines) => {
  const status = statusOf(await send(...lines, '', ''));
  expect([status, status >= 400 && status < 500]).toEqual([status, true]);
});

test('an endless body is a 413', async () => {
  const response = await new Promise<string>((resolve) => {
    const socket = connect(service.port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => undefined);
    socket.write(
      [
        'POST /service/api/check-token HTTP/1.1',
        ...head,
        'content-type: application/json',
        'transfer-encoding: chunked',
        '',
        '',
      ].join('\r\n'),
    );
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    for (let count = 0; count < 64; count += 1) socket.write(chunk);
  });
  expect(statusOf(response)).toBe(413);
});

test('the service still works after connections that break during a request', async () => {
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = connect(service.port, '127.0.0.1');
      await new Promise<void>((resolve) => {
        socket.write(
          ['POST /service/api/check-token HTTP/1.1', ...head, 'content-length: 1000', '', '{"tok'].join(
            '\r\n',
          ),
          () => resolve(),
        );
      });
      socket.resetAndDestroy();
    }),
  );
  expect((await fetch(`${service.url}/service/get-enabled-states`)).status).toBe(200);
});

test('the service still works after all of these requests', async () => {
  expect((await fetch(`${service.url}/service/get-enabled-states`)).status).toBe(200);
});
