import { CACHE_FOREVER, REVALIDATE } from '../headers.ts';
import type { StaticSite } from './staticSite.ts';

const quote = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`;

/** Lines of an nginx block, indented. */
const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** Repeated in every block, because nginx does not inherit headers in a block that adds its own. */
const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

/** Regular expression of a route in nginx syntax, case-insensitive like in the app. */
const expression = ({ source }: RegExp) => `~*${source.replaceAll(String.raw`\/`, '/')}`;

/** nginx configuration of one brand's site, for the `http` block. */
export function nginxConfig(site: StaticSite): string {
  const [pages, splashes] = [`$${site.id}_page`, `$${site.id}_splash`];
  const location = (path: string, cacheControl: string, lines: readonly string[] = []) =>
    block(`location ${path}`, [...headerLines({ ...site.headers, 'cache-control': cacheControl }), ...lines]);
  return [
    `# ${site.id}: made by \`static\` from the configuration; see docs/operations.md`,
    // With the `part` parameter, because later parts of a page are not prerendered.
    ...block(`map "$uri?$arg_part" ${pages}`, [
      `default ${splashes};`,
      ...[...site.prerendered].map(([path, page]) => `${quote(`${path}?`)} ${quote(page)};`),
    ]),
    ...block(`map $uri ${splashes}`, [
      'default "";',
      ...site.missing.map(({ pattern }) => `${quote(expression(pattern))} "";`),
      ...site.splashes.map(({ pattern, page }) => `${quote(expression(pattern))} ${quote(page)};`),
    ]),
    ...block('server', [
      'listen 8080;',
      `server_name ${site.hosts.join(' ')};`,
      `root /usr/share/nginx/html/${site.id};`,
      'charset utf-8;',
      'charset_types text/css text/javascript application/javascript text/plain;',
      'gzip_static on;',
      'error_page 404 @missing;',
      ...location('/assets/', CACHE_FOREVER, ['try_files $uri =404;']),
      ...location('~ "^/(config\\.json|favicon\\.svg|third-party-notices\\.txt)$"', REVALIDATE),
      ...location('/', REVALIDATE, [`if (${pages} = "") { return 404; }`, `rewrite ^ ${pages} break;`]),
      ...location('@missing', REVALIDATE, [`rewrite ^ ${site.missingPage} break;`]),
    ]),
    '',
  ].join('\n');
}
