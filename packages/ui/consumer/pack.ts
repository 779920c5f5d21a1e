import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../scripts/entryPoints.ts';

/** Runs pnpm: the one running this script, otherwise through npx. */
function pnpm(args: readonly string[], cwd: string): string {
  const current = process.env['npm_execpath'] ?? '';
  const [program, ...prefix] = current.includes('pnpm') ? [current] : ['npx', '-y', 'pnpm@12'];
  return execFileSync(program ?? 'npx', [...prefix, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Dependency at its installed version, as an entry of a manifest. */
const installed = (name: string, folder = root): Record<string, string> => {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return { [name]: manifest.version };
};

/** Builds and packs the package. Returns the path of the tarball. */
export function packPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'patient-ui-pack-'));
  execFileSync(process.execPath, [join(root, 'scripts', 'build.ts')], { stdio: 'pipe' });
  pnpm(['pack', '--pack-destination', folder], root);
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return join(folder, `patient-ui-${version}.tgz`);
}

/** Creates a project outside the repository with the apps of `apps/`, and installs the tarball. Returns its folder. */
export function installPackage(tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'patient-ui-apps-'));
  cpSync(join(import.meta.dirname, 'apps'), folder, { recursive: true });
  const manifest = {
    name: 'apps',
    private: true,
    type: 'module',
    dependencies: {
      '@patient/ui': `file:${tarball}`,
      ...installed('react'),
      ...installed('react-dom'),
    },
    devDependencies: {
      ...installed('@vanilla-extract/css'),
      ...installed('@vanilla-extract/vite-plugin', join(root, '..', '..')),
      ...installed('vite'),
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const allowed = 'allowBuilds:\n  esbuild: true\n';
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `packages: []\nverifyDepsBeforeRun: false\n${allowed}`);
  pnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
  return folder;
}

/** Runs a command that the project has installed, in the folder of an app. Returns its output. */
export function runIn(app: string, name: string, args: readonly string[], mode = 'production'): string {
  return execFileSync(join(dirname(app), 'node_modules', '.bin', name), args, {
    cwd: app,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: mode },
  });
}
