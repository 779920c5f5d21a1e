import { expect, test } from 'vitest';
import { signed } from './signed.ts';

test.each([
  ['$1,234.50', false, '$1,234.50'],
  ['$0.00', false, '$0.00'],
  ['-$10.00', true, '$10.00'],
  ['−$10.00', true, '$10.00'],
  ['$-10.00', true, '$10.00'],
  ['($10.00)', true, '$10.00'],
  [' -$10.00 ', true, '$10.00'],
  ['Free', false, 'Free'],
])('%s: negative is %s, %s', (amount, isNegative, size) => {
  expect(signed(amount)).toEqual({ isNegative, size });
});
