import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TIMEOUT } from './harness/timeout.ts';

/** Set by `pnpm journeys`, which runs every variant of every registration. */
const runsAllJourneys = process.env['JOURNEYS'] === 'all';

/** End-to-end tests: the built app with the sandbox, in a real browser. Requires `pnpm --filter @patient/app build`. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '..', 'node_modules', '.vite'),
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    environment: 'node',
    include: runsAllJourneys ? ['registration/*.spec.ts'] : ['**/*.spec.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: TIMEOUT } },
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
