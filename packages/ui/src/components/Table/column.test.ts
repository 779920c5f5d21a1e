import { expect, test } from 'vitest';
import { nextSort } from './column.ts';

test.each([
  { before: undefined, expected: 'ascending' },
  { before: { column: 'date', direction: 'ascending' }, expected: 'descending' },
  { before: { column: 'date', direction: 'descending' }, expected: 'ascending' },
  { before: { column: 'sum', direction: 'ascending' }, expected: 'ascending' },
] as const)('pressing "date" after $before requests $expected', ({ before, expected }) => {
  expect(nextSort('date', before)).toEqual({ column: 'date', direction: expected });
});
