import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    // A busy machine needs several times as long; only a test that hangs should fail here.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    // A process for each file takes a third of the time; what a test exchanges it puts back.
    isolate: false,
    setupFiles: ['src/sandbox/tests/support/ownGlobals.ts'],
    include: ['src/**/*.test.ts'],
  },
});
