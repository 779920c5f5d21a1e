/**
 * Proves the sandbox for longer than the tests do: fuzz, isolation, durability, safety and the model of the rules, ten
 * times as much of each and from a seed of its own. `PROOF_SCALE` says how much, `PROOF_SEED` makes a run come again.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const seed = process.env['PROOF_SEED'] ?? String(Date.now() % 2_147_483_647);
const scale = process.env['PROOF_SCALE'] ?? '10';

console.log(`PROOF_SEED=${seed} PROOF_SCALE=${scale}`);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=api', 'src/sandbox/tests'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PROOF_SEED: seed, PROOF_SCALE: scale } },
);
process.exitCode = status ?? 1;
