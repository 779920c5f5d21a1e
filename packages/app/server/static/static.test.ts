import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import type { ConfigFile } from '../../src/shell/config.ts';
import { EMPTY_CONFIG } from '../pageConfig.ts';
import { createAppServer } from '../serve.ts';
import { writeSites } from './writeSite.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const out = mkdtempSync(join(tmpdir(), 'sites-'));
const config: ConfigFile = {
  serviceUrl: 'https://api.test',
  cardProvider: 'stripe',
  brands: { one: ['one.example'] },
};
const tags = { tagManagerId: 'GTM-1' };
const brands = [
  { id: 'one', hosts: ['one.test'] },
  { id: 'two', hosts: ['two.test'] },
] as const;

const put = (path: string, text: string) => {
  mkdirSync(join(dist, path, '..'), { recursive: true });
  writeFileSync(join(dist, path), text);
};
const read = (path: string) => readFileSync(join(out, path), 'utf8');

/** Pages by brand; the content of a page is its name. */
const pages = {
  one: [
    '#entry',
    'login',
    'splash/entry',
    'splash/login',
    'splash/user.id',
    'splash/slug',
    'splash/staff',
    'splash/other',
  ],
  two: [
    'login',
    'splash/entry',
    'splash/login',
    'splash/user.id',
    'splash/slug',
    'splash/staff',
    'splash/other',
  ],
};
const splashes = [
  { path: '/user', page: 'splash/other.html', status: 404 },
  { path: '/', page: 'splash/entry.html', status: 200 },
  { path: '/login', page: 'splash/login.html', status: 200 },
  { path: '/new-password/:email?/:token', page: 'login.html', status: 200 },
  { path: '/user/:id', page: 'splash/user.id.html', status: 200 },
  { path: '/staff', page: 'splash/staff.html', status: 404, needs: 'testUsers' },
  { path: '/:slug', page: 'splash/slug.html', status: 200 },
  { path: '*', page: 'splash/other.html', status: 404 },
];

for (const [brand, names] of Object.entries(pages)) {
  put(`pages/${brand}/favicon.svg`, '<svg/>');
  for (const name of names)
    put(
      `pages/${brand}/${name}.html`,
      `<head>${EMPTY_CONFIG}</head><p>${brand} ${name.replace('staff', 'other')}</p>`,
    );
}
const hashes = Object.entries(pages).flatMap(([brand, names]) =>
  names.map((name) => [
    `${brand}/${name}.html`,
    { scripts: ["'sha256-every'"], styles: [`'sha256-${brand}-${name}'`], styleAttributes: [] },
  ]),
);
put('pages/csp.json', JSON.stringify(Object.fromEntries(hashes)));
put('pages/splashes.json', JSON.stringify(splashes));
put('pages/brands.json', JSON.stringify(brands));
put('client/assets/fetchConfig-1.js', 'fetchConfig()');
put('client/.vite/manifest.json', '{"src/shell/fetchConfig.ts": {"file": "assets/fetchConfig-1.js"}}');
put('client/third-party-notices.txt', 'Licenses');
await writeSites(dist, { ...config, tags }, out);
afterAll(() => {
  rmSync(dist, { recursive: true });
  rmSync(out, { recursive: true });
});

interface Served {
  readonly status: number;
  readonly content: string | undefined;
}

const contentOf = (html: string) => /<p>(.*)<\/p>/.exec(html)?.[1];
const found = (page: string): Served => ({ status: 200, content: contentOf(read(`one${page}`)) });
const missing = (): Served => ({ ...found('/404.html'), status: 404 });

/** First row of an nginx `map` that matches a value: exact rows come before regular expressions. */
function lookUp(name: string, value: string): string | undefined {
  const [, body = ''] =
    new RegExp(String.raw`^map [^\n]* \$${name} \{\n(.*?)^\}`, 'ms').exec(read('one.nginx.conf')) ?? [];
  const rows = [...body.matchAll(/^ {2}(?:"(.*)"|default) (.+);$/gm)].map(([, key, target = '']) => ({
    key,
    target,
  }));
  const exact = rows.find(({ key }) => key === value);
  const fitting = rows.find(({ key }) => key?.startsWith('~*') && new RegExp(key.slice(2), 'i').test(value));
  return (exact ?? fitting ?? rows.find(({ key }) => key === undefined))?.target.replaceAll('"', '');
}

function nginx({ pathname, searchParams }: URL): Served {
  const page = lookUp('one_page', `${pathname}?${searchParams.get('part') ?? ''}`);
  const file = page === '$one_splash' ? lookUp('one_splash', pathname) : page;
  return file ? found(file) : missing();
}

function cloudFront({ pathname, searchParams }: URL): Served {
  const context: { handler?: (event: unknown) => { uri: string } } = {};
  runInNewContext(read('one.cloudfront-function.js'), context);
  const part = searchParams.get('part');
  const querystring = part === null ? {} : { part: { value: part } };
  const uri = context.handler?.({ request: { uri: pathname, querystring } }).uri ?? '';
  return uri === '/404' ? missing() : found(uri);
}

function headersAndRedirects({ pathname, searchParams }: URL): Served {
  const rows = read('one/_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const fits = (pattern = '') => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
  const part = rows.find(([from, query]) => fits(from) && query === 'part=:part');
  if (part && searchParams.has('part')) return found(part[2] ?? '');
  // A file with the name of the path comes first.
  const own = pathname === '/' ? 'index' : pathname.slice(1);
  if (own === 'index' || pages.one.includes(own)) return found(`/${own}.html`);
  const row = rows.find(([from, page]) => fits(from) && page?.startsWith('/'));
  return row ? found(row[1] ?? '') : missing();
}

const at = (url: string) => new URL(url, 'http://one.example');

describe('static hosts respond like the page server', () => {
  const serve = createAppServer({ dist, brands, config });
  const urls = [
    '/',
    '/login',
    '/login?part=contact',
    '/user/ada',
    '/user',
    '/staff',
    '/new-password/token',
    '/new-password/a@b.co/token',
    '/no/such/page',
  ];
  const served = async (url: URL): Promise<Served> => {
    const response = await serve(new Request(url, { headers: { host: url.host } }));
    return { status: response.status, content: contentOf(await response.text()) };
  };

  test.each([...urls, '/spring-offer', '/USER/ada/'])('%s, by nginx and CloudFront', async (url) => {
    const expected = await served(at(url));
    expect(nginx(at(url))).toEqual(expected);
    expect(cloudFront(at(url))).toEqual(expected);
  });

  test.each(urls)('%s, by _redirects', async (url) => {
    expect(headersAndRedirects(at(url))).toEqual(await served(at(url)));
  });

  test('with the same headers, and a policy that allows the styles of all pages of the brand', async () => {
    const { headers } = await serve(new Request(at('/login'), { headers: { host: 'one.example' } }));
    const expected = new Map(
      [...headers].filter(
        ([name]) => !['etag', 'vary', 'content-type', 'content-length', 'cache-control'].includes(name),
      ),
    );
    expected.set(
      'content-security-policy',
      (expected.get('content-security-policy') ?? '').replace(
        "'sha256-one-login'",
        pages.one.map((name) => `'sha256-one-${name}'`).join(' '),
      ),
    );
    expect(expected.get('permissions-policy')).toContain('https://js.stripe.com');
    const [everyPage = ''] = read('one/_headers').split('\n/assets/*');
    expect(
      new Map([...everyPage.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name, value])),
    ).toEqual(expected);
    const conf = read('one.nginx.conf');
    const locations = conf.split('  location ').slice(1);
    expect(locations.length).toBeGreaterThan(3);
    for (const location of locations) {
      const added = new Map(
        [...location.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value = '']) => [
          name,
          value.replaceAll(String.raw`\"`, '"'),
        ]),
      );
      expect(added.delete('cache-control')).toBe(true);
      expect(added).toEqual(expected);
    }
    const policy = JSON.parse(read('one.cloudfront-headers.json'));
    expect(policy).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: expected.get('content-security-policy') },
        ReferrerPolicy: { ReferrerPolicy: expected.get('referrer-policy') },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
        ContentTypeOptions: { Override: true },
      },
    });
    const custom: readonly { Header: string; Value: string }[] = policy.CustomHeadersConfig.Items;
    for (const { Header, Value } of custom) expect(expected.get(Header)).toBe(Value);
    expect(custom.length + 4).toBe(expected.size);
  });
});

test('a site fetches its configuration, without the fields for the page server', () => {
  expect(JSON.parse(read('one/config.json'))).toEqual({ serviceUrl: 'https://api.test' });
  expect(read('one/login.html')).toContain('<link rel="preload" as="fetch" crossorigin href="/config.json">');
  expect(read('one/login.html')).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/fetchConfig-1.js">',
  );
  expect(read('one/login.html')).not.toContain(EMPTY_CONFIG);
});

test('a brand without an entry page has an index.html', () => {
  expect(contentOf(read('two/index.html'))).toBe('two splash/entry');
});
