import { CACHE_FOREVER } from '../headers.ts';
import type { StaticSite } from './staticSite.ts';

/**
 * `_headers` of hosts such as Netlify and Cloudflare Pages. Pages have no `cache-control` of ours: these hosts join the headers
 * of all rules that fit, and revalidate pages by themselves.
 */
export function headersFile({ headers }: StaticSite): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  cache-control: ${CACHE_FOREVER}`, ''].join('\n');
}

/** Addresses of a pattern with and without its optional parts, as these hosts know none. */
const variants = (path: string): readonly string[] => {
  const optional = /\/:\w+\?/.exec(path)?.[0];
  if (optional === undefined) return [path];
  return [
    ...variants(path.replace(optional, '')),
    ...variants(path.replace(optional, optional.slice(0, -1))),
  ];
};

/**
 * `_redirects` of such hosts, which answer with a page of the address's own name first. A slug that is not prerendered is missing:
 * its pattern would also fit files, on hosts that look here first. It gets the page of missing addresses, which shows it.
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
