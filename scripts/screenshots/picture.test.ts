import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedSources, recordSources } from './sources.ts';

const pictures = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

test('changed and deleted files make a picture outdated', () => {
  const record = recordSources();
  const [file = ''] = Object.keys(record);
  expect(Object.keys(record).length).toBeGreaterThan(30);
  expect(changedSources({ [file]: record[file] ?? '' })).toEqual([]);
  expect(changedSources({ [file]: 'another', 'deleted.ts': 'hash' })).toEqual([file, 'deleted.ts']);
});

test("the README's picture shows the app as it is: `npx -y pnpm@12 test --only screenshots` takes it again", () => {
  const record: Record<string, string> = JSON.parse(readFileSync(join(pictures, 'brands.json'), 'utf8'));
  expect(changedSources(record)).toEqual([]);
});
