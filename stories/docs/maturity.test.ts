import { expect, test } from 'vitest';
import { maturityOf } from './maturity.ts';

test.each([
  [{ usedIn: [], usedBy: [], gaps: [] }, 'draft', 'No screen shows it yet.'],
  [
    { usedIn: ['payment'], usedBy: [], gaps: ['review'] as const },
    'in use',
    'It lacks an accessibility review by hand.',
  ],
  [{ usedIn: [], usedBy: ['Table'], gaps: [] }, 'ready', ''],
])('%j is %s', (piece, grade, reason) => {
  expect(maturityOf(piece)).toEqual({ grade, reason });
});
