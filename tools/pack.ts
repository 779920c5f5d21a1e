/** Packs a package, and installs it in projects outside the repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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

/** Name and version of the package in a folder. */
function readManifest(folder: string) {
  const manifest: { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return manifest;
}

/** Dependency at the version that is installed for the package in a folder, as an entry of a manifest. */
export const installed = (name: string, folder: string): Record<string, string> => ({
  [name]: readManifest(join(folder, 'node_modules', name)).version,
});

/** Packs the package in a folder, which builds it. Returns the path of the tarball, alone in a temporary folder. */
export function packPackage(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'patient-pack-'));
  pnpm(['pack', '--pack-destination', folder], root);
  const { name, version } = readManifest(root);
  return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/** Project to install a tarball in. */
export interface Project {
  readonly tarball: string;
  /** Folder with the project's files. */
  readonly files: string;
  /** Packages beside the packed one. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Creates a project outside the repository and installs the tarball of `@patient/<name>`. Returns its folder. */
export function installPackage(name: string, { tarball, files, dependencies }: Project): string {
  const folder = mkdtempSync(join(tmpdir(), 'patient-project-'));
  cpSync(files, folder, { recursive: true });
  const manifest = {
    name: 'project',
    private: true,
    type: 'module',
    dependencies: { [`@patient/${name}`]: `file:${tarball}`, ...dependencies },
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
