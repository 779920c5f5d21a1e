/**
 * Runs stories while a simulated browser translator changes their texts, to find those that break or are not translated.
 * `--as chrome`, `edge`, `extension` selects another translator than Firefox's. Other arguments are parts of paths of
 * story files, such as `Payment`, or `stories` for all; by default components and patterns.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { translators } from '../packages/app/e2e/harness/translator.ts';
import { fail } from './cli.ts';

const { values, positionals } = parseArgs({
  options: { as: { type: 'string', default: 'firefox' } },
  allowPositionals: true,
});
if (!translators.some((name) => name === values.as)) fail(`--as is one of ${translators.join(', ')}.`);
const stories = positionals.length > 0 ? positionals : ['stories/components', 'stories/patterns'];
const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', ...stories], {
  cwd: root,
  stdio: 'inherit',
  // Selects React's production build, as in `test`.
  env: { ...process.env, TRANSLATOR: values.as, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
