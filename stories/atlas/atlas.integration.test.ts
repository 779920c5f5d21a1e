import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { specification, specificationRows } from './specification.ts';
import { isMissing, withStories, storiesByTag, type IndexEntry, type StoriesByTag } from './stories.ts';

const root = join(import.meta.dirname, '..', '..');
let entries: readonly IndexEntry[] = [];
let stories: StoriesByTag;

// Indexing all stories takes a while.
beforeAll(async () => {
  const index = await buildIndex({ configDir: join(root, '.storybook') });
  entries = Object.values(index.entries);
  stories = storiesByTag(entries);
}, 120_000);

describe('every row has a story or a test', () => {
  test.each(specification.map(({ title, rows }) => ({ title, rows })))('$title', ({ rows }) => {
    const missing = withStories(rows, stories).filter(isMissing);
    expect(missing.map(({ tag }) => tag)).toEqual([]);
  });
});

test('every tag of a story belongs to a row', () => {
  const known = new Set(specificationRows.map(({ tag }) => tag));
  const unknown = entries.flatMap(({ id, tags = [] }) =>
    tags.filter((tag) => tag.includes(':') && !known.has(tag)).map((tag) => `${tag} in ${id}`),
  );
  expect(unknown).toEqual([]);
});

/** A docs page has the tags of the first story of its file. */
test('no docs page is hidden with the stories that only check behavior', () => {
  const hidden = entries.filter(({ type, tags = [] }) => type === 'docs' && tags.includes('check'));
  expect(hidden.map(({ title }) => title)).toEqual([]);
});

test('tags are unique', () => {
  const tags = specificationRows.map(({ tag }) => tag);
  expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
});

test('every named test exists', () => {
  const paths = specificationRows.flatMap(({ testedBy }) => testedBy ?? []);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
