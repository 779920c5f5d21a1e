import { join } from 'node:path';

/** Vitest's reporters: text output, and a JSON file in `folder` with the counts for `pnpm test`. */
export const reporters = (folder: string, name: string) => ({
  reporters: ['default', 'json'],
  outputFile: { json: join(folder, '.cache', 'reports', `${name}.json`) },
});
