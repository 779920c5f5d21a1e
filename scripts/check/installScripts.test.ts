import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const store = join(root, 'node_modules', '.pnpm');

/** Packages whose install scripts run, and those whose scripts were looked at and don't (pnpm-workspace.yaml). */
const RUN = ['esbuild'];

const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
const [, block = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(workspace) ?? [];
const decided = new Map(
  [...block.matchAll(/^ {2}'?([^':]+)'?: (true|false)$/gm)].map(([, name = '', allowed]) => [
    name,
    allowed === 'true',
  ]),
);

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) =>
        name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => join(name, each)) : [name],
      )
    : [];

/** Whether a package manager would run something of a package when it is installed. */
function hasInstallScript(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts = {} }: { scripts?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return (
    ['preinstall', 'install', 'postinstall'].some((name) => name in scripts) ||
    existsSync(join(folder, 'binding.gyp'))
  );
}

test('no package runs a script when it is installed but the allowed ones', () => {
  expect([...decided].filter(([, allowed]) => allowed).map(([name]) => name)).toEqual(RUN);
});

test('every installed package with an install script is decided on', () => {
  const names = readdirSync(store).flatMap((version) => {
    const folder = join(store, version, 'node_modules');
    return foldersIn(folder).filter((name) => hasInstallScript(join(folder, name)));
  });
  expect(names).toEqual(expect.arrayContaining(RUN));
  expect([...new Set(names)].filter((name) => !decided.has(name))).toEqual([]);
});

test('nothing allows all scripts at once', () => {
  expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependenciesFile|strictDepBuilds: false/);
});
