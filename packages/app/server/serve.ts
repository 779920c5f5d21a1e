import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { parse } from 'regexparam';
import { brandOf } from './brandPage.ts';
import { contentSecurityPolicy, type AllowedVendors, type PageHashes } from './csp.ts';
import { chooseBody, readFiles, type ServedFile } from './files.ts';
import { commonHeaders, permissionsPolicy } from './headers.ts';
import { pageName, type Splash } from './pages.ts';

export interface AppServerOptions extends AllowedVendors {
  /** Output folder of the build. */
  readonly dist: string;
  /** Brands in the build. Unknown hosts get the first one. */
  readonly brands: readonly [AppServerBrand, ...AppServerBrand[]];
}

export interface AppServerBrand {
  readonly id: string;
  /** Host names of this brand, without port. */
  readonly hosts: readonly string[];
}

const YEAR_SECONDS = 31_536_000;
const CACHE_FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;
const REVALIDATE = 'no-cache';

/** Files that browsers and crawlers request by convention; the app has none of them. */
const isConventionalFile = (path: string) =>
  /^\/[^/]+\.(?:ico|png|txt|xml|json|js|css|map|webmanifest)$/.test(path);

const send = (context: Context, file: ServedFile, headers: Readonly<Record<string, string>>) => {
  const [encoding, body] = chooseBody(file, context.req.header('accept-encoding'));
  // Weak, because the encodings of a file share its ETag.
  const etag = `W/${file.etag}`;
  const allHeaders = { ...headers, etag, vary: 'accept-encoding', 'content-type': file.type };
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, allHeaders);
  return context.body(
    body,
    200,
    encoding === 'identity' ? allHeaders : { ...allHeaders, 'content-encoding': encoding },
  );
};

/**
 * Serves the built app: pages of the host's brand, hashed files and security headers.
 * @throws Error when `dist` contains no build.
 */
export function createAppServer({
  dist,
  brands,
  ...vendors
}: AppServerOptions): (request: Request) => Promise<Response> {
  const assets = readFiles(join(dist, 'client'));
  const pages = readFiles(join(dist, 'pages'));
  const hashes: Readonly<Record<string, PageHashes>> = JSON.parse(
    readFileSync(join(dist, 'pages', 'csp.json'), 'utf8'),
  );
  const policies = new Map(
    Object.entries(hashes).map(([name, pageHashes]) => [name, contentSecurityPolicy(pageHashes, vendors)]),
  );

  const splashes: readonly Splash[] = JSON.parse(readFileSync(join(dist, 'pages', 'splashes.json'), 'utf8'));
  const patterns = splashes.map(({ path, page }) => ({ pattern: parse(path).pattern, page }));
  const findSplash = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.page;

  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value);
  });

  app.get('/assets/*', (context) => {
    const file = assets.get(context.req.path.slice(1));
    return file ? send(context, file, { 'cache-control': CACHE_FOREVER }) : context.notFound();
  });

  app.get('*', (context) => {
    const { path } = context.req;
    const brand = brandOf(brands, context.req.header('host') ?? new URL(context.req.url).host).id;
    const icon = path === '/favicon.svg' ? pages.get(`${brand}/favicon.svg`) : undefined;
    if (icon) return send(context, icon, { 'cache-control': REVALIDATE });
    if (isConventionalFile(path)) return context.notFound();

    const prerendered = `${brand}/${pageName(path)}`;
    // Prerendered pages show their first part, which must not flash for a patient on a later one.
    const isFirstPart = context.req.query('part') === undefined;
    const name = isFirstPart && policies.has(prerendered) ? prerendered : `${brand}/${findSplash(path)}`;
    const page = pages.get(name);
    const policy = policies.get(name);
    if (!page || !policy) return context.notFound();
    return send(context, page, {
      'cache-control': REVALIDATE,
      'content-security-policy': policy,
      'permissions-policy': permissionsPolicy(path),
    });
  });

  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));

  return async (request) => app.fetch(request);
}
