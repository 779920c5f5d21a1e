import { configDefaults, defineConfig } from 'vitest/config';
import { reporters } from '../../tools/reporters.ts';

/** Property tests across the sandbox's features: they take longer than all others. */
const properties = 'src/sandbox/tests/*/**/*.test.ts';
/** Tests of several parts together, such as a server or the identity library. They take long. */
const integration = 'src/**/*.integration.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    ...reporters(import.meta.dirname, 'test'),
    // A busy machine needs several times as long; only a test that hangs should fail here.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // A process for each file takes a third of the time; what a test exchanges it puts back.
    isolate: false,
    setupFiles: ['src/sandbox/tests/support/ownGlobals.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, properties, integration],
        },
      },
      { extends: true, test: { name: 'integration', include: [integration] } },
      { extends: true, test: { name: 'properties', include: [properties] } },
    ],
  },
});
