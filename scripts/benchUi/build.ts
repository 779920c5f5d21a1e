import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { addSizes, sizesOf, type Sizes } from '../bench/sizes.ts';

/** One file as Vite's manifest tells of it. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a page loads. */
export interface PageSizes {
  /** Before anything is opened on it. */
  readonly script: Sizes;
  /** What comes when something is first opened. */
  readonly late: Sizes;
  readonly css: Sizes;
}

/**
 * Builds a page for production, as the app is built: @patient/ui from its source, and for whoever stands on
 * react-aria-components the one language the app has.
 * @param entry path of its script
 * @param folder where it goes
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
  const found = new Set<Chunk>();
  const follow = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports ?? []) follow(manifest[name]);
  };
  follow(Object.values(manifest).find(({ isEntry }) => isEntry));
  const chunks = [...found];
  const late = Object.values(manifest).filter((chunk) => chunk.file.endsWith('.js') && !found.has(chunk));
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${css
      .map((file) => `<link rel="stylesheet" href="./${file}">`)
      .join('')}</head><body><div id="root"></div><script type="module" src="./${
      chunks.find(({ isEntry }) => isEntry)?.file
    }"></script></body></html>`,
  );
  const sizes = (files: readonly string[]) =>
    addSizes(files.map((file) => sizesOf(readFileSync(join(folder, file)))));
  return {
    script: sizes(chunks.map(({ file }) => file)),
    late: sizes(late.map(({ file }) => file)),
    // The style sheets of what comes late are part of what a library's looks weigh.
    css: sizes(
      readdirSync(join(folder, 'assets')).flatMap((file) =>
        file.endsWith('.css') ? [`assets/${file}`] : [],
      ),
    ),
  };
}
