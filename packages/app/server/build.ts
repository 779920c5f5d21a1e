/**
 * Builds the app: `dist/client` (hashed files), `dist/pages/<brand>` (one HTML file per prerendered path, one splash per
 * route, the favicon), `dist/pages/splashes.json` (route to splash), `dist/pages/csp.json` (CSP hashes per page) and
 * `dist/pages/brands.json` (hosts per brand), with compressed copies, and `dist/server.js` (the bundled page server). An
 * argument replaces `dist` as the output folder. The build does not depend on where the app will run
 * (docs/decisions/0031).
 */
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify } from 'vite';
import { brandIcon, type Brand } from '../../ui/src/theme/defineBrand.ts';
import type * as Prerender from '../src/prerender.tsx';
import { brandCss } from './brandCss.ts';
import { chunksIn, nameSharedChunks } from './chunkNames.ts';
import { chunksOf, withAllSources, type Manifest } from './chunks.ts';
import { compressFolder } from './compress.ts';
import type { PageHashes } from './csp.ts';
import { withInlineScripts } from './inlineScripts.ts';
import type { AppServerBrand } from './serve.ts';
import { NOTICES_FILE, fontNotices } from './notices.ts';
import { TAG_PAGE_FILE, createTagPage } from './tagPage.ts';
import {
  NO_PATH,
  createPage,
  pageName,
  splashName,
  type Page,
  type PageStart,
  type Rendered,
  type Splash,
} from './pages.ts';

// Selects React's production build in the prerender bundle imported below.
process.env['NODE_ENV'] = 'production';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
// Keeps the previous build in place until this one is complete.
const staging = join(root, '.cache', `build-${process.pid}`);
const client = join(staging, 'client');
const pages = join(staging, 'pages');
const server = join(staging, 'server');
const configFile = join(root, 'vite.config.ts');
const entry = 'index.html';

const names = await nameSharedChunks(root, configFile);
const built = await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: client,
    rolldownOptions: {
      output: {
        // 36 bits distinguish the versions of a file. Short, because pages list a hundred files and hashes do not compress.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [{ name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
await build({
  configFile,
  logLevel: 'warn',
  // Bundles all packages, as Vite must compile their .css.ts files.
  ssr: { noExternal: true },
  build: { ssr: 'src/prerender.tsx', outDir: server, manifest: false },
});

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'server/main.ts',
    outDir: staging,
    emptyOutDir: false,
    license: { fileName: `server-${NOTICES_FILE}` },
    rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
  },
});

await appendFile(join(client, NOTICES_FILE), fontNotices());

const prerender: typeof Prerender = await import(pathToFileURL(join(server, 'prerender.js')).href);
const builtHtml = await readFile(join(client, entry), 'utf8');
const compress = async (code: string) => (await minify('inline.js', code)).code;
const scriptedHtml = await withInlineScripts(builtHtml, compress);
const template = scriptedHtml.replace('<!--load-timeout-notice-->', () => prerender.loadTimeoutNotice);
const viteManifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
const manifest = withAllSources(viteManifest, chunksIn(built), root);

const policies: Record<string, PageHashes> = {};

async function writePage(name: string, page: Page) {
  await writeFile(join(pages, name), page.html);
  policies[name] = page.hashes;
}

async function buildPage(brand: Brand, start: PageStart, rendered: Rendered, sources: readonly string[]) {
  const chunks = chunksOf(manifest, [entry, ...sources]);
  const sheets = chunks.styles.map((file) => readFile(join(client, file), 'utf8'));
  const css = brandCss((await Promise.all(sheets)).join('').trim(), brand.id);
  return createPage(template, brand, start, rendered, chunks, css);
}

for (const { brand, prerendered } of prerender.brandPages) {
  await mkdir(join(pages, brand.id, 'splash'), { recursive: true });
  await writeFile(join(pages, brand.id, 'favicon.svg'), brandIcon(brand));
  const splash = prerender.renderSplash(brand.id);
  for (const { path, sources, firstCalls } of prerender.splashes) {
    const start = { path: NO_PATH, firstCalls };
    await writePage(`${brand.id}/${splashName(path)}`, await buildPage(brand, start, splash, sources));
  }
  for (const { path, sources } of prerendered) {
    const rendered = await prerender.renderPage(brand.id, path);
    await writePage(`${brand.id}/${pageName(path)}`, await buildPage(brand, { path }, rendered, sources));
  }
}

const { html, script } = await createTagPage(compress);
await mkdir(join(pages, dirname(TAG_PAGE_FILE)));
await writePage(TAG_PAGE_FILE, { html, hashes: { scripts: [script], styles: [], styleAttributes: [] } });

const splashes: readonly Splash[] = prerender.splashes.map(({ path, status, needs, prerendered }) => ({
  path,
  page: prerendered === undefined ? splashName(path) : pageName(prerendered),
  status,
  ...(needs && { needs }),
}));
const brands: readonly AppServerBrand[] = prerender.brandPages.map(({ brand: { id, hosts } }) => ({
  id,
  hosts,
}));
await writeFile(join(pages, 'splashes.json'), JSON.stringify(splashes, null, 2));
await writeFile(join(pages, 'csp.json'), JSON.stringify(policies, null, 2));
await writeFile(join(pages, 'brands.json'), JSON.stringify(brands, null, 2));
await rm(join(client, entry));
await rm(server, { recursive: true });
await Promise.all([compressFolder(join(client, 'assets')), compressFolder(pages)]);

await rm(dist, { recursive: true, force: true });
await rename(staging, dist);
