/**
 * Runs every registration of both brands against the built app: undisturbed, with the keyboard only, with every call
 * failing once, with a reload on every page and with random network outages. All must end with the same records. Then
 * walks every page while one of its calls fails, and the tasks of the account while all of them do, once; and talks to the
 * doctor in two tabs over a line that drops.
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
