import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { reporters } from '../../../tools/reporters.ts';
import { TIMEOUT } from './harness/timeout.ts';

const root = import.meta.dirname;

/** Parts of the paths of the longest files, the longest first. */
const LONG = ['/resilience.spec', '/registration/'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((part) => moduleId.includes(part));
  return rank === -1 ? LONG.length : rank;
};

/** Runs the longest files first: as the last file one would leave the other worker idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** With `--tags-filter=core`, files without such tests are not loaded. */
const isCore = process.argv.some((argument) => argument.startsWith('--tags-filter=core'));
const coreFiles = () =>
  globSync('**/*.spec.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("tags: 'core'"),
  );

/** End-to-end tests: the built app with the sandbox, in a real browser. Requires `pnpm --filter @patient/app build`. */
export default defineConfig({
  cacheDir: join(root, '..', 'node_modules', '.vite'),
  test: {
    name: 'e2e',
    root,
    environment: 'node',
    ...reporters(join(root, '..'), isCore ? 'core' : 'e2e'),
    include: isCore ? coreFiles() : ['**/*.spec.ts'],
    // Run by engines/vitest.config.ts.
    exclude: ['engines/**'],
    tags: [{ name: 'core', description: 'Run by `pnpm test`; `pnpm test:all` runs everything.' }],
    // Long, since machines differ in speed; each wait within a test has a shorter timeout.
    testTimeout: 10 * TIMEOUT,
    expect: { poll: { timeout: TIMEOUT } },
    hookTimeout: 2 * TIMEOUT,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
