import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { optimizeDeps } from '../../.storybook/optimizeDeps.ts';
import { applyMode, browserTest } from '../../.storybook/vitest.ts';
import { brands } from '../../packages/ui/src/brands/index.ts';
import { reporters } from '../../tools/reporters.ts';

const root = join(import.meta.dirname, '..', '..');
const [, ...otherBrands] = brands;

/** Tests of every brand but the first: see docs/testing.md, "Brands". */
export default defineConfig((env) => {
  applyMode(env);
  return {
    root,
    // MSW's service worker.
    publicDir: '.storybook/public',
    optimizeDeps,
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
            // With this, Storybook's addon fails a story on axe violations, as in its own test projects.
            VITEST_STORYBOOK: 'false',
          },
        },
      })),
    },
  };
});
