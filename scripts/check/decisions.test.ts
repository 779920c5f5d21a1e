import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted();

test('the index of decisions lists every page once, with its title', () => {
  const index = [...read('docs/decisions/README.md').matchAll(/\[(\d+)\. ([^\]]+)\]\(([^)]+)\)/g)].map(
    ([, number, title, file]) => `${file}: ${number}. ${title}`,
  );
  const pages = decisions.map((file) => `${basename(file)}: ${/^# (.+)/.exec(read(file))?.[1]}`);
  expect(index.toSorted()).toEqual(pages);
});

test('there are at most 40 decisions', () => {
  expect(decisions.length).toBeLessThanOrEqual(40);
});
