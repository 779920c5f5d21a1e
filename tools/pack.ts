/** Packs a package, and installs it in projects outside the repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Fields of a project's manifest. */
interface Manifest {
  readonly [field: string]: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Project to install a tarball in. */
export interface Project {
  readonly tarball: string;
  /** Folder with the project's files, and its package.json if it is not an ES module project without further dependencies. */
  readonly files: string;
  /** Packages beside the packed one. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Creates a project outside the repository with the tarball of `@patient/<name>` in its manifest. Returns its folder. */
export function createProject(name: string, { tarball, files, dependencies }: Project): string {
  const folder = mkdtempSync(join(tmpdir(), 'patient-project-'));
  cpSync(files, folder, { recursive: true });
  const path = join(folder, 'package.json');
  const own: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { type: 'module' };
  const manifest = {
    ...own,
    name: 'project',
    private: true,
    dependencies: { [`@patient/${name}`]: `file:${tarball}`, ...dependencies, ...own.dependencies },
  };
  writeFileSync(path, JSON.stringify(manifest));
  const builds = 'allowBuilds:\n  bun: true\n  esbuild: true';
  const settings = ['packages: []', 'verifyDepsBeforeRun: false', 'strictDepBuilds: false', builds];
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  return folder;
}

/** Runs pnpm in the folder of a project. Returns its output. */
export const runPnpm = (folder: string, ...args: readonly string[]): string => pnpm(args, folder);

/** Installs the dependencies of a project. Returns the output. */
export const install = (folder: string): string =>
  runPnpm(folder, 'install', '--prefer-offline', '--no-frozen-lockfile');

/** Creates a project outside the repository and installs its dependencies. Returns its folder. */
export function installPackage(name: string, project: Project): string {
  const folder = createProject(name, project);
  install(folder);
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
