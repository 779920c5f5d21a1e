import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { parse } from 'regexparam';
import type { ConfigFile } from '../src/shell/config.ts';
import { brandOf, withHosts } from './brandHosts.ts';
import { matchesEtag } from './conditional.ts';
import { contentSecurityPolicy, permissionsPolicy, tagPagePolicy, type PageHashes } from './csp.ts';
import { changeText, chooseBody, readFiles, type ServedFile } from './files.ts';
import { CACHE_FOREVER, NO_STORE, REVALIDATE, commonHeaders } from './headers.ts';
import { NOTICES_FILE } from './notices.ts';
import { pageJson, withConfig } from './pageConfig.ts';
import { pageName, type Splash } from './pages.ts';
import { TAG_PAGE_FILE, TAG_PAGE_PATH } from './tagPage.ts';
import { vendorsOf } from './vendors.ts';

export interface AppServerOptions {
  /** Output folder of the build. */
  readonly dist: string;
  /** Brands in the build. Unknown hosts get the first one. */
  readonly brands: readonly [AppServerBrand, ...AppServerBrand[]];
  /** @default the sandbox on the page's own host */
  readonly config?: ConfigFile | undefined;
}

export interface AppServerBrand {
  readonly id: string;
  /** Default host names of this brand, without port. */
  readonly hosts: readonly string[];
}

/** Whether a path is a file that browsers and crawlers request by convention; the app has none. */
const isConventionalFile = (path: string) =>
  /^\/[^/]+\.(?:ico|png|txt|xml|json|js|css|map|webmanifest)$/.test(path);

const send = (
  context: Context,
  file: ServedFile,
  headers: Readonly<Record<string, string>>,
  status: 200 | 404 = 200,
) => {
  const [encoding, body] = chooseBody(file, context.req.header('accept-encoding'));
  // Weak, because the encodings of a file share its ETag.
  const etag = `W/${file.etag}`;
  const allHeaders = { ...headers, etag, vary: 'accept-encoding', 'content-type': file.type };
  if (status === 200 && matchesEtag(context.req.header('if-none-match'), etag))
    return context.body(null, 304, allHeaders);
  return context.body(
    body,
    status,
    encoding === 'identity' ? allHeaders : { ...allHeaders, 'content-encoding': encoding },
  );
};

/**
 * Serves the built app: pages of the host's brand, hashed files and security headers.
 * @throws Error if `dist` contains no build, ConfigError for a configuration that doesn't match it.
 */
export function createAppServer({
  dist,
  brands: knownBrands,
  config = {},
}: AppServerOptions): (request: Request) => Promise<Response> {
  const brands = withHosts(knownBrands, config.brands);
  const assets = readFiles(join(dist, 'client'));
  const pages = readFiles(join(dist, 'pages'));
  const readJson = (name: string) => JSON.parse(readFileSync(join(dist, 'pages', name), 'utf8'));
  const hashes: Readonly<Record<string, PageHashes>> = readJson('csp.json');
  const vendors = vendorsOf(config);
  const policies = new Map(
    Object.entries(hashes).map(([name, pageHashes]) => [name, contentSecurityPolicy(pageHashes, vendors)]),
  );

  const json = pageJson(config);
  const configured = new Map<string, Promise<ServedFile>>();
  /** Page with the configuration, created on the first request. */
  const findPage = (name: string): ServedFile | Promise<ServedFile> | undefined => {
    const page = pages.get(name);
    // The built page already has an empty configuration, and compressed copies.
    if (!page || json === '{}') return page;
    const created = configured.get(name) ?? changeText(page, (html) => withConfig(html, json));
    configured.set(name, created);
    return created;
  };

  const splashes: readonly Splash[] = readJson('splashes.json');
  const patterns = splashes.map((splash) => ({ ...splash, pattern: parse(splash.path).pattern }));
  const findSplash = (path: string) => patterns.find(({ pattern }) => pattern.test(path));

  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value);
    if (context.res.status === 404) context.header('cache-control', NO_STORE);
  });

  app.get('/assets/*', (context) => {
    const file = assets.get(context.req.path.slice(1));
    return file ? send(context, file, { 'cache-control': CACHE_FOREVER }) : context.notFound();
  });

  app.get('*', async (context) => {
    const { path } = context.req;
    const brand = brandOf(brands, context.req.header('host') ?? new URL(context.req.url).host).id;
    const icon = path === '/favicon.svg' ? pages.get(`${brand}/favicon.svg`) : undefined;
    if (icon) return send(context, icon, { 'cache-control': REVALIDATE });
    const notices = path === `/${NOTICES_FILE}` ? assets.get(NOTICES_FILE) : undefined;
    if (notices) return send(context, notices, { 'cache-control': REVALIDATE });
    if (isConventionalFile(path)) return context.notFound();

    if (path === TAG_PAGE_PATH) {
      const page = pages.get(TAG_PAGE_FILE);
      const { scripts } = hashes[TAG_PAGE_FILE] ?? {};
      if (!page || !scripts || !vendors.tags) return context.notFound();
      const policy = tagPagePolicy(scripts, vendors.tags);
      return send(context, page, { 'cache-control': REVALIDATE, 'content-security-policy': policy });
    }

    const prerendered = `${brand}/${pageName(path)}`;
    // Prerendered pages show their first part, which must not appear briefly on a later one.
    const isFirstPart = context.req.query('part') === undefined;
    const isPrerendered = isFirstPart && policies.has(prerendered);
    const splash = isPrerendered ? undefined : findSplash(path);
    const name = isPrerendered ? prerendered : `${brand}/${splash?.page}`;
    const page = await findPage(name);
    const policy = policies.get(name);
    if (!page || !policy) return context.notFound();
    const headers = {
      'cache-control': REVALIDATE,
      'content-security-policy': policy,
      'permissions-policy': permissionsPolicy(vendors),
    };
    const isEnabled = splash?.needs !== undefined && config[splash.needs] === true;
    return send(context, page, headers, isEnabled ? 200 : splash?.status);
  });

  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));

  return async (request) => app.fetch(request);
}
