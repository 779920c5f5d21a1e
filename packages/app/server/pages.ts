import type { Brand } from '../../ui/src/theme/defineBrand.ts';
import { pressableStyle } from '../../ui/src/theme/pressableStyle.ts';
import type { PageChunks } from './chunks.ts';
import { hashSource, type PageHashes } from './csp.ts';
import { fillTemplate } from './template.ts';

/** HTML page with its CSP hashes. */
export interface Page {
  readonly html: string;
  readonly hashes: PageHashes;
}

/** Path of a splash: empty, so that no route hydrates it. */
export const NO_PATH = '';

/** Splash of a route, for paths that are not prerendered. */
export interface Splash {
  /** Path pattern (wouter's syntax). */
  readonly path: string;
  /** File name in each brand's folder. */
  readonly page: string;
  /** 404 for paths that show no page. */
  readonly status: 200 | 404;
  /** Setting that makes the status 200. */
  readonly needs?: 'testUsers';
}

/** File name of a prerendered path. The one for `/` contains `#`, which no path can contain. */
export const pageName = (path: string): string => (path === '/' ? '#entry.html' : `${path.slice(1)}.html`);

/** File name of a route's splash; `other` for unknown paths. */
export function splashName(pattern: string): string {
  if (pattern === '/') return 'splash/entry.html';
  const parts = pattern.split('/').map((part) => part.replace(/[^\w-]/g, ''));
  return `splash/${parts.filter(Boolean).join('.') || 'other'}.html`;
}

/** Initial content of a page. */
export interface PageStart {
  /** Path of its prerendered content; {@link NO_PATH} for a splash. */
  readonly path: string;
  /** Requests that the document starts before its scripts have loaded. */
  readonly firstCalls?: readonly string[];
}

/** Output of `src/prerender.tsx`. */
export interface Rendered {
  /** Content of `#root`. */
  readonly html: string;
  readonly title: string;
  /** Description for search results and link previews. */
  readonly description: string;
  readonly lang: string;
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashSource(text));

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

/** Appends preloads of scripts that the template lacks, and other tags, to the head. */
const appendToHead = (html: string, template: string, { scripts }: PageChunks, tags: string[]) => {
  const preloads = scripts
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace('</head>', () => `  ${[...preloads, ...tags].join('\n    ')}\n  </head>`);
};

/**
 * Creates a page with its content and styles in the HTML.
 * @param template index.html as built by Vite
 * @param chunks files that the page imports. Style sheets become disabled links: browsers don't fetch them, and Vite's
 *   import() treats them as loaded.
 * @param css text of `chunks.styles`, in the same order
 */
export function createPage(
  template: string,
  brand: Brand,
  { path, firstCalls = [] }: PageStart,
  rendered: Rendered,
  chunks: PageChunks,
  css: string,
): Page {
  const disabledLinks = chunks.styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
  const templateWithoutStyles = template.replace(/\s*<link rel="stylesheet"[^>]*>/g, '');
  const values = {
    title: rendered.title,
    description: rendered.description,
    lang: rendered.lang,
    prerendered: path,
    firstCalls: firstCalls.join(' '),
  };
  const html = appendToHead(
    fillTemplate(templateWithoutStyles, brand, values, rendered.html),
    template,
    chunks,
    [
      ...disabledLinks,
      // First, so that later styles override it.
      `<style id="${pressableStyle.id}">${pressableStyle.css}</style>`,
      `<style>${css}</style>`,
    ],
  );
  return {
    html,
    hashes: {
      scripts: inlineScripts(template),
      styles: [hashSource(css)],
      styleAttributes: styleAttributes(rendered.html),
    },
  };
}
