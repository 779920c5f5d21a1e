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

const none = { scripts: [], styles: [], styleAttributes: [] };
const script = `console.log(${JSON.stringify('some repeated text '.repeat(50))});`;
put('client/assets/index-1.js', script);
put('client/.vite/manifest.json', '{}');
put('client/third-party-notices.txt', 'Licenses');
put('pages/one/splash/other.html', '<p>One</p>');
put('pages/one/splash/user.id.html', '<p>One, a user</p>');
put('pages/one/splash/slug.html', '<p>One, a treatment</p>');
put('pages/one/login.html', '<p>One, sign-in</p>');
put('pages/one/splash/staff.html', '<script type="application/json" id="config">{}</script>');
put('pages/one/#entry.html', '<p>One, entry</p>');
put('pages/one/favicon.svg', '<svg id="one"/>');
put('pages/two/splash/other.html', '<p>Two</p>');
put('pages/two/splash/slug.html', '<p>Two, a treatment</p>');
put('pages/two/splash/user.id.html', '<p>Two, a user</p>');
put('pages/two/favicon.svg', '<svg id="two"/>');
put(
  'pages/splashes.json',
  JSON.stringify([
    { path: '/user/staff', page: 'splash/staff.html', status: 404, needs: 'testUsers' },
    { path: '/user/:id', page: 'splash/user.id.html', status: 200 },
    { path: '/:slug', page: 'splash/slug.html', status: 200 },
    { path: '*', page: 'splash/other.html', status: 404 },
  ]),
);
put(
  'pages/csp.json',
  JSON.stringify({
    'one/splash/other.html': none,
    'one/splash/user.id.html': none,
    'one/splash/slug.html': none,
    'one/splash/staff.html': none,
    'one/#entry.html': none,
    'one/login.html': {
      scripts: ["'sha256-script'"],
      styles: ["'sha256-style'"],
      styleAttributes: ["'sha256-attribute'"],
    },
    'two/splash/other.html': none,
    'two/splash/slug.html': none,
    'two/splash/user.id.html': none,
  }),
);
await compressFolder(dist);
afterAll(() => rmSync(dist, { recursive: true }));

const brands = [
  { id: 'one', hosts: ['one.test'] },
  { id: 'two', hosts: ['two.test', 'second.test'] },
] as const;
const serve = createAppServer({ dist, brands });

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(url, { headers: { host: new URL(url).host, ...headers }, method }));

describe('pages', () => {
  test.each([
    ['the splash of the brand of the host', 200, 'http://two.test:8080/user/one', '<p>Two, a user</p>'],
    ['the splash of the route', 200, 'http://two.test/user/subscriptions', '<p>Two, a user</p>'],
    ['another host of the brand', 200, 'http://second.test/hairloss', '<p>Two, a treatment</p>'],
    ['the first brand for an unknown host', 200, 'http://10.0.0.1:8080/user', '<p>One, a treatment</p>'],
    ['the prerendered entry page', 200, 'http://one.test/', '<p>One, entry</p>'],
    [
      'the splash for a path that encodes the entry page’s file name',
      200,
      'http://one.test/%23entry',
      '<p>One, a treatment</p>',
    ],
    ['a prerendered page', 200, 'http://one.test/login', '<p>One, sign-in</p>'],
    [
      'the splash for a later part of a prerendered page',
      200,
      'http://one.test/login?part=contact',
      '<p>One, a treatment</p>',
    ],
    [
      'the splash for a path that the brand does not prerender',
      200,
      'http://two.test/login',
      '<p>Two, a treatment</p>',
    ],
    ['the app for an unknown path of several segments', 404, 'http://one.test/no/such/page', '<p>One</p>'],
    [
      'the app for an unknown path that looks like a file',
      404,
      'http://one.test/new-password/a@b.co/x.y.js',
      '<p>One</p>',
    ],
    [
      'the splash for a path traversal attempt',
      200,
      'http://one.test/user/..%2f..%2fcsp.json',
      '<p>One, a user</p>',
    ],
  ])('pages: %s: %i', async (_, status, url, body) => {
    const response = await get(url);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(status === 404 ? 'no-store' : 'no-cache');
    expect(await response.text()).toBe(body);
  });

  test('respond with 404 even if the ETag matches', async () => {
    const response = await get('http://one.test/no/such/page', { 'if-none-match': '*' });
    expect(response.status).toBe(404);
  });

  test.each(['/no/such/page', '/assets/index-2.js', '/robots.txt'])(
    'pages do not store the 404 of %s',
    async (path) => {
      const response = await get(`http://one.test${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test('respond with 304 when the ETag matches', async () => {
    const etag = (await get('http://one.test/login')).headers.get('etag') ?? '';
    for (const header of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await get('http://one.test/login', { 'if-none-match': header });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await get('http://one.test/login', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('reject other methods than GET and HEAD', async () => {
    expect((await get('http://one.test/login', {}, 'POST')).status).toBe(405);
    const head = await get('http://one.test/login', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('files', () => {
  test('files include the favicon of the brand', async () => {
    expect(await (await get('http://two.test/favicon.svg')).text()).toBe('<svg id="two"/>');
  });

  test('files include the third-party notices', async () => {
    const response = await get('http://one.test/third-party-notices.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe('Licenses');
  });

  test.each([
    'http://one.test/assets/index-2.js',
    'http://one.test/assets/..%2f.vite%2fmanifest.json',
    'http://one.test/assets/index-1.js.br',
    'http://one.test/robots.txt',
    'http://one.test/favicon.ico',
    'http://one.test/csp.json',
  ])('files: %s is not found', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('files with a hash in the name are cached as immutable', async () => {
    const response = await get('http://one.test/assets/index-1.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(script);
  });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['deflate', null, (body: Uint8Array) => body],
  ])('files are encoded for Accept-Encoding: %s', async (accepted, encoding, decode) => {
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
  test('privacy 13: forbid inline scripts, eval, framing, and foreign bases and forms', async () => {
    for (const url of ['http://one.test/login', 'http://one.test/user/profile']) {
      const policy = await policyOf(url);
      expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
      expect(policy.get('script-src')).not.toContain("'unsafe-eval'");
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'self'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
    }
  });

  test('allow inline scripts and styles by hash, only on their own page', async () => {
    const prerendered = await policyOf('http://one.test/login');
    expect(prerendered.get('script-src')).toContain("'sha256-script'");
    expect(prerendered.get('style-src')).toContain("'sha256-style'");
    expect(prerendered.get('style-src-attr')).toEqual(["'unsafe-hashes'", "'sha256-attribute'"]);
    const splash = await policyOf('http://one.test/user/profile');
    expect(splash.get('script-src')).toEqual(["'self'"]);
    expect(splash.get('style-src')).not.toContain("'sha256-style'");
    expect(splash.get('style-src-attr')).toEqual(["'none'"]);
  });

  // Each of these pages leads to the photo step without a reload, so that its policy applies there.
  test.each([
    '/',
    '/login',
    '/hairloss',
    '/steps',
    '/Steps',
    '/steps/',
    '/%73teps',
    '/user/one',
    '/no/such/page',
  ])('privacy 5, privacy 13: allow the camera on %s, for the own host only', async (path) => {
    const { headers } = await get(`http://one.test${path}`);
    expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(), geolocation=(), usb=()');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a configuration', () => {
  const configured = createAppServer({
    dist,
    brands,
    config: {
      serviceUrl: 'https://api.test',
      addressKey: '</script><p>',
      pictureHosts: ['https://pictures.test'],
      testUsers: true,
      brands: { two: ['Two.example'] },
    },
  });
  const request = (url: string, headers: Record<string, string> = {}) =>
    configured(new Request(url, { headers: { host: new URL(url).host, ...headers } }));

  test('a configuration is in the page, in every encoding, and escaped', async () => {
    const plain = await (await request('http://one.test/user/staff')).text();
    const [, json = ''] =
      /^<script type="application\/json" id="config">([^<]*)<\/script>$/.exec(plain) ?? [];
    expect(JSON.parse(json)).toEqual({
      serviceUrl: 'https://api.test',
      addressKey: '</script><p>',
      testUsers: true,
    });
    const response = await request('http://one.test/user/staff', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(String(brotliDecompressSync(new Uint8Array(await response.arrayBuffer())))).toBe(plain);
  });

  test('a configuration determines the policy of the page and its ETag', async () => {
    const { headers } = await request('http://one.test/user/staff');
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.test wss://api.test;",
    );
    expect(headers.get('content-security-policy')).toContain('https://pictures.test;');
    expect(headers.get('etag')).not.toBe((await get('http://one.test/user/staff')).headers.get('etag'));
  });

  test('a configuration enables the page that needs it', async () => {
    expect((await request('http://one.test/user/staff')).status).toBe(200);
    expect((await get('http://one.test/user/staff')).status).toBe(404);
  });

  test('a configuration replaces the hosts of a brand', async () => {
    for (const [host, id] of [
      ['two.example', 'two'],
      ['two.test', 'one'],
      ['one.test', 'one'],
    ])
      expect(await (await request(`http://${host}/favicon.svg`)).text()).toBe(`<svg id="${id}"/>`);
  });

  test.each([
    [{ three: ['three.test'] }, 'brands.three is unknown; the brands are one, two'],
    [{ two: ['ONE.test'] }, 'brands lists one.test twice'],
  ])('a configuration: %j is rejected', (hosts, problem) => {
    expect(() => createAppServer({ dist, brands, config: { brands: hosts } })).toThrow(problem);
  });
});
