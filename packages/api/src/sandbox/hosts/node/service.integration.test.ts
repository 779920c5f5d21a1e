import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type SignedInTokens, signInRequest } from '../signIn.ts';
import { withContract } from '../../http/contract/index.ts';
import type { Subscription } from '../../core/schema.ts';
import { demoPassword, scenarioNamed } from '../../seed/scenarios/scenarios.ts';
import { ServiceStartError } from './errors.ts';
import { NOTICE, type Service, type ServiceOptions, startService } from './service.ts';

let folder: string;
let running: Service[];
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-service-'));
  running = [];
  lines = [];
});
afterEach(async () => {
  await Promise.all(running.map((service) => service.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<ServiceOptions> = {}): Promise<Service> {
  const file = join(folder, 'sandbox.sqlite');
  const service = await startService({ port: 0, file, log: (line) => lines.push(line), ...options });
  running.push(service);
  return service;
}

async function stop(service: Service) {
  running = running.filter((other) => other !== service);
  await service.close();
}

async function signIn(url: string): Promise<string> {
  const { email } = scenarioNamed('active');
  const response = await fetch(signInRequest(`${url}/service/identity`, email, demoPassword));
  const body: { AuthenticationResult: SignedInTokens } = await response.json();
  return body.AuthenticationResult.AccessToken;
}

const checkedFetch = withContract((request) => fetch(request));

async function subscription(
  url: string,
  token: string,
  method = 'GET',
  action = '',
): Promise<Subscription | undefined> {
  const address = `${url}/service/api/subscription/${action}active-1`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await checkedFetch(new Request(address, { method, headers }));
  const body: { data: Subscription[] } = await response.json();
  return body.data[0];
}

const closing = (socket: WebSocket) =>
  new Promise<number>((resolve, reject) => {
    socket.on('close', resolve);
    socket.on('error', reject);
  });

test('the first line of output identifies the sandbox', async () => {
  await start();
  expect(lines[0]).toBe(NOTICE);
});

test('data and sessions survive a restart', async () => {
  const first = await start();
  const token = await signIn(first.url);
  const paused = await subscription(first.url, token, 'PATCH', 'pause/');
  expect(paused?.status).toBe('pause');
  await stop(first);

  const second = await start();
  expect(await subscription(second.url, token)).toEqual(paused);
  expect((await subscription(second.url, await signIn(second.url), 'PATCH', 'resume/'))?.status).toBe(
    'active',
  );
});

test('service: handles a PATCH without body and content length, as sent by browsers', async () => {
  const { url, port } = await start();
  const token = await signIn(url);
  await subscription(url, token, 'PATCH', 'pause/');
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [
      'PATCH /service/api/subscription/resume/active-1 HTTP/1.1',
      `host: 127.0.0.1:${port}`,
      `authorization: Bearer ${token}`,
      'connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  const response = (await socket.toArray()).join('');
  expect(response.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
});

test('a rejection without a handler is logged and does not end the process', () => {
  const script = `
    import { startService } from ${JSON.stringify(new URL('service.ts', import.meta.url).href)};
    const { url } = await startService({ port: 0, file: ':memory:', log: (line) => console.log(line) });
    void Promise.reject(new Error('Lost'));
    const { status } = await fetch(url + '/service/get-enabled-states');
    console.log(status);
    process.exit(0);
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(output).toContain('Unhandled rejection: Error: Lost');
  expect(output.trim().split('\n').at(-1)).toBe('200');
});

test('service: passes requests outside the base path to the app', async () => {
  const { url } = await start({ app: (request) => new Response(`app ${new URL(request.url).pathname}`) });
  expect(await (await fetch(`${url}/user/subscriptions`)).text()).toBe('app /user/subscriptions');
  expect(await (await fetch(`${url}/services`)).text()).toBe('app /services');
  expect((await fetch(`${url}/service/get-enabled-states`)).status).toBe(200);
  const { url: alone } = await start();
  expect((await fetch(`${alone}/user/subscriptions`)).status).toBe(404);
});

test.each([
  ['compressed for a client that accepts it', 'gzip, deflate, br', 'gzip'],
  ['uncompressed for a client that does not', 'identity', null],
])('a response is %s', async (_, accepted, encoding) => {
  const { url } = await start();
  const headers = { 'accept-encoding': accepted };
  const response = await fetch(`${url}/service/get-enabled-states`, { headers });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.json()).toHaveProperty('data');
});

test('an idle connection stays open longer than that of a load balancer', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/service/get-enabled-states`);
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});

test('a dropped connection is a network error for the browser, once', async () => {
  const { url, sandbox } = await start();
  sandbox.faults.set({ operation: 'getEnabledStates', reset: true, times: 1 });
  await expect(fetch(`${url}/service/get-enabled-states`)).rejects.toThrow(TypeError);
  expect((await fetch(`${url}/service/get-enabled-states`)).status).toBe(200);
});

test('faults can be set over HTTP', async () => {
  const { url } = await start();
  const body = JSON.stringify({ operation: 'getEnabledStates', status: 503, times: 1 });
  await fetch(`${url}/service/__sandbox/faults`, { method: 'PUT', body });
  expect((await fetch(`${url}/service/get-enabled-states`)).status).toBe(503);
});

test('the live connection receives events, and closes with "going away" when the service stops', async () => {
  const service = await start();
  const token = await signIn(service.url);
  const socket = new WebSocket(`${service.url.replace('http', 'ws')}/service/socket?token=${token}`);
  const closed = closing(socket);
  const message = new Promise<string>((resolve) => {
    socket.on('message', (data) => resolve(String(data)));
  });
  await expect.poll(() => service.sandbox.connections.size('patient-active')).toBe(1);
  await subscription(service.url, token, 'PATCH', 'pause/');
  expect(JSON.parse(await message)).toMatchObject({ event: 'notification' });
  await stop(service);
  expect(await closed).toBe(1001);
});

test('the live connection is refused with 4401 without a valid token', async () => {
  const { url } = await start();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/service/socket?token=none`);
  expect(await closing(socket)).toBe(4401);
});

test('the live connection does not exist at another path', async () => {
  const { url } = await start();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/service/other`);
  await expect(closing(socket)).rejects.toThrow('404');
});

test('a service that cannot start reports the port that is in use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const failed = start({ port });
  await expect(failed).rejects.toThrow(ServiceStartError);
  await expect(failed).rejects.toThrow(`Port ${port} is in use by another program.`);
  other.close();
});

test('a service that cannot start reports the file that is not a database', async () => {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'Not a database, but long enough to be taken for the header of one.'.repeat(20));
  const failed = start({ file });
  await expect(failed).rejects.toMatchObject({ name: 'ServiceStartError', reason: 'file' });
  await expect(failed).rejects.toThrow(file);
});

test('a mail is logged in one line, with the URL of the mails and without its link', async () => {
  const { url } = await start();
  const headers = { 'content-type': 'application/json' };
  const { email } = scenarioNamed('active');
  const body = JSON.stringify({ email });
  await checkedFetch(
    new Request(`${url}/service/api/user/send-reset-pass`, { method: 'POST', headers, body }),
  );
  expect(lines.slice(1)).toEqual([`Mail to ${email}: read it at ${url}/service/__sandbox/mails`]);
  const read = await fetch(`${url}/service/__sandbox/mails`, { headers: { accept: 'application/json' } });
  const { mails }: { mails: { link: string }[] } = await read.json();
  expect(mails[0]?.link).toMatch(/^\/new-password\//);
});

const first = (path: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');
const second = [
  'GET /service/get-enabled-states HTTP/1.1',
  'host: 127.0.0.1',
  'connection: close',
  '\r\n',
].join('\r\n');
const statusLines = (text: string) => text.match(/HTTP\/1\.1 \d+/g);

test.each([
  ['because its body is too large', 12 * 1024 * 1024, 413],
  ['before its body is read', 20, 401],
])('a connection stays open after a request that is rejected: %s', async (_why, length, status) => {
  const { port } = await start();
  const socket = connect(port, '127.0.0.1');
  socket.write(first('/service/api/v2/subscription/hold-charge/x', length));
  socket.write(Buffer.alloc(length, 0x20));
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
  socket.write(second);
  const answers = (await socket.toArray()).join('');
  expect(statusLines(answers)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
  expect(answers).toContain('keep-alive');
});
