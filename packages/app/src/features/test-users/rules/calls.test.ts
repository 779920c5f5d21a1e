import { describe, expect, test } from 'vitest';
import { callsTo, StepMissingError, type CallsOptions } from './calls.ts';
import type { PointId } from './points.ts';

const way = (own: Partial<CallsOptions>): string[] =>
  callsTo({ point: 'inReview', productType: 'ed', hasCoupon: false, ...own }).map(({ id }) => id);

const begun = ['place', 'email', 'phone', 'signUp', 'signIn', 'patient', 'subscription'];
const common = [...begun, 'globalAnswers', 'next globalQuestions'];
const answered = [...common, 'answers', 'next questions'];
const chosen = [...answered, 'plan', 'next treatment'];
const paid = [...chosen, 'address', 'hold', 'next payment'];
const seen = [...paid, 'cardID', 'selfie', 'next photo'];

describe('calls of an ed patient', () => {
  test.each<[PointId, readonly string[]]>([
    ['globalQuestions', begun],
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
    expect(way({ order })).toEqual([...begun, ...end]);
  });

  test('without the step of the point is an error', () => {
    expect(() => way({ point: 'photoId', order: ['questions', 'payment', 'done'] })).toThrow(
      StepMissingError,
    );
  });
});
