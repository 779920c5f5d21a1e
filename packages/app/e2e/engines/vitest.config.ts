import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reporters } from '../../../../tools/reporters.ts';
import { TIMEOUT } from '../harness/timeout.ts';

process.env['FIRST_PORT'] = '20000';

/** Core journeys in Firefox and WebKit. Requires `pnpm --filter @patient/app build`. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '..', '..', 'node_modules', '.vite'),
  test: {
    name: 'engines',
    root: import.meta.dirname,
    environment: 'node',
    ...reporters(join(import.meta.dirname, '..', '..'), 'engines'),
    include: ['*.spec.ts'],
    testTimeout: 10 * TIMEOUT,
    hookTimeout: 2 * TIMEOUT,
    expect: { poll: { timeout: TIMEOUT } },
    maxWorkers: 2,
  },
});
