import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '..', '..');

/** Packages of the page server, which are bundled into it. */
const SERVER = ['hono', '@hono/node-server', 'regexparam'];

/** Licenses that allow shipping the code with a notice. */
const ALLOWED: readonly unknown[] = [
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
];

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folder of a package, resolved from another one; undefined if it is not installed. */
function resolve(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return realpathSync(folder);
  return dirname(from) === from ? undefined : resolve(name, dirname(from));
}

/** Folders of all direct and indirect runtime dependencies of a package. */
function collect(folder: string, names: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    const needed = resolve(name, folder);
    if (needed === undefined || found.has(needed)) continue;
    found.add(needed);
    collect(needed, Object.keys(readManifest(needed).dependencies ?? {}), found);
  }
  return found;
}

const shipped = [
  ...collect(join(packages, 'app'), [
    ...Object.keys(readManifest(join(packages, 'app')).dependencies ?? {}),
    ...SERVER,
  ]),
].filter((folder) => !readManifest(folder).name.startsWith('@patient/'));

test('every package that can be shipped has a license that allows it', () => {
  expect(shipped.length).toBeGreaterThan(50);
  const others = shipped.map(readManifest).filter(({ license }) => !ALLOWED.includes(license));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('no package that can be shipped has a NOTICE, which Apache-2.0 requires and Vite leaves out', () => {
  const withNotice = shipped.filter((folder) => readdirSync(folder).some((file) => /^notice/i.test(file)));
  expect(withNotice).toEqual([]);
});
