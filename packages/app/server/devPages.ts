import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandIcon, type Brand } from '../../ui/src/theme/defineBrand.ts';
import { brandOf, withHosts } from './brandHosts.ts';
import { withInlineScripts } from './inlineScripts.ts';
import { pageJson, withConfig } from './pageConfig.ts';
import { SANDBOX_CONFIG, findConfig } from './readConfigFile.ts';
import { TAG_PAGE_PATH, createTagPage } from './tagPage.ts';
import { fillTemplate } from './template.ts';

/** Vite plugin: the dev server serves the page and favicon of the host's brand, with the configuration in the page. */
export const devPages = (knownBrands: readonly [Brand, ...Brand[]]): Plugin => ({
  name: 'patient:dev-pages',
  apply: 'serve',
  configureServer(server) {
    const template = join(server.config.root, 'index.html');
    const config = findConfig(join(server.config.root, 'config.json')) ?? SANDBOX_CONFIG;
    const brands = withHosts(knownBrands, config.brands);
    server.middlewares.use(TAG_PAGE_PATH, (_request, response, next) => {
      const respond = async () => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end((await createTagPage()).html);
      };
      // oxlint-disable-next-line promise/no-callback-in-promise -- as below
      respond().catch(next);
    });
    server.middlewares.use('/favicon.svg', (request, response) => {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(brandIcon(brandOf(brands, request.headers.host)));
    });
    // A returned function runs after Vite's own middlewares.
    return () =>
      server.middlewares.use((request, response, next) => {
        const brand = brandOf(brands, request.headers.host);
        const respond = async () => {
          const values = { title: brand.title, description: brand.title, lang: 'en' };
          const html = await withInlineScripts(await readFile(template, 'utf8'));
          const page = fillTemplate(withConfig(html, pageJson(config)), brand, values);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(request.url ?? '/', page));
        };
        // Connect doesn't support promises.
        // oxlint-disable-next-line promise/no-callback-in-promise
        respond().catch(next);
      });
  },
});
