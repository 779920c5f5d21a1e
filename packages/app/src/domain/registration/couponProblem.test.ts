import { expect, test } from 'vitest';
import { ApiError } from '@patient/api';
import { couponProblemOf, isWorthKeeping } from './couponProblem.ts';

const refusal = (status: number, couponProblem?: string) =>
  new ApiError({
    kind: status === 0 ? 'network' : 'http',
    status,
    message: 'no',
    operation: 'GET /api/patient/apply-coupon-login/{patientId}',
    metadata: couponProblem === undefined ? undefined : { couponProblem },
  });

test.each([
  [refusal(404, 'unknown'), 'unknown', false],
  [refusal(409, 'expired'), 'expired', false],
  [refusal(409, 'usedUp'), 'usedUp', false],
  [refusal(409, 'notForTreatment'), 'notForTreatment', false],
  [refusal(404), 'unknown', false],
  [refusal(409, 'somethingNew'), 'failed', true],
  [refusal(500), 'failed', true],
  [refusal(0), 'failed', true],
  [new Error('broken'), 'failed', true],
])('%# is %s', (error, problem, isKept) => {
  expect([couponProblemOf(error), isWorthKeeping(error)]).toEqual([problem, isKept]);
});
