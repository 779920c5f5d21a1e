import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brands } from '../ui/src/brands/index.ts';
import { cssTarget } from '../ui/src/styles/cssTarget.ts';
import { constantLocale } from './server/constantLocale.ts';
import { devPages } from './server/devPages.ts';
import { NOTICES_FILE } from './server/notices.ts';

/** The development sandbox; scripts/dev.ts sets its port. */
const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? '4301'}`;

/** Chunks that every page loads. */
const ALWAYS_LOADED = /^assets\/(?:start|react|rolldown-runtime)-/;

/** Chunks that are loaded in the background or rarely: their imports need no preload. */
const NOT_URGENT =
  /^assets\/(?:ToastHost|Failure|SessionEndText|SessionNotice|connectIdentity|MenuList|ChangeDialog|YourDoctor|MedicalPhotos|WeightCard|revocation|showStartFailure|errorReports|Analytics|fetchConfig|ContactDialog|HelpPanel|AccountDrawer|ErrorLayout|LaterPart|ConfirmAccount|NotServed)-/;

/**
 * Files to preload together with a lazy chunk. The importing chunk contains their names: each unnecessary one costs the
 * sign-in page 25 bytes.
 */
const filesToPreload = (file: string, files: string[]): string[] =>
  files.filter((name) => !ALWAYS_LOADED.test(name) && (name.endsWith('.css') || !NOT_URGENT.test(file)));

export default defineConfig({
  root: import.meta.dirname,
  // devPages serves every page, with the brand of its host.
  appType: 'custom',
  plugins: [
    // The plugin skips the server bundle.
    optimizeLocales.vite({ locales: ['en-US'] }),
    constantLocale(),
    react(),
    vanillaExtractPlugin(),
    devPages(brands),
  ],
  // wouter's polyfill of a hook that is built into React since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    emptyOutDir: true,
    license: { fileName: NOTICES_FILE },
    manifest: true,
    modulePreload: {
      // Every browser that can run this bundle supports modulepreload.
      polyfill: false,
      resolveDependencies: filesToPreload,
    },
    cssTarget,
    rolldownOptions: {
      // Every build would warn about the duration of vanilla-extract.
      checks: { pluginTimings: false },
      treeshake: {
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        // Functions of React and Jotai without side effects.
        manualPureFunctions: ['createContext', 'forwardRef', 'memo', 'lazy', 'atom'],
      },
      output: {
        // Two files for a first visit: one changes with React, one with the app. On a slow connection another request
        // costs more than the bytes that a finer split saves.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            // Without the entry: the manifest lists the page under its name.
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
