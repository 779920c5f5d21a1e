import { expect, test } from 'vitest';
import { quietSandbox, requestTo } from '../tests/support/patient.ts';
import { pages } from './pages/index.ts';
import { files, form, page, withPages } from './testing/browse.ts';

test.each(pages.map(({ path, title }) => [path && `/${path}`, title]))(
  'an admin page at /__sandbox%s is %s, complete and without inline scripts',
  async (path, title) => {
    const { response, text } = await page(await withPages(), path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(text).toContain(`<title>${title} · Sandbox</title>`);
    expect(text).toContain('aria-current="page"');
    expect(text).not.toContain('[object');
    expect(text).not.toMatch(/<script(?![^>]*src=)|style="|\son\w+=/);
  },
);

test('an admin page has its style sheet and its script', async () => {
  const sandbox = await withPages();
  const sheet = await sandbox.fetch(requestTo('/__sandbox/admin.css'));
  expect([sheet.headers.get('content-type'), await sheet.text()]).toEqual([
    'text/css; charset=utf-8',
    files.css,
  ]);
  expect((await sandbox.fetch(requestTo('/__sandbox/admin.js'))).status).toBe(200);
});

test('an admin page is only JSON for a service without admin pages', async () => {
  const sandbox = await quietSandbox();
  const { response } = await page(sandbox);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect((await sandbox.fetch(requestTo('/__sandbox/admin.css'))).status).toBe(404);
});

const ask = (host: string, method: string) => {
  const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  const body = method === 'GET' ? null : new URLSearchParams({ advanceDays: '1' });
  return new Request(`http://${host}/service/__sandbox/${method === 'GET' ? 'mails' : 'clock'}`, {
    method,
    headers,
    body,
  });
};

test.each([
  ['rebound.example', 403],
  ['rebound.example:4300', 403],
  ['localhost.rebound.example', 403],
  ['127.0.0.1.rebound.example', 403],
  ['192.168.0.7', 403],
  ['localhost', 200],
  ['mens.localhost:4300', 200],
  ['127.0.0.1:4300', 200],
  ['[::1]:4300', 200],
])(
  'a host that is not this machine is rejected, even if it is its own origin: %s: %i',
  async (host, status) => {
    const sandbox = await quietSandbox();
    expect((await sandbox.fetch(ask(host, 'GET'))).status).toBe(status);
    expect((await sandbox.fetch(ask(host, 'POST'))).status).toBe(status);
  },
);

test.each([
  ['another origin', { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['another port', { origin: 'http://sandbox.localhost:81' }],
  ['a hidden origin', { origin: 'null' }],
  ['the same site', { 'sec-fetch-site': 'same-site' }],
])('rejects a request of another site from %s', async (_where, headers) => {
  const sandbox = await withPages();
  const before = sandbox.clock();
  expect((await sandbox.fetch(form('/clock', { advanceDays: '1' }, headers))).status).toBe(403);
  const fault = requestTo('/__sandbox/faults', 'PUT', { operation: '*', reset: true }, headers);
  expect((await sandbox.fetch(fault)).status).toBe(403);
  expect(sandbox.clock()).toBe(before);
  expect(sandbox.faults.list()).toEqual([]);
});

test('rejects a request of another site with a form that is too large', async () => {
  const sandbox = await withPages();
  expect((await sandbox.fetch(form('/clock', { advanceDays: '1'.repeat(70_000) }))).status).toBe(413);
});
