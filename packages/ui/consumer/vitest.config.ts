import { defineConfig } from 'vitest/config';

/** The package as somebody else gets it: packed, installed in a bare app, built and looked at. */
export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
