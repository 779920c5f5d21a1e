import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { reporters } from '../../tools/reporters.ts';

export default defineConfig({
  // Styles get names, no CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    name: 'ui',
    environment: 'node',
    ...reporters(import.meta.dirname, 'test'),
    // A busy machine needs several times as long; only a test that hangs should fail here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Pure rules and tables: a process for each file takes longer than the tests.
    isolate: false,
    include: ['{src,tokens,scripts}/**/*.test.ts'],
  },
});
