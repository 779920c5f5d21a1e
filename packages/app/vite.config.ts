import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brands } from '../ui/src/brands/index.ts';
import { cssTarget } from '../ui/src/styles/cssTarget.ts';
import { devPages } from './server/devPages.ts';
import { NOTICES_FILE } from './server/notices.ts';

/** Where the sandbox listens while the app is developed; scripts/dev.ts says it. */
const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? '4301'}`;

/** Chunks that every page has loaded. */
const LOADED = /^assets\/(?:start|react|rolldown-runtime)-/;

/** Chunks fetched while nobody waits for them, or hardly ever: what they import may come one after the other. */
const UNHURRIED =
  /^assets\/(?:ToastHost|Failure|SessionEndText|revocation|showStartFailure|errorReports|Analytics|fetchConfig|ContactDialog)-/;

/**
 * Files to fetch together with a late chunk. Their names are repeated in the chunk that imports it, so that each name of
 * what is loaded anyway, or not urgent, costs the sign-in page 25 bytes.
 */
const neededWith = (file: string, files: string[]): string[] =>
  files.filter((name) => !LOADED.test(name) && (name.endsWith('.css') || !UNHURRIED.test(file)));

export default defineConfig({
  root: import.meta.dirname,
  // devPages answers for every page, so that each host sees its own brand.
  appType: 'custom',
  plugins: [
    // Leaves the server bundle alone, by the plugin's own choice: it is read once, at build time.
    optimizeLocales.vite({ locales: ['en-US'] }),
    react(),
    vanillaExtractPlugin(),
    devPages(brands),
  ],
  // wouter's stand-in for a hook that React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    emptyOutDir: true,
    license: { fileName: NOTICES_FILE },
    manifest: true,
    modulePreload: {
      // Every browser that runs this bundle knows modulepreload.
      polyfill: false,
      resolveDependencies: neededWith,
    },
    cssTarget,
    rolldownOptions: {
      // Says how long vanilla-extract takes, on every build; nothing can be done about it here.
      checks: { pluginTimings: false },
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        // React's and Jotai's own: they do nothing where their result is not used.
        manualPureFunctions: ['createContext', 'forwardRef', 'memo', 'lazy', 'atom'],
      },
      output: {
        // Two files carry a first visit: what changes with React, and what changes with us. On a slow line a
        // request costs more than the few bytes a finer split would save.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // Without the entry itself, which the manifest names the page by.
            { name: 'start', tags: ['$initial'], test: (id) => !/\.html|\/main\.tsx/.test(id), priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    allowedHosts: brands.flatMap(({ hosts }) => hosts),
    proxy: { '/service': { target: sandbox, ws: true } },
  },
});
