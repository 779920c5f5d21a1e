/**
 * Builds the app: `dist/client` (hashed files), `dist/pages/<brand>` (one HTML per painted path, one splash per route,
 * the favicon), `dist/pages/splashes.json` (which splash is whose) and `dist/pages/csp.json` (what each page's policy
 * allows), each with compressed copies. A folder as argument takes the place of `dist`.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Prerender from '../src/prerender.tsx';
import type { BrandPage } from './brandPage.ts';
import { chunksOf, type Manifest } from './chunks.ts';
import { compressFolder } from './compress.ts';
import type { PageHashes } from './csp.ts';
import {
  NO_PATH,
  pageName,
  paintedPage,
  splashName,
  type Page,
  type Rendered,
  type Splash,
} from './pages.ts';

// React's server renderer chooses its production build by this, when it is imported below.
process.env['NODE_ENV'] = 'production';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
// Made beside the last build, which stays until this one is whole.
const fresh = join(root, '.cache', `build-${process.pid}`);
const client = join(fresh, 'client');
const pages = join(fresh, 'pages');
const server = join(fresh, 'server');
const configFile = join(root, 'vite.config.ts');
const entry = 'index.html';

await build({ configFile, logLevel: 'warn', build: { outDir: client } });
await build({
  configFile,
  logLevel: 'warn',
  // Everything in one file: it is run once, here, and the packages' .css.ts files have to go through Vite.
  ssr: { noExternal: true },
  build: { ssr: 'src/prerender.tsx', outDir: server, manifest: false },
});

const prerender: typeof Prerender = await import(pathToFileURL(join(server, 'prerender.js')).href);
const built = await readFile(join(client, entry), 'utf8');
const template = built.replace('<!--slow-start-->', () => prerender.slowStart);
const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));

const policies: Record<string, PageHashes> = {};

async function writePage(name: string, page: Page) {
  await writeFile(join(pages, name), page.html);
  policies[name] = page.hashes;
}

async function paint(brand: BrandPage, path: string, rendered: Rendered, sources: readonly string[]) {
  const chunks = chunksOf(manifest, [entry, ...sources]);
  const sheets = chunks.styles.map((file) => readFile(join(client, file), 'utf8'));
  const css = (await Promise.all(sheets)).join('').trim();
  return paintedPage(template, brand, path, rendered, chunks, css);
}

for (const brand of prerender.brandPages) {
  await mkdir(join(pages, brand.id, 'splash'), { recursive: true });
  await writeFile(join(pages, brand.id, 'favicon.svg'), brand.iconSvg);
  const splash = prerender.renderSplash(brand.id);
  for (const { path, sources } of prerender.splashes)
    await writePage(`${brand.id}/${splashName(path)}`, await paint(brand, NO_PATH, splash, sources));
  for (const { path, sources } of brand.painted) {
    const rendered = await prerender.renderPage(brand.id, path);
    await writePage(`${brand.id}/${pageName(path)}`, await paint(brand, path, rendered, sources));
  }
}

const splashes: readonly Splash[] = prerender.splashes.map(({ path }) => ({ path, page: splashName(path) }));
await writeFile(join(pages, 'splashes.json'), JSON.stringify(splashes, null, 2));
await writeFile(join(pages, 'csp.json'), JSON.stringify(policies, null, 2));
await rm(join(client, entry));
await rm(server, { recursive: true });
await Promise.all([compressFolder(join(client, 'assets')), compressFolder(pages)]);

await rm(dist, { recursive: true, force: true });
await rename(fresh, dist);
