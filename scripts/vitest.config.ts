import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { reporters } from '../tools/reporters.ts';

const root = join(import.meta.dirname, '..');

/** Tests that start Storybook's indexer. */
const integration = 'stories/**/*.integration.test.ts';

/** Tests in Node of scripts, of the Storybook configuration and of what the stories cover. */
export default defineConfig({
  // The routes of the app import styles. They get names, no CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    root,
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    ...reporters(root, 'repository'),
    projects: [
      {
        extends: true,
        test: {
          name: 'repository',
          include: ['{stories,scripts,.storybook}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, integration],
        },
      },
      { extends: true, test: { name: 'integration', include: [integration] } },
    ],
  },
});
