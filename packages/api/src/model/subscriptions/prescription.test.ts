import { expect, test } from 'vitest';
import { isPrescribed } from './prescription.ts';

test.each([
  [{ review: { value: 'pending' } }, false],
  [{ review: { value: 'declined' } }, false],
  [{ review: { value: 'approved' } }, true],
  ['renewed', true],
] as const)('prescription: %j: prescribed is %s', (state, expected) => {
  const renewed = { review: { value: 'pending' }, sequencePaymentPeriod: 3 };
  expect(isPrescribed(state === 'renewed' ? renewed : state)).toBe(expected);
});
