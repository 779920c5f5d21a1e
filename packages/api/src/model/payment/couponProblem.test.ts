import { expect, test } from 'vitest';
import { ApiError, type ErrorMetadata } from '../../client/apiError.ts';
import { couponProblemOf } from './couponProblem.ts';

const refusal = (status: number, metadata?: ErrorMetadata) =>
  new ApiError({
    kind: status === 0 ? 'network' : 'http',
    status,
    message: 'no',
    operation: 'GET /api/patient/apply-coupon-login/{patientId}',
    metadata,
  });

test.each([
  [refusal(404, { couponProblem: 'unknown' }), 'unknown'],
  [refusal(409, { couponProblem: 'expired' }), 'expired'],
  [refusal(409, { couponProblem: 'usedUp' }), 'usedUp'],
  [refusal(409, { couponProblem: 'notForTreatment' }), 'notForTreatment'],
  [refusal(409, { couponProblem: 'needsQuarterly' }), 'needsQuarterly'],
  [refusal(409, { couponProblem: 'onlyToReactivate' }), 'onlyToReactivate'],
  [refusal(404), 'unknown'],
  [refusal(409, { reason: 'new' }), 'refused'],
  [refusal(409), 'refused'],
  [refusal(429), 'failed'],
  [refusal(500), 'failed'],
  [refusal(0), 'failed'],
  [new Error('broken'), 'failed'],
])('error %# is the problem "%s"', (error, problem) => expect(couponProblemOf(error)).toBe(problem));
