import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOWDOWN, TIMEOUT } from './harness/timeout.ts';

/** Set by `pnpm journeys`, which runs every variant of every registration. */
const runsAllJourneys = process.env['JOURNEYS'] === 'all';

const isJourney = ({ moduleId }: TestSpecification) => moduleId.includes('/registration/');

/** Starts whole registrations first. At the end, the last one would keep one worker busy while the other has nothing left. */
class JourneysFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isJourney), ...sorted.filter((file) => !isJourney(file))];
  }
}

/** End-to-end tests: the built app with the sandbox, in a real browser. Requires `pnpm --filter @patient/app build`. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '..', 'node_modules', '.vite'),
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    environment: 'node',
    include: runsAllJourneys
      ? ['registration/*.spec.ts', 'resilience/*.spec.ts', 'manage.spec.ts', 'messages/talk.spec.ts']
      : ['**/*.spec.ts'],
    // In other engines, with a configuration of their own.
    exclude: ['engines/**'],
    // Long, since machines differ in speed; each wait within a test has a shorter one.
    testTimeout: 180_000 * SLOWDOWN,
    expect: { poll: { timeout: TIMEOUT } },
    hookTimeout: 30_000 * SLOWDOWN,
    maxWorkers: 2,
    sequence: { sequencer: JourneysFirst },
  },
});
