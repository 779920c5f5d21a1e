import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const store = join(root, 'node_modules', '.pnpm');

/** Packages with install scripts that may run (pnpm-workspace.yaml). */
const ALLOWED = ['esbuild'];

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

/** Whether a package manager would run a script when it installs a package. */
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

test('only allowed packages run install scripts', () => {
  expect([...decided].filter(([, allowed]) => allowed).map(([name]) => name)).toEqual(ALLOWED);
});

test('every installed package with an install script is listed in allowBuilds', () => {
  const names = readdirSync(store).flatMap((version) => {
    const folder = join(store, version, 'node_modules');
    return foldersIn(folder).filter((name) => hasInstallScript(join(folder, name)));
  });
  expect(names).toEqual(expect.arrayContaining(ALLOWED));
  expect([...new Set(names)].filter((name) => !decided.has(name))).toEqual([]);
});

test('the configuration does not allow all scripts', () => {
  expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependenciesFile|strictDepBuilds: false/);
});
