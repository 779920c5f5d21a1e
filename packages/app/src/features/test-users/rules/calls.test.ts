import { DEFAULT_STEPS } from '@patient/api/model';
import { describe, expect, test } from 'vitest';
import { callsTo, POINTS, takesCoupon, unreachable, type CallsOptions } from './calls.ts';

const way = (own: Partial<CallsOptions>): string[] =>
  callsTo({ point: 'inReview', productType: 'ed', hasCoupon: false, ...own }).map(({ id }) => id);

const signedUp = ['place', 'email', 'phone', 'signUp', 'signIn', 'patient', 'subscription'];
const common = [...signedUp, 'globalAnswers', 'next globalQuestions'];
const answered = [...common, 'answers', 'next questions'];
const chosen = [...answered, 'plan', 'next treatment'];
const paid = [...chosen, 'address', 'hold', 'next payment'];
const seen = [...paid, 'cardID', 'selfie', 'next photo'];

describe('calls of an ed patient', () => {
  test.each<[string, readonly string[]]>([
    ['globalQuestions', signedUp],
    ['questions', common],
    ['questionsHalfway', [...common, 'halfAnswers']],
    ['treatment', answered],
    ['paymentAddress', chosen],
    ['paymentCard', [...chosen, 'address']],
    ['photoId', paid],
    ['photoSelfie', [...paid, 'cardID']],
    ['summary', seen],
    ['inReview', [...seen, 'submit']],
  ])('to %s', (point, calls) => expect(way({ point })).toEqual(calls));
});

test.each([
  ['ed', false],
  ['hl', false],
  ['wl', true],
  ['ag', true],
] as const)('%s begins with height and weight: %s', (productType, isMeasured) => {
  expect(way({ productType, point: 'treatment' }).includes('measures')).toBe(isMeasured);
  expect(way({ productType, point: 'questionsHalfway' }).includes('measures')).toBe(isMeasured);
});

test.each([
  ['paymentAddress', []],
  ['paymentCard', ['address', 'coupon']],
  ['photoId', ['address', 'coupon', 'hold', 'next payment']],
] as const)('with a coupon, to %s', (point, end) => {
  const calls = way({ point, hasCoupon: true });
  expect(calls.slice(calls.indexOf('next treatment') + 1)).toEqual(end);
});

describe('an order of the subscription’s own', () => {
  test('is followed, and an unknown step is only passed', () => {
    const order = ['questions', 'consultation', 'payment', 'summary', 'done'];
    const end = [
      'answers',
      'next questions',
      'next consultation',
      'address',
      'hold',
      'next payment',
      'submit',
    ];
    expect(way({ order })).toEqual([...signedUp, ...end]);
  });

  test('without the step of the point is an error', () => {
    expect(() => way({ point: 'photoId', order: ['questions', 'payment', 'done'] })).toThrow(
      'without a step called “photo”',
    );
  });
});

const every = POINTS.map(({ id }) => id);
const upToCard = every.slice(0, 6);

test.each([
  ['the mock takes cards', true, false, every],
  ['the provider takes cards', false, false, upToCard],
  ['the provider checks the person', true, true, [...upToCard, 'photoId']],
  ['it does both', false, true, upToCard],
])('points that can be chosen where %s', (_where, isStripeMock, isProviderChecking, reachable) => {
  expect(every.filter((point) => unreachable(point, isStripeMock, isProviderChecking) === undefined)).toEqual(
    reachable,
  );
});

test('every step before the end of registration has a point, in its order', () => {
  const steps = [...new Set(POINTS.map(({ step }) => step))];
  expect(steps).toEqual(DEFAULT_STEPS.filter((step) => step !== 'done'));
});

test('a coupon can be entered from the card on', () => {
  expect(every.filter(takesCoupon)).toEqual(['paymentCard', 'photoId', 'photoSelfie', 'summary', 'inReview']);
});
