import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Set by `journeys`: every registration, in every way it can go wrong. */
const isWhole = process.env['JOURNEYS'] === 'all';

/** The built app against the sandbox service, in a real browser. Wants `pnpm --filter @patient/app build` first. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '..', 'node_modules', '.vite'),
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    environment: 'node',
    include: isWhole ? ['registration/*.spec.ts'] : ['**/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
