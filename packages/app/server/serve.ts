import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { parse } from 'regexparam';
import { brandOf } from './brandPage.ts';
import { contentSecurityPolicy, type Neighbours, type PageHashes } from './csp.ts';
import { chooseBody, readFiles, type ServedFile } from './files.ts';
import { commonHeaders, permissionsPolicy } from './headers.ts';
import { pageName, type Splash } from './pages.ts';

/** What {@link createAppServer} serves. */
export interface AppServerOptions extends Neighbours {
  /** The folder `build` wrote. */
  readonly dist: string;
  /** The brands whose folders it holds, the one for unknown hosts first. */
  readonly brands: readonly [AppServerBrand, ...AppServerBrand[]];
}

/** A brand, as far as the server tells them apart. */
export interface AppServerBrand {
  readonly id: string;
  /** Host names that show this brand, without port. */
  readonly hosts: readonly string[];
}

const YEAR_SECONDS = 31_536_000;
const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;
const ASK_FIRST = 'no-cache';

/** Files browsers and crawlers ask for by habit; none of them is a page. */
const isHabit = (path: string) => /^\/[^/]+\.(?:ico|png|txt|xml|json|js|css|map|webmanifest)$/.test(path);

const send = (context: Context, file: ServedFile, headers: Readonly<Record<string, string>>) => {
  const [encoding, body] = chooseBody(file, context.req.header('accept-encoding'));
  // Weak: the same file in another encoding is another body.
  const etag = `W/${file.etag}`;
  const all = { ...headers, etag, vary: 'accept-encoding', 'content-type': file.type };
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, all);
  return context.body(body, 200, encoding === 'identity' ? all : { ...all, 'content-encoding': encoding });
};

/**
 * Answers for the built app: the brand's pages by host, hashed files for good, and the headers that keep both safe.
 * @throws Error when `dist` holds no build.
 */
export function createAppServer({
  dist,
  brands,
  ...neighbours
}: AppServerOptions): (request: Request) => Promise<Response> {
  const assets = readFiles(join(dist, 'client'));
  const pages = readFiles(join(dist, 'pages'));
  const hashes: Readonly<Record<string, PageHashes>> = JSON.parse(
    readFileSync(join(dist, 'pages', 'csp.json'), 'utf8'),
  );
  const policies = new Map(
    Object.entries(hashes).map(([name, allowed]) => [name, contentSecurityPolicy(allowed, neighbours)]),
  );

  const splashes: readonly Splash[] = JSON.parse(readFileSync(join(dist, 'pages', 'splashes.json'), 'utf8'));
  const patterns = splashes.map(({ path, page }) => ({ pattern: parse(path).pattern, page }));
  const splashOf = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.page;

  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value);
  });

  app.get('/assets/*', (context) => {
    const file = assets.get(context.req.path.slice(1));
    return file ? send(context, file, { 'cache-control': FOREVER }) : context.notFound();
  });

  app.get('*', (context) => {
    const { path } = context.req;
    const brand = brandOf(brands, context.req.header('host') ?? new URL(context.req.url).host).id;
    const icon = path === '/favicon.svg' ? pages.get(`${brand}/favicon.svg`) : undefined;
    if (icon) return send(context, icon, { 'cache-control': ASK_FIRST });
    if (isHabit(path)) return context.notFound();

    const painted = `${brand}/${pageName(path)}`;
    // Painted is how a page begins: nobody who was further on is shown the beginning, not even for a moment.
    const isBeginning = context.req.query('part') === undefined;
    const name = isBeginning && policies.has(painted) ? painted : `${brand}/${splashOf(path)}`;
    const page = pages.get(name);
    const policy = policies.get(name);
    if (!page || !policy) return context.notFound();
    return send(context, page, {
      'cache-control': ASK_FIRST,
      'content-security-policy': policy,
      'permissions-policy': permissionsPolicy(path),
    });
  });

  app.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD' }));

  return async (request) => app.fetch(request);
}
