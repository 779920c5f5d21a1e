import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType } from 'plop';

const root = join(import.meta.dirname, '..', '..');

/** Reads a file of the repository. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Adds a file from a template. */
export const add = (path: string, template: string, data: object): ActionType => ({
  type: 'add',
  path,
  templateFile: `templates/${template}.template`,
  data,
});

/** Appends a template to a file. */
export const append = (path: string, template: string, data: object): ActionType => ({
  type: 'append',
  path,
  pattern: /(?![^])/,
  separator: '',
  templateFile: `templates/${template}.template`,
  data,
});

/** Inserts text before the first match of a pattern. */
export const insertBefore = (path: string, pattern: RegExp, text: string) => (): string => {
  const source = read(path);
  const index = source.search(pattern);
  if (index < 0)
    throw new Error(`${path} has no match for ${pattern}, so this was not inserted: ${text.trim()}`);
  writeFileSync(join(root, path), source.slice(0, index) + text + source.slice(index));
  return path;
};

/** Replaces the source of a file. */
export const change = (path: string, replace: (source: string) => string) => (): string => {
  writeFileSync(join(root, path), replace(read(path)));
  return path;
};

/** Runs a script with Node and prints the title. */
export const run =
  (title: string, folder: string, ...args: readonly string[]) =>
  (): string => {
    execFileSync(process.execPath, args, { cwd: join(root, folder), stdio: 'pipe' });
    return title;
  };

/** Updates the snapshots of a test. */
export const updateSnapshots = (title: string, folder: string, ...args: readonly string[]) =>
  run(title, folder, join(root, 'node_modules/vitest/vitest.mjs'), 'run', '-u', ...args);

/** Formats files and folders. */
export const format = (...paths: readonly string[]) =>
  run('Formatted the new files', '', 'node_modules/oxfmt/bin/oxfmt', ...paths);

/** Prints what is left to do. */
export const printNext =
  (...steps: readonly string[]) =>
  (): string =>
    `Next:\n${steps.map((step) => `    - ${step}`).join('\n')}`;
