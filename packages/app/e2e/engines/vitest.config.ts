import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TIMEOUT } from '../harness/timeout.ts';

/** Core journeys in Chromium, Firefox and WebKit. Requires `pnpm --filter @patient/app build`. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '..', '..', 'node_modules', '.vite'),
  test: {
    name: 'engines',
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.spec.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: TIMEOUT } },
    maxWorkers: 2,
  },
});
