import { afterEach, expect, test } from 'vitest';
import { type Service, startService } from '../hosts/node/index.ts';

let running: Service | undefined;
afterEach(() => running?.close());

async function ask(options: { panel?: boolean }, path: string): Promise<Response> {
  running = await startService({ port: 0, file: ':memory:', log: () => undefined, ...options });
  return fetch(`${running.url}/service/__sandbox${path}`, { headers: { accept: 'text/html' } });
}

test.each([
  ['', 'text/html; charset=UTF-8', '<h1>Patients</h1>'],
  ['/admin.css', 'text/css; charset=utf-8', ':root {'],
  ['/admin.js', 'text/javascript; charset=utf-8', 'addEventListener'],
])('a service with admin pages serves /__sandbox%s', async (path, type, expected) => {
  const response = await ask({ panel: true }, path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(await response.text()).toContain(expected);
});

test('a service has no admin pages by default', async () => {
  const response = await ask({}, '');
  expect(response.headers.get('content-type')).toBe('application/json');
});
