import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'regexparam';
import type { ConfigFile } from '../../src/shell/config.ts';
import { contentSecurityPolicy, permissionsPolicy, type PageHashes } from '../csp.ts';
import { commonHeaders } from '../headers.ts';
import { pageName, type Splash } from '../pages.ts';
import { vendorsOf } from '../vendors.ts';

/** File of the paths of a pattern. */
export interface StaticRoute {
  /** Path pattern (wouter's syntax). */
  readonly path: string;
  readonly pattern: RegExp;
  /** Path of the file in the site, with `/`. */
  readonly page: string;
}

/** Description of one brand's site for static hosts. */
export interface StaticSite {
  /** Id of the brand. */
  readonly id: string;
  readonly hosts: readonly string[];
  /** Prerendered files by path, for URLs without `?part=`. */
  readonly prerendered: ReadonlyMap<string, string>;
  /** The first matching route applies. */
  readonly splashes: readonly StaticRoute[];
  /** One-segment patterns without a page, which would otherwise match as a slug. */
  readonly missing: readonly StaticRoute[];
  /** File of all other paths, with the status 404. */
  readonly missingPage: string;
  /** Headers of all responses. One policy for all pages, which allows the styles and scripts of each. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Pattern of the last row, which matches everything else. */
const EVERY_OTHER = '*';

const union = (all: readonly PageHashes[], kind: keyof PageHashes) => [
  ...new Set(all.flatMap((hashes) => hashes[kind])),
];

/** Name of a page's file in the site; on static hosts the entry page is `index.html`. */
export const siteName = (page: string): string => (page === pageName('/') ? 'index.html' : page);

const toRoute = ({ path, page }: Splash): StaticRoute => ({
  path,
  pattern: parse(path).pattern,
  page: `/${siteName(page)}`,
});

/** Describes the site of one brand, from the same files and rules as the page server (`serve.ts`). */
export function describeSite(
  dist: string,
  { id, hosts }: { readonly id: string; readonly hosts: readonly string[] },
  config: ConfigFile,
): StaticSite {
  const readJson = (name: string) => JSON.parse(readFileSync(join(dist, 'pages', name), 'utf8'));
  const hashes: Readonly<Record<string, PageHashes>> = readJson('csp.json');
  const own = Object.entries(hashes).filter(([name]) => name.startsWith(`${id}/`));
  const all = own.map(([, pageHashes]) => pageHashes);
  const names = readdirSync(join(dist, 'pages', id)).filter((name) => name.endsWith('.html'));
  const planned: readonly Splash[] = readJson('splashes.json');
  const isMissing = ({ status, needs }: Splash) =>
    status === 404 && !(needs !== undefined && config[needs] === true);
  const missing = planned.filter(isMissing).map(toRoute);
  const vendors = vendorsOf(config);
  return {
    id,
    hosts,
    prerendered: new Map(
      names.map((name) => [
        name === pageName('/') ? '/' : `/${name.slice(0, -'.html'.length)}`,
        `/${siteName(name)}`,
      ]),
    ),
    splashes: planned.filter((splash) => !isMissing(splash)).map(toRoute),
    missing: missing.filter(({ path }) => path !== EVERY_OTHER),
    missingPage: missing.find(({ path }) => path === EVERY_OTHER)?.page ?? '/404.html',
    headers: {
      ...commonHeaders,
      'permissions-policy': permissionsPolicy(vendors),
      'content-security-policy': contentSecurityPolicy(
        {
          scripts: union(all, 'scripts'),
          styles: union(all, 'styles'),
          styleAttributes: union(all, 'styleAttributes'),
        },
        vendors,
      ),
    },
  };
}
