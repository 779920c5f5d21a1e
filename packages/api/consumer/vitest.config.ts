import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reporters } from '../../../tools/reporters.ts';

/** Tests the published package: packed, installed in another project, type-checked and run there. */
export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    environment: 'node',
    ...reporters(join(import.meta.dirname, '..'), 'package'),
    include: ['*.spec.ts'],
    // Each file starts builds of its own.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
