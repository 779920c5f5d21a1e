/** Runs each generator of `new` in a fresh worktree of the last commit, and `check` on the result. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const parent = mkdtempSync(join(tmpdir(), 'generators-'));
const folder = join(parent, 'patient-web');

const runIn = (cwd: string, command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' });

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
  runIn(folder, 'npx', '-y', 'pnpm@12', 'check');
  const page = '--page=/doctor-info/:doctorId';
  runIn(folder, 'npx', '-y', 'pnpm@12', 'new', 'call', 'listDoctorHours', 'doctors', HOURS, page);
  // Without `unused`: no screen reads the atom yet.
  runIn(
    folder,
    'npx',
    '-y',
    'pnpm@12',
    'check',
    '--only',
    'types,lint,format,imports,generated,units-app,units-scripts',
  );
} finally {
  runIn('.', 'git', 'worktree', 'remove', '--force', folder);
  rmSync(parent, { recursive: true });
}
