/**
 * Builds the app: `dist/client` (hashed files), `dist/pages/<brand>` (one HTML per painted path, the shell,
 * the favicon) and `dist/pages/csp.json` (what each page's policy allows), each with compressed copies. A folder as
 * argument takes the place of `dist`.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { BrandPage } from './brandPage.ts';
import { chunksOf, type Manifest } from './chunks.ts';
import { compressFolder } from './compress.ts';
import type { PageHashes } from './csp.ts';
import { pageName, paintedPage, SHELL, SHELL_PATH, type Page, type Rendered } from './pages.ts';

/** A path that is painted, and the source of its screen where that is a chunk of its own. */
interface PaintedPath {
  readonly path: string;
  readonly source?: string;
}

/** What the bundle of `src/prerender.tsx` gives. */
interface Prerender {
  readonly renderPage: (brandId: string, path: string) => Promise<Rendered>;
  readonly renderSplash: (brandId: string) => Rendered;
  readonly slowStart: string;
  readonly brandPages: readonly (BrandPage & { readonly painted: readonly PaintedPath[] })[];
}

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
/** What every screen but the sign-in page comes by. */
const late = 'src/router/late.ts';

await build({ configFile, logLevel: 'warn', build: { outDir: client } });
await build({
  configFile,
  logLevel: 'warn',
  // Everything in one file: it is run once, here, and the packages' .css.ts files have to go through Vite.
  ssr: { noExternal: true },
  build: { ssr: 'src/prerender.tsx', outDir: server, manifest: false },
});

const prerender: Prerender = await import(pathToFileURL(join(server, 'prerender.js')).href);
const built = await readFile(join(client, entry), 'utf8');
const template = built.replace('<!--slow-start-->', () => prerender.slowStart);
const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));

const policies: Record<string, PageHashes> = {};

async function writePage(name: string, page: Page) {
  await writeFile(join(pages, name), page.html);
  policies[name] = page.hashes;
}

async function paint(brand: BrandPage, path: string, rendered: Rendered, sources: readonly string[]) {
  const chunks = chunksOf(manifest, sources);
  const sheets = chunks.styles.map((file) => readFile(join(client, file), 'utf8'));
  const css = (await Promise.all(sheets)).join('').trim();
  return paintedPage(template, brand, path, rendered, chunks, css);
}

for (const brand of prerender.brandPages) {
  await mkdir(join(pages, brand.id), { recursive: true });
  await writeFile(join(pages, brand.id, 'favicon.svg'), brand.iconSvg);
  const splash = prerender.renderSplash(brand.id);
  await writePage(`${brand.id}/${SHELL}`, await paint(brand, SHELL_PATH, splash, [entry, late]));
  for (const { path, source } of brand.painted) {
    const rendered = await prerender.renderPage(brand.id, path);
    const sources = source === undefined ? [entry] : [entry, late, source];
    await writePage(`${brand.id}/${pageName(path)}`, await paint(brand, path, rendered, sources));
  }
}

await writeFile(join(pages, 'csp.json'), JSON.stringify(policies, null, 2));
await rm(join(client, entry));
await rm(server, { recursive: true });
await Promise.all([compressFolder(join(client, 'assets')), compressFolder(pages)]);

await rm(dist, { recursive: true, force: true });
await rename(fresh, dist);
