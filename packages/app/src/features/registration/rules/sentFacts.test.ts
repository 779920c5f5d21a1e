import { DEFAULT_STEPS } from '@patient/api/model';
import { expect, test } from 'vitest';
import { heldSum, identityText, lastSubmitted, photoCount } from './sentFacts.ts';

test.each([
  [false, DEFAULT_STEPS, 'Photo of your ID and photo of you'],
  [true, DEFAULT_STEPS, 'Checked by our partner Stripe. Your doctor only gets the result.'],
  [undefined, DEFAULT_STEPS, 'Photo ID and selfie'],
  [false, ['questions', 'summary'], 'Already confirmed'],
])('where it is %s that the provider checks identity, in %j: %s', (isProviderChecking, steps, text) => {
  expect(identityText(isProviderChecking, steps)).toBe(text);
});

test.each([
  [1, '1 photo'],
  [3, '3 photos'],
])('%d: %s', (count, text) => {
  expect(photoCount(count)).toBe(text);
});

test.each([
  [[], undefined],
  [[{ status: 'pending', sum: 3900 }], undefined],
  [
    [
      { status: 'success', sum: 100 },
      { status: 'hold', sum: 3900 },
      { status: 'pending', sum: 4200 },
    ],
    3900,
  ],
])('of the charges %j, %s is held', (charges, sum) => {
  expect(heldSum(charges)).toBe(sum);
});

interface Known {
  readonly id: string;
  readonly registrationDoneDate?: string;
}

const older: Known = { id: 'older', registrationDoneDate: '2026-01-01T00:00:00.000Z' };
const newer: Known = { id: 'newer', registrationDoneDate: '2026-03-01T00:00:00.000Z' };
const open: Known = { id: 'open' };

test('the registration handed in last, whatever the order', () => {
  expect(lastSubmitted([newer, older, open])).toBe(newer);
  expect(lastSubmitted([open])).toBeUndefined();
});
