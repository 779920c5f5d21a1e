import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
/** Folders that its paths are relative to. */
const bases = [root, join(root, 'packages', 'app', 'src')];

test('every path in the table "To change X, open Y" of docs/architecture.md exists', () => {
  const [, rest = ''] = page.split('## To change X, open Y\n');
  const [section = ''] = rest.split('\n## ');
  const rows = section.match(/^\|.*/gm) ?? [];
  const paths = [...rows.join('\n').matchAll(/`([\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => /\/.|\.tsx?$/.test(path));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !bases.some((folder) => existsSync(join(folder, path))))).toEqual([]);
});
