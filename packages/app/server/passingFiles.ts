import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './chunks.ts';

/**
 * File that only passes on what another one exports. Rolldown writes one for each dynamic import of a module that shares
 * its file with others, and a page that starts with it waits for one more request.
 */
export interface PassingFile {
  /** Name of the file that exports the module. */
  readonly target: string;
  /** What the target calls each export, by its name in the module. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reads a file of the build; undefined if it holds code of its own. */
export function readPassingFile(code: string): PassingFile | undefined {
  const [, list, target] = /^export\{([^}]+)\}from"\.\/([^"]+)";\s*$/.exec(code) ?? [];
  if (list === undefined || target === undefined) return undefined;
  const names = list.split(',').map((entry): [string, string] => {
    const [own = '', passed = own] = entry.split(' as ');
    return [passed, own];
  });
  return { target, names: new Map(names) };
}

/** Lets code import the targets of passing files, and fetch them ahead, instead of the files themselves. */
export function importTargets(code: string, passing: ReadonlyMap<string, PassingFile>): string {
  const moduleOf = ({ target, names }: PassingFile) => {
    const entries = [...names].map(([name, own]) => `${name}:e.${own}`);
    return `import(\`./${target}\`).then(e=>({${entries.join(',')}}))`;
  };
  return code
    .replace(/import\(`\.\/([^`]+)`\)/g, (all, file: string) => {
      const found = passing.get(file);
      return found ? moduleOf(found) : all;
    })
    .replace(/"assets\/([^"]+\.js)"/g, (all, file: string) => {
      const found = passing.get(file);
      return found ? `"assets/${found.target}"` : all;
    });
}

/**
 * Removes the passing files of sources from a built client, and from its manifest.
 * @param folder of the client
 * @param sources keys of the manifest
 * @returns the manifest
 * @throws Error if a script still names one of them
 */
export async function removePassingFiles(folder: string, sources: readonly string[]): Promise<Manifest> {
  const manifestPath = join(folder, '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  const passing = new Map<string, PassingFile>();
  const path = (file: string) => join(folder, 'assets', file);
  for (const source of sources) {
    const file = manifest[source]?.file.replace('assets/', '');
    const found = file === undefined ? undefined : readPassingFile(await readFile(path(file), 'utf8'));
    if (file !== undefined && found) passing.set(file, found);
  }
  const scripts = new Set(Object.values(manifest).map(({ file }) => file));
  for (const script of [...scripts].filter((file) => file.endsWith('.js'))) {
    const code = await readFile(join(folder, script), 'utf8');
    const direct = importTargets(code, passing);
    const left = [...passing.keys()].find((file) => direct.includes(file));
    if (left !== undefined) throw new Error(`${script} still names ${left}`);
    if (direct !== code) await writeFile(join(folder, script), direct);
  }
  await Promise.all([...passing.keys()].map((file) => rm(path(file))));
  const withTarget = ([source, chunk]: [string, Manifest[string]]): [string, Manifest[string]] => {
    const found = passing.get(chunk.file.replace('assets/', ''));
    return [source, found ? { ...chunk, file: `assets/${found.target}` } : chunk];
  };
  const direct = Object.fromEntries(Object.entries(manifest).map(withTarget));
  await writeFile(manifestPath, JSON.stringify(direct, null, 2));
  return direct;
}
