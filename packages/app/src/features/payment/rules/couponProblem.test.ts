import { expect, test } from 'vitest';
import { ApiError, type ErrorMetadata } from '@patient/api';
import { couponProblemOf, isWorthKeeping, mayLackCall } from './couponProblem.ts';

const refusal = (status: number, metadata?: ErrorMetadata) =>
  new ApiError({
    kind: status === 0 ? 'network' : 'http',
    status,
    message: 'no',
    operation: 'POST /api/patient/apply-coupon-login',
    metadata,
  });

test.each([
  [refusal(404, { couponProblem: 'unknown' }), 'unknown', false],
  [refusal(409, { couponProblem: 'expired' }), 'expired', false],
  [refusal(409, { couponProblem: 'usedUp' }), 'usedUp', false],
  [refusal(409, { couponProblem: 'notForTreatment' }), 'notForTreatment', false],
  [refusal(409, { couponProblem: 'needsQuarterly' }), 'needsQuarterly', false],
  [refusal(409, { couponProblem: 'onlyToReactivate' }), 'onlyToReactivate', false],
  [refusal(404), 'unknown', false],
  [refusal(409, { reason: 'new' }), 'refused', false],
  [refusal(409), 'refused', false],
  [refusal(429), 'failed', true],
  [refusal(500), 'failed', true],
  [refusal(0), 'failed', true],
  [new Error('broken'), 'failed', true],
])('%# is %s', (error, problem, isKept) => {
  expect([couponProblemOf(error), isWorthKeeping(error)]).toEqual([problem, isKept]);
});

test.each([
  [refusal(404), true],
  [refusal(404, { couponProblem: 'unknown' }), false],
  [refusal(409), false],
  [refusal(0), false],
])('%# may lack the call: %s', (error, lacks) => expect(mayLackCall(error)).toBe(lacks));
