import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { reporters } from '../tools/reporters.ts';

const root = join(import.meta.dirname, '..');

/** Tests that start Storybook's indexer or the sandbox. */
const integration = '{stories,scripts}/**/*.integration.test.ts';

/** Node tests of scripts, the Storybook configuration and the coverage of stories. */
export default defineConfig({
  // For the app's routes, which import styles; creates class names without CSS.
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
