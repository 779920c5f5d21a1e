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

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

const head = ['host: localhost', 'connection: close'];

test.each([
  ['a path upwards', ['GET /service/../../../etc/passwd HTTP/1.1', ...head]],
  ['a path upwards, encoded', ['GET /service/%2e%2e/%2e%2e/etc/passwd HTTP/1.1', ...head]],
  ['a null byte', ['GET /service/api/subscription/a%00b HTTP/1.1', ...head]],
  ['a broken escape', ['GET /service/api/subscription/%E0%A4%A HTTP/1.1', ...head]],
  ['another host in the path', ['GET http://other.example/service/me HTTP/1.1', ...head]],
  ['two slashes', ['GET //service/me HTTP/1.1', ...head]],
  ['no host', ['GET /service/me HTTP/1.1', 'connection: close']],
  ['a host that is none', ['GET /service/me HTTP/1.1', 'host: a b', 'connection: close']],
  ['an unknown method', ['PROPFIND /service/me HTTP/1.1', ...head]],
  ['a method nobody knows', ['HACK /service/me HTTP/1.1', ...head]],
  ['a header of 20 kB', ['GET /service/me HTTP/1.1', ...head, `x: ${'x'.repeat(20_000)}`]],
  [
    'a thousand headers',
    ['GET /service/me HTTP/1.1', ...head, ...Array.from({ length: 1000 }, (_, n) => `x-${n}: 1`)],
  ],
  [
    'two lengths',
    ['POST /service/api/check-token HTTP/1.1', ...head, 'content-length: 2', 'content-length: 3', '', '{}'],
  ],
  [
    'a length and chunks',
    [
      'POST /service/api/check-token HTTP/1.1',
      ...head,
      'content-length: 2',
      'transfer-encoding: chunked',
      '',
      '0',
    ],
  ],
  ['a negative length', ['POST /service/api/check-token HTTP/1.1', ...head, 'content-length: -1']],
  [
    'a fault that is none',
    ['GET /service/get-enabled-states HTTP/1.1', ...head, 'x-sandbox-fault: {"operation":'],
  ],
  ['no HTTP at all', ['\u0000\u0001\u0002']],
])('%s is refused', async (_what, lines) => {
  const status = statusOf(await send(...lines, '', ''));
  expect([status, status >= 400 && status < 500]).toEqual([status, true]);
});

test('a body that never ends is cut off, and is no burden', async () => {
  const answer = await new Promise<string>((resolve) => {
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
  expect(statusOf(answer)).toBe(413);
});

test('connections cut in the middle of a request do not harm the service', async () => {
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

test('the service is well after all of it', async () => {
  expect((await fetch(`${service.url}/service/get-enabled-states`)).status).toBe(200);
});
