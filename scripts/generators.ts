/** Runs each generator of `new` in a fresh worktree of the last commit, and `check` on the result. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selectTasks } from './check/selectTasks.ts';

const parent = mkdtempSync(join(tmpdir(), 'generators-'));
const folder = join(parent, 'patient-web');

const runIn = (cwd: string, command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' });

const check = (...names: readonly string[]) =>
  runIn(folder, 'npx', '-y', 'pnpm@12', 'check', '--only', names.join());

const taskNames = selectTasks('check').map(({ name }) => name);

const CALL = '/api/doctor/{id}/languages';
const HOURS = '/api/doctor/{id}/hours';

runIn('.', 'git', 'worktree', 'add', '--detach', folder);
try {
  for (const args of [
    ['component', 'Tip'],
    ['pattern', 'OrderTip', 'orders'],
    ['call', 'listDoctorLanguages', 'doctors', CALL],
    ['screen', 'Languages', 'doctors', '/doctor-info/:doctorId/languages', CALL],
    ['brand', 'aspen'],
  ])
    runIn(folder, 'npx', '-y', 'pnpm@12', 'new', ...args);
  // Before the next generator adds a call that no screen reads yet.
  check('unused');
  const page = '--page=/doctor-info/:doctorId';
  runIn(folder, 'npx', '-y', 'pnpm@12', 'new', 'call', 'listDoctorHours', 'doctors', HOURS, page);
  check(...taskNames.filter((name) => name !== 'unused'));
} finally {
  runIn('.', 'git', 'worktree', 'remove', '--force', folder);
  rmSync(parent, { recursive: true });
}
