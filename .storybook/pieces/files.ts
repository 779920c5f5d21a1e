import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const repository = join(import.meta.dirname, '..', '..');

/** Source files in a folder of the repository, without tests, by path. */
export const sourcesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|md|mdx)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(repository, path), readFileSync(path, 'utf8')]),
  );

/** Text of a file of the repository; empty if it does not exist. */
export const readText = (path: string): string =>
  existsSync(join(repository, path)) ? readFileSync(join(repository, path), 'utf8') : '';

/** Paths of a file's relative imports. */
export const importsOf = (path: string, source: string): readonly string[] =>
  [...source.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, target = '']) => join(dirname(path), target));

/** A file and its direct and indirect imports. */
export function closureOf(
  path: string,
  sources: ReadonlyMap<string, string>,
  imports: (path: string, source: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const source = sources.get(file);
    if (source === undefined || seen.has(file)) return;
    seen.add(file);
    imports(file, source).forEach(visit);
  };
  visit(path);
  return seen;
}
