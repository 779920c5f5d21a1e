import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readPackage } from './notices.ts';

const packages = join(import.meta.dirname, '..', '..');

/** Packages of the page server, which are bundled into it. */
const SERVER = ['hono', '@hono/node-server', 'regexparam'];

interface Manifest {
  readonly name: string;
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

test('all packages that can be shipped have an allowed license', () => {
  const shipped = [
    ...collect(join(packages, 'app'), [
      ...Object.keys(readManifest(join(packages, 'app')).dependencies ?? {}),
      ...SERVER,
    ]),
  ].filter((folder) => !readManifest(folder).name.startsWith('@patient/'));
  const problems = shipped.flatMap((folder) => {
    try {
      readPackage(folder);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(shipped.length).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});
