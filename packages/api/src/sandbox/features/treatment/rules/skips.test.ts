import { expect, test } from 'vitest';
import { skipsLeft } from './skips.ts';

const record = { _id: 's', productType: 'wl', patientId: 'p' } as const;

test.each([
  ['active', undefined, 3],
  ['active', 0, 3],
  ['active', 1, 2],
  ['active', 3, 0],
  ['active', 4, 0],
  ['pause', 1, undefined],
  ['pending', undefined, undefined],
  ['cancel', 0, undefined],
])('skips: %s with %s skipped periods: %s left', (status, skipPeriods, left) => {
  expect(skipsLeft({ ...record, status, ...(skipPeriods !== undefined && { skipPeriods }) })).toBe(left);
});
