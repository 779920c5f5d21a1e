import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { readText, sourcesIn } from './pieces/files.ts';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Titles in an order of the sidebar, where a list has the children of the name before it. */
const titlesIn = (order: readonly unknown[], parent = ''): readonly string[] =>
  order.flatMap((entry, index) =>
    isList(entry) ? titlesIn(entry, `${parent}${String(order[index - 1])}/`) : [`${parent}${String(entry)}`],
  );

test('every screen in the order of the sidebar exists', () => {
  const { order }: { order: readonly unknown[] } = getStorySortParameter(readText('.storybook/preview.tsx'));
  const sources = [...sourcesIn('stories/screens').values()].join('\n');
  const ordered = titlesIn(order).filter((title) => /^Screens\/.+\/.+/.test(title));
  expect(ordered.length).toBeGreaterThan(80);
  expect(ordered.filter((title) => !sources.includes(`title: '${title}'`))).toEqual([]);
});
