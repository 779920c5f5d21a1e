import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';
import { createAppServer } from './serve.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const put = (path: string, text: string) => {
  mkdirSync(join(dist, path, '..'), { recursive: true });
  writeFileSync(join(dist, path), text);
};

const none = { styles: [], styleAttributes: [] };
const script = `console.log(${JSON.stringify('some repeated text '.repeat(50))});`;
put('client/assets/index-1.js', script);
put('client/.vite/manifest.json', '{}');
put('pages/one/splash/other.html', '<p>One</p>');
put('pages/one/splash/user.id.html', '<p>One, a user</p>');
put('pages/one/login.html', '<p>One, sign-in</p>');
put('pages/one/#entry.html', '<p>One, entry</p>');
put('pages/one/favicon.svg', '<svg id="one"/>');
put('pages/two/splash/other.html', '<p>Two</p>');
put('pages/two/splash/user.id.html', '<p>Two, a user</p>');
put('pages/two/favicon.svg', '<svg id="two"/>');
put(
  'pages/splashes.json',
  JSON.stringify([
    { path: '/user/:id', page: 'splash/user.id.html' },
    { path: '*', page: 'splash/other.html' },
  ]),
);
put(
  'pages/csp.json',
  JSON.stringify({
    'one/splash/other.html': none,
    'one/splash/user.id.html': none,
    'one/#entry.html': none,
    'one/login.html': { styles: ["'sha256-style'"], styleAttributes: ["'sha256-attribute'"] },
    'two/splash/other.html': none,
    'two/splash/user.id.html': none,
  }),
);
await compressFolder(dist);
afterAll(() => rmSync(dist, { recursive: true }));

const serve = createAppServer({
  dist,
  brands: [
    { id: 'one', hosts: ['one.test'] },
    { id: 'two', hosts: ['two.test', 'second.test'] },
  ],
});

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(url, { headers: { host: new URL(url).host, ...headers }, method }));

describe('pages', () => {
  test.each([
    ['the splash of the brand of the host', 'http://two.test:8080/user/subscriptions/one', '<p>Two</p>'],
    ['the splash of the route', 'http://two.test/user/subscriptions', '<p>Two, a user</p>'],
    ['another host of the brand', 'http://second.test/', '<p>Two</p>'],
    ['the first brand for an unknown host', 'http://10.0.0.1:8080/user', '<p>One</p>'],
    ['the prerendered entry page', 'http://one.test/', '<p>One, entry</p>'],
    [
      'the splash for a path that encodes the entry page’s file name',
      'http://one.test/%23entry',
      '<p>One</p>',
    ],
    ['a prerendered page', 'http://one.test/login', '<p>One, sign-in</p>'],
    ['the splash for a later part of a prerendered page', 'http://one.test/login?part=contact', '<p>One</p>'],
    ['the splash for a path that the brand does not prerender', 'http://two.test/login', '<p>Two</p>'],
    ['the splash for a token with dots', 'http://one.test/new-password/a@b.co/x.y.js', '<p>One</p>'],
    ['the splash for an unknown path', 'http://one.test/no/such/page', '<p>One</p>'],
    [
      'the splash for a path traversal attempt',
      'http://one.test/user/..%2f..%2fcsp.json',
      '<p>One, a user</p>',
    ],
  ])('%s', async (_, url, body) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(body);
  });

  test('answer 304 when the ETag matches', async () => {
    const etag = (await get('http://one.test/login')).headers.get('etag') ?? '';
    const again = await get('http://one.test/login', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('reject other methods than GET and HEAD', async () => {
    expect((await get('http://one.test/login', {}, 'POST')).status).toBe(405);
    const head = await get('http://one.test/login', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('files', () => {
  test('include the favicon of the brand', async () => {
    expect(await (await get('http://two.test/favicon.svg')).text()).toBe('<svg id="two"/>');
  });

  test.each([
    'http://one.test/assets/index-2.js',
    'http://one.test/assets/..%2f.vite%2fmanifest.json',
    'http://one.test/assets/index-1.js.br',
    'http://one.test/robots.txt',
    'http://one.test/favicon.ico',
    'http://one.test/csp.json',
  ])('%s is not found', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('with a hash in the name are cached as immutable', async () => {
    const response = await get('http://one.test/assets/index-1.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(script);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['deflate', null, (body: Uint8Array) => body],
  ])('are encoded for Accept-Encoding: %s', async (accepted, encoding, decode) => {
    const response = await get('http://one.test/assets/index-1.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(String(Buffer.from(decode(new Uint8Array(await response.arrayBuffer()))))).toBe(script);
  });
});

const policyOf = async (url: string) => {
  const header = (await get(url)).headers.get('content-security-policy') ?? '';
  return new Map(
    header.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );
};

describe('headers', () => {
  test('forbid inline scripts, eval, framing, and foreign bases and forms', async () => {
    for (const url of ['http://one.test/login', 'http://one.test/user/profile']) {
      const policy = await policyOf(url);
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'self'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
    }
  });

  test('allow inline styles by hash, only on their own page', async () => {
    const prerendered = await policyOf('http://one.test/login');
    expect(prerendered.get('style-src')).toContain("'sha256-style'");
    expect(prerendered.get('style-src-attr')).toEqual(["'unsafe-hashes'", "'sha256-attribute'"]);
    const splash = await policyOf('http://one.test/user/profile');
    expect(splash.get('style-src')).not.toContain("'sha256-style'");
    expect(splash.get('style-src-attr')).toEqual(["'none'"]);
  });

  test.each([
    ['/login', 'camera=()'],
    ['/stepsister', 'camera=()'],
    ['/steps', 'camera=(self)'],
  ])('limit the camera on %s to %s', async (path, camera) => {
    const { headers } = await get(`http://one.test${path}`);
    expect(headers.get('permissions-policy')?.split(', ')).toContain(camera);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
