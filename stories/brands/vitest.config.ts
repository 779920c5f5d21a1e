import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { prebundled } from '../../.storybook/prebundled.ts';
import { applyMode, browserTest } from '../../.storybook/vitest.ts';
import { brands } from '../../packages/ui/src/brands/index.ts';
import { reporters } from '../../tools/reporters.ts';

const root = join(import.meta.dirname, '..', '..');
const [, ...otherBrands] = brands;

/** What differs between brands, in every brand but the first: see docs/testing.md. */
export default defineConfig((env) => {
  applyMode(env);
  return {
    root,
    // The service worker of the stories' sandbox.
    publicDir: '.storybook/public',
    optimizeDeps: { include: prebundled },
    plugins: [vanillaExtractPlugin()],
    test: {
      ...reporters(root, 'brands'),
      projects: otherBrands.map(({ id }) => ({
        extends: true,
        test: {
          ...browserTest(`brand-${id}`),
          include: ['stories/brands/*.browser.ts'],
          env: {
            VITE_BRAND: id,
            // Makes Storybook's addon fail a story that breaks a rule of axe, as in its own projects.
            VITEST_STORYBOOK: 'false',
          },
        },
      })),
    },
  };
});
