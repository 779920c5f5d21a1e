/**
 * Runs the core journeys of a patient in Chromium, Firefox and WebKit against the built app: sign-in, registration with
 * photos and payment, pause and resume, a message with a file, notifications, profile and logout.
 * `--no-build` uses the last build; other arguments go to Vitest, such as `-t WebKit`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from '../tools/browser.ts';
import { ensureFirefox, ensureWebKit } from '../tools/engines.ts';
import { fail } from './cli.ts';

const root = join(import.meta.dirname, '..');
const app = join(root, 'packages', 'app');
const options = process.argv.slice(2);

try {
  ensureBrowser();
} catch (error) {
  fail(error);
}
ensureFirefox();
ensureWebKit();

const run = (file: string, args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [file, ...args], { cwd, stdio: 'inherit' }).status ?? 1;

const buildStatus = options.includes('--no-build') ? 0 : run(join(app, 'server', 'build.ts'), [], app);
const runEngines = () =>
  run(
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    [
      'run',
      `--config=${join(app, 'e2e', 'engines', 'vitest.config.ts')}`,
      ...options.filter((option) => option !== '--no-build'),
    ],
    root,
  );
process.exitCode = buildStatus === 0 ? runEngines() : buildStatus;
