import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { reporters } from '../../tools/reporters.ts';

export default defineConfig({
  // The brands' data come from the UI package, whose styles need their compiler.
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'app',
    environment: 'node',
    ...reporters(import.meta.dirname, 'test'),
    // A busy machine needs several times as long; only a test that hangs should fail here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // A process for each file takes longer than the tests; what a test replaces it puts back.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
  },
});
