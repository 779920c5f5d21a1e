/**
 * Packs the package in the current folder and checks the tarball with publint, and with attw that bundlers and Node find the
 * types of every entry point. Arguments are passed on to attw.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packPackage } from './pack.ts';

/** Runs a tool, which prints hundreds of lines: only if it finds a problem. */
function run(name: string, ...args: readonly string[]): void {
  const program = join(import.meta.dirname, '..', 'node_modules', '.bin', name);
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === 0) return;
  console.error(stdout);
  process.exitCode = 1;
}

const tarball = packPackage(process.cwd());
try {
  run('publint', tarball, '--strict');
  run('attw', tarball, '--profile', 'esm-only', '--no-emoji', ...process.argv.slice(2));
} finally {
  rmSync(dirname(tarball), { recursive: true });
}
