import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { reporters } from '../../tools/reporters.ts';

// Dates are formatted in the device's time zone.
process.env['TZ'] = 'UTC';

/** Slow tests of several parts together, such as simulated tabs and the sandbox. */
const integration = 'src/**/*.integration.test.ts';

export default defineConfig({
  // Modules of the UI package import styles: this generates class names without CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    environment: 'node',
    ...reporters(import.meta.dirname, 'test'),
    // Generous, because a busy machine is several times slower: only a test that hangs fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // A process per file would take longer than the tests. Each test restores what it replaces.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, integration],
        },
      },
      { extends: true, test: { name: 'integration', include: [integration] } },
    ],
  },
});
