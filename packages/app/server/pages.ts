import type { BrandPage } from './brandPage.ts';
import type { PageChunks } from './chunks.ts';
import { hashSource, type PageHashes } from './csp.ts';
import { fillTemplate } from './template.ts';

/** A page ready to be sent, with what its policy has to allow. */
export interface Page {
  readonly html: string;
  readonly hashes: PageHashes;
}

/** What a splash is painted for: no path, so that no route takes it for its own first paint. */
export const NO_PATH = '';

/** Which page the addresses of a route begin with, where they have no painting of their own. */
export interface Splash {
  /** Pattern of addresses (wouter's syntax). */
  readonly path: string;
  /** File in each brand's folder. */
  readonly page: string;
}

/** File of a painted path in its brand's folder. That of `/` has a # in its name, which no path has. */
export const pageName = (path: string): string => (path === '/' ? '#entry.html' : `${path.slice(1)}.html`);

/** File of a route's splash in its brand's folder; that of what is in no route is called `other`. */
export function splashName(pattern: string): string {
  if (pattern === '/') return 'splash/entry.html';
  const parts = pattern.split('/').map((part) => part.replace(/[^\w-]/g, ''));
  return `splash/${parts.filter(Boolean).join('.') || 'other'}.html`;
}

/** What `src/prerender.tsx` makes of one path in one brand. */
export interface Rendered {
  /** What stands in `#root`. */
  readonly html: string;
  readonly title: string;
  readonly lang: string;
}

const styleAttributes = (html: string) => [
  ...new Set([...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => hashSource(unescape(value)))),
];

const unescape = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Before the head ends: the scripts that the template does not name yet, and what else is said there. */
const intoHead = (html: string, template: string, { scripts }: PageChunks, others: string[]) => {
  const preloads = scripts
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace('</head>', () => `  ${[...preloads, ...others].join('\n    ')}\n  </head>`);
};

/**
 * A page that is painted before any script: its content and its styles stand in the HTML.
 * @param template index.html as Vite built it, with links to the entry's files.
 * @param chunks what the page imports. Scripts the template does not name yet are preloaded. Style sheets stay
 *   named but disabled: no browser fetches such a link, and Vite's import() takes the sheet as present.
 * @param css text of `chunks.styles`, in that order.
 */
export function paintedPage(
  template: string,
  brand: BrandPage,
  path: string,
  rendered: Rendered,
  chunks: PageChunks,
  css: string,
): Page {
  const inlined = chunks.styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
  const unstyled = template.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const values = {
    brand: brand.id,
    title: rendered.title,
    themeColor: brand.themeColor,
    lang: rendered.lang,
    painted: path,
  };
  const html = intoHead(fillTemplate(unstyled, values, rendered.html), template, chunks, [
    ...inlined,
    `<style>${css}</style>`,
  ]);
  return {
    html,
    hashes: { styles: [hashSource(css)], styleAttributes: styleAttributes(rendered.html) },
  };
}
