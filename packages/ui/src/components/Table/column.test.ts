import { expect, test } from 'vitest';
import { nextSort } from './column.ts';

test.each([
  { before: undefined, asked: 'ascending' },
  { before: { column: 'date', direction: 'ascending' }, asked: 'descending' },
  { before: { column: 'date', direction: 'descending' }, asked: 'ascending' },
  { before: { column: 'sum', direction: 'ascending' }, asked: 'ascending' },
] as const)('pressing "date" after $before asks for $asked', ({ before, asked }) => {
  expect(nextSort('date', before)).toEqual({ column: 'date', direction: asked });
});
