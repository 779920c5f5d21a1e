/**
 * Writes the built app for static hosts: `static.ts <config.json> <folder> [dist]` (docs/operations.md).
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfigFile } from './readConfigFile.ts';
import { writeSites } from './static/writeSite.ts';

const [config, out, dist = join(import.meta.dirname, '..', 'dist')] = process.argv.slice(2);

try {
  if (config === undefined || out === undefined) throw new Error('Usage: static config.json site');
  if (!existsSync(join(dist, 'pages', 'csp.json'))) throw new Error('No build found. Run `build` first.');
  await writeSites(resolve(dist), readConfigFile(config), resolve(out));
} catch (error) {
  // oxlint-disable-next-line no-console -- error message of a command
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
