/**
 * Runs the sandbox's property tests (fuzzing, isolation, durability, safety, lifecycle model) with ten times as many
 * cases as `test` and a random seed. `PROOF_SCALE` sets the factor, `PROOF_SEED` repeats a run.
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
