import { DEFAULT_STEPS } from '@patient/api/model';
import { expect, test } from 'vitest';
import { POINTS, pointsFor, takesCoupon, type PointId } from './points.ts';

const STAND_IN = { isStripeMock: true, isProviderChecking: false };

const every = POINTS.map(({ id }) => id);
const upToCard: readonly PointId[] = every.slice(0, 6);

test.each([
  ['the stand-in takes cards', STAND_IN, every],
  ['the provider itself does', { ...STAND_IN, isStripeMock: false }, upToCard],
  ['the provider looks at the person', { ...STAND_IN, isProviderChecking: true }, [...upToCard, 'photoId']],
  ['it does both', { isStripeMock: false, isProviderChecking: true }, upToCard],
])('where %s', (_where, service, reachable) => {
  const points = pointsFor(service);
  expect(points.filter(({ reason }) => reason === undefined).map(({ id }) => id)).toEqual(reachable);
  // The others are shown as well, and say why.
  expect(points.map(({ id }) => id)).toEqual(every);
});

test('every step before the end of registration has a point, in its order', () => {
  const steps = [...new Set(POINTS.map(({ step }) => step))];
  expect(steps).toEqual(DEFAULT_STEPS.filter((step) => step !== 'done'));
});

test('a coupon is asked for from the card on', () => {
  expect(every.filter(takesCoupon)).toEqual(['paymentCard', 'photoId', 'photoSelfie', 'summary', 'inReview']);
});
