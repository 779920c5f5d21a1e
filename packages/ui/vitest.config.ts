import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { reporters } from '../../tools/reporters.ts';

export default defineConfig({
  // Creates class names without CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    name: 'ui',
    environment: 'node',
    ...reporters(import.meta.dirname, 'test'),
    // Long enough for a busy machine; only a hanging test should fail here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A process per file would take longer than these tests.
    isolate: false,
    include: ['{src,tokens,scripts}/**/*.test.ts'],
  },
});
