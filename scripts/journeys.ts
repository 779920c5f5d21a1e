/**
 * Runs every registration of all brands against the built app: undisturbed, with the keyboard only, with every call
 * failing once, with a reload on every page and with random network outages. All must result in the same records. Then tests
 * every page with failing calls, the account's tasks with every call failing once, and a chat in two tabs with an unreliable
 * connection.
 * `--no-build` uses the last build; other arguments go to Vitest, such as `-t "ed in mens"`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from '../tools/browser.ts';
import { fail } from './cli.ts';

const root = join(import.meta.dirname, '..');
const app = join(root, 'packages', 'app');
const options = process.argv.slice(2);

try {
  ensureBrowser();
} catch (error) {
  fail(error);
}

const run = (file: string, args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [file, ...args], {
    cwd,
    stdio: 'inherit',
  }).status ?? 1;

const buildStatus = options.includes('--no-build') ? 0 : run(join(app, 'server', 'build.ts'), [], app);
const runJourneys = () =>
  run(
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    [
      'run',
      `--config=${join(app, 'e2e', 'journeys.config.ts')}`,
      ...options.filter((option) => option !== '--no-build'),
    ],
    root,
  );
process.exitCode = buildStatus === 0 ? runJourneys() : buildStatus;
