import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'ui',
    environment: 'node',
    // A busy machine needs several times as long; only a test that hangs should fail here.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Pure rules and tables: a process for each file takes longer than the tests.
    isolate: false,
    include: ['{src,tokens,scripts}/**/*.test.ts'],
  },
});
