import { expect, test } from 'vitest';
import { maturityOf } from './maturity.ts';

test.each([
  [{ usedIn: [], usedBy: [], gaps: [], deprecated: undefined }, 'draft', 'No screen shows it yet.'],
  [
    { usedIn: ['payment'], usedBy: [], gaps: ['review'] as const, deprecated: undefined },
    'in use',
    'It lacks an accessibility review by hand.',
  ],
  [{ usedIn: [], usedBy: ['Table'], gaps: [], deprecated: undefined }, 'ready', ''],
  [{ usedIn: ['payment'], usedBy: [], gaps: [], deprecated: 'Use Dialog.' }, 'deprecated', 'Use Dialog.'],
])('%j is %s', (piece, grade, reason) => {
  expect(maturityOf(piece)).toEqual({ grade, reason });
});
