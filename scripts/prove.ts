/**
 * Runs the sandbox's property tests (fuzzing, isolation, durability, safety, lifecycle model) with a
 * random seed and ten times as many cases as `--project=properties`. `PROPERTY_SCALE` sets the factor, `PROPERTY_SEED` repeats a run.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const seed = process.env['PROPERTY_SEED'] ?? String(Date.now() % 2_147_483_647);
const scale = process.env['PROPERTY_SCALE'] ?? '10';

console.log(`PROPERTY_SEED=${seed} PROPERTY_SCALE=${scale}`);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project=properties',
    '--outputFile.json=.cache/reports/prove.json',
  ],
  {
    cwd: join(root, 'packages', 'api'),
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: seed, PROPERTY_SCALE: scale },
  },
);
process.exitCode = status ?? 1;
