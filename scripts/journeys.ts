/**
 * Walks every registration of both brands in the built app: calmly by touch, by the keyboard alone, with every call
 * failing once, with a reload after every step, with the line cut at random moments. Each has to end as the calm one.
 * `--no-build` walks the last build; anything else is handed on to vitest, such as `-t "ed in mens"`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from '../tools/browser.ts';
import { fail } from './cli.ts';

const root = join(import.meta.dirname, '..');
const app = join(root, 'packages', 'app');
const asked = process.argv.slice(2);

try {
  ensureBrowser();
} catch (error) {
  fail(error);
}

const run = (file: string, args: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [file, ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS: 'all' },
  }).status ?? 1;

const built = asked.includes('--no-build') ? 0 : run(join(app, 'server', 'build.ts'), [], app);
const walked = () =>
  run(
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    [
      'run',
      `--config=${join(app, 'e2e', 'vitest.config.ts')}`,
      ...asked.filter((argument) => argument !== '--no-build'),
    ],
    root,
  );
process.exitCode = built === 0 ? walked() : built;
