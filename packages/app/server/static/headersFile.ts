import { CACHE_FOREVER } from '../headers.ts';
import type { StaticSite } from './staticSite.ts';

/**
 * `_headers` file of hosts such as Netlify and Cloudflare Pages. No `cache-control` for pages: these hosts merge the headers
 * of all matching rules, and revalidate pages by default.
 */
export function headersFile({ headers }: StaticSite): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  cache-control: ${CACHE_FOREVER}`, ''].join('\n');
}

/** Variants of a pattern with and without its optional parts, which these hosts do not support. */
const variants = (path: string): readonly string[] => {
  const optional = /\/:\w+\?/.exec(path)?.[0];
  if (optional === undefined) return [path];
  return [
    ...variants(path.replace(optional, '')),
    ...variants(path.replace(optional, optional.slice(0, -1))),
  ];
};

/**
 * `_redirects` file of such hosts, which serve a file with the name of the path first. Slugs that are not prerendered have no
 * row, because the pattern would also match files on hosts that check redirects first; they get the 404 page, which shows them.
 */
export function redirectsFile({ splashes, prerendered }: StaticSite): string {
  const later = [...prerendered.keys()].flatMap((path) => {
    const splash = splashes.find(({ pattern }) => pattern.test(path));
    return splash ? [`${path} part=:part ${splash.page} 200`] : [];
  });
  const others = splashes
    .filter(({ path }) => path !== '/:slug' && !prerendered.has(path))
    .flatMap(({ path, page }) => variants(path).map((variant) => `${variant} ${page} 200`));
  return [...later, ...others, ''].join('\n');
}
