import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandIcon, type Brand } from '../../ui/src/theme/defineBrand.ts';
import { brandOf } from './brandPage.ts';
import { fillTemplate } from './template.ts';

/** Vite's development server gives each host the page and favicon of its brand. */
export const devPages = (brands: readonly [Brand, ...Brand[]]): Plugin => ({
  name: 'patient:dev-pages',
  apply: 'serve',
  configureServer(server) {
    const template = join(server.config.root, 'index.html');
    server.middlewares.use('/favicon.svg', (request, response) => {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(brandIcon(brandOf(brands, request.headers.host)));
    });
    // Returned, so that it runs behind Vite's own middlewares: what they do not know is a page.
    return () =>
      server.middlewares.use((request, response, next) => {
        const { id, title, themeColor } = brandOf(brands, request.headers.host);
        const answer = async () => {
          const values = { brand: id, title, themeColor, lang: 'en' };
          const page = fillTemplate(await readFile(template, 'utf8'), values);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(request.url ?? '/', page));
        };
        // Connect knows no promises, so the error has to be handed over.
        // oxlint-disable-next-line promise/no-callback-in-promise
        answer().catch(next);
      });
  },
});
