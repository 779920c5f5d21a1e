import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const IGNORED = ['node_modules', 'dist', '.cache'];

test('links between pages lead to files', () => {
  const pages = globSync(['*.md', '{docs,openapi,packages,stories,.changeset}/**/*.md'], {
    cwd: root,
    exclude: (path) => IGNORED.includes(basename(path)),
  });
  expect(pages.length).toBeGreaterThan(50);
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(page), target)))
      .map(([, target = '']) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});
