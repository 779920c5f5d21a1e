import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Installed version of a dependency. */
const installed = (name: string): string => {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return manifest.version;
};

/** Builds and packs the package. Returns the path of the tarball. */
export function packPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'patient-ui-pack-'));
  execFileSync(process.execPath, [join(root, 'scripts', 'build.ts')], { stdio: 'pipe' });
  pnpm(['pack', '--pack-destination', folder], root);
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return join(folder, `patient-ui-${version}.tgz`);
}

/** Creates a minimal Vite app outside the repository, installs the tarball and builds the app. Returns its folder. */
export function buildMinimalApp(tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'patient-ui-app-'));
  cpSync(join(import.meta.dirname, 'app'), folder, { recursive: true });
  const manifest = {
    name: 'minimal-app',
    private: true,
    type: 'module',
    dependencies: {
      '@patient/ui': `file:${tarball}`,
      react: installed('react'),
      'react-dom': installed('react-dom'),
    },
    devDependencies: { vite: installed('vite') },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: []\nverifyDepsBeforeRun: false\n');
  pnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
  execFileSync(join(folder, 'node_modules', '.bin', 'vite'), ['build'], { cwd: folder, stdio: 'pipe' });
  return folder;
}
