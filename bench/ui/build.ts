import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { pressableStyle } from '../../packages/ui/src/theme/pressableStyle.ts';
import { addSizes, sizesOf, type Sizes } from '../../scripts/bench/sizes.ts';

/** Entry of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface PageSizes {
  /** Script loaded with the page. */
  readonly script: Sizes;
  /** Script loaded on demand, such as a menu's on first opening. */
  readonly lazy: Sizes;
  readonly css: Sizes;
}

/**
 * Builds a page for production with the app's settings: @patient/ui from source, react-aria with English only.
 * @param entry path of the page's script
 * @param folder output folder
 */
export async function buildPage(entry: string, folder: string): Promise<PageSizes> {
  await build({
    root: join(import.meta.dirname, 'screens'),
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: [optimizeLocales.vite({ locales: ['en-US'] }), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: { page: entry }, checks: { pluginTimings: false } },
    },
  });
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  const initial = new Set<Chunk>();
  const addWithImports = (chunk: Chunk | undefined) => {
    if (!chunk || initial.has(chunk)) return;
    initial.add(chunk);
    for (const name of chunk.imports ?? []) addWithImports(manifest[name]);
  };
  addWithImports(Object.values(manifest).find(({ isEntry }) => isEntry));
  const chunks = [...initial];
  const lazy = Object.values(manifest).filter((chunk) => chunk.file.endsWith('.js') && !initial.has(chunk));
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><style id="${
      pressableStyle.id
    }">${pressableStyle.css}</style>${css
      .map((file) => `<link rel="stylesheet" href="./${file}">`)
      .join('')}</head><body><div id="root"></div><script type="module" src="./${
      chunks.find(({ isEntry }) => isEntry)?.file
    }"></script></body></html>`,
  );
  const measureFiles = (files: readonly string[]) =>
    addSizes(files.map((file) => sizesOf(readFileSync(join(folder, file)))));
  return {
    script: measureFiles(chunks.map(({ file }) => file)),
    lazy: measureFiles(lazy.map(({ file }) => file)),
    // Includes the style sheets of lazy chunks.
    css: measureFiles(
      readdirSync(join(folder, 'assets')).flatMap((file) =>
        file.endsWith('.css') ? [`assets/${file}`] : [],
      ),
    ),
  };
}
