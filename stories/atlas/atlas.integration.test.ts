import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { specification, specificationRows } from './specification.ts';
import { withStories, storiesByTag, type IndexEntry, type StoriesByTag } from './stories.ts';

const root = join(import.meta.dirname, '..', '..');
let entries: readonly IndexEntry[] = [];
let stories: StoriesByTag;

// Indexing all stories takes a while.
beforeAll(async () => {
  const index = await buildIndex({ configDir: join(root, '.storybook') });
  entries = Object.values(index.entries);
  stories = storiesByTag(entries);
}, 120_000);

describe('no row is open, and every named story exists', () => {
  test.each(specification.map(({ title, rows }) => ({ title, rows })))('$title', ({ rows }) => {
    const shown = withStories(rows, stories);
    expect(shown.filter(({ status }) => status === 'open')).toEqual([]);
    const named = shown.filter(({ tag }) => tag?.includes('--'));
    expect(named.filter((row) => row.stories.length === 0)).toEqual([]);
  });
});

test('every tag of a story belongs to a row', () => {
  const known = new Set(specificationRows.map(({ tag = '' }) => tag));
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
