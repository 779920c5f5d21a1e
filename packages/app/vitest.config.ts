import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { reporters } from '../../tools/reporters.ts';

// Days are formatted in the zone of the device.
process.env['TZ'] = 'UTC';

/** Tests of several parts together, such as simulated tabs and the sandbox. They take long. */
const integration = 'src/**/*.integration.test.ts';

export default defineConfig({
  // The brands' data come from the UI package. Its styles get names, no CSS.
  plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
  test: {
    environment: 'node',
    ...reporters(import.meta.dirname, 'test'),
    // A busy machine needs several times as long; only a test that hangs should fail here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // A process for each file takes longer than the tests; what a test replaces it puts back.
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
