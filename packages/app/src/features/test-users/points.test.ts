import { DEFAULT_STEPS } from '@patient/api/model';
import { expect, test } from 'vitest';
import { POINTS, takesCoupon, unreachable } from './points.ts';

const every = POINTS.map(({ id }) => id);
const upToCard = every.slice(0, 6);

test.each([
  ['the mock handles cards', true, false, every],
  ['the provider handles cards', false, false, upToCard],
  ['the provider checks the person', true, true, [...upToCard, 'photoId']],
  ['it does both', false, true, upToCard],
])('points that can be chosen if %s', (_where, isStripeMock, isProviderChecking, reachable) => {
  expect(every.filter((point) => unreachable(point, isStripeMock, isProviderChecking) === undefined)).toEqual(
    reachable,
  );
});

test('has points for every step, in order', () => {
  expect([...new Set(POINTS.map(({ step }) => step))]).toEqual(DEFAULT_STEPS);
});

test('a coupon can be entered from the card on', () => {
  expect(every.filter(takesCoupon)).toEqual(['paymentCard', 'photoId', 'photoSelfie', 'summary', 'inReview']);
});
