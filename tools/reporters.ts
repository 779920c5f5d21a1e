import { join } from 'node:path';

/** Vitest's reporters: one to read, and a JSON file below `folder` whose counts `pnpm test` adds up. */
export const reporters = (folder: string, name: string) => ({
  reporters: ['default', 'json'],
  outputFile: { json: join(folder, '.cache', 'reports', `${name}.json`) },
});
