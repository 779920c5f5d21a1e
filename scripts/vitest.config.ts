import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { reporters } from '../tools/reporters.ts';

const root = join(import.meta.dirname, '..');

/** Tests in Node of scripts, of the Storybook configuration and of what the stories cover. */
export default defineConfig({
  // The routes of the app import styles. They get names, no CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    name: 'repository',
    root,
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    include: ['{stories,scripts,.storybook}/**/*.test.ts'],
    ...reporters(root, 'repository'),
  },
});
