import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Builds the app with non-production settings into `.cache/dist-<name>`; returns that folder. */
export function buildApp(name: string, settings: Readonly<Record<`VITE_${string}`, string>>): string {
  const folder = join(root, '.cache', `dist-${name}`);
  execFileSync(process.execPath, [join(root, 'server', 'build.ts'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  });
  return folder;
}
