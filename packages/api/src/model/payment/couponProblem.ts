import { ApiError } from '../../client/apiError.ts';

const PROBLEMS = [
  'unknown',
  'expired',
  'usedUp',
  'notForTreatment',
  'needsMonthly',
  'needsQuarterly',
  'onlyToReactivate',
] as const;

/** Why a coupon is rejected (decisions, "Treatments and prices"); `refused` has no known reason. */
export type CouponProblem = (typeof PROBLEMS)[number] | 'refused' | 'failed';

/** The service's reason for rejecting a coupon; undefined if the error has none. */
export function namedCouponProblem(error: unknown): CouponProblem | undefined {
  const problem: unknown = error instanceof ApiError ? error.metadata?.['couponProblem'] : undefined;
  return PROBLEMS.find((name) => name === problem);
}

/** Client errors after which the same request may succeed. */
const RETRYABLE_STATUSES: readonly number[] = [401, 408, 429];

/** Why a code could not be applied: the service's reason, or one derived from the HTTP status. */
export function couponProblemOf(error: unknown): CouponProblem {
  const named = namedCouponProblem(error);
  if (named !== undefined) return named;
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'failed';
  if (error.status === 404) return 'unknown';
  return error.status < 500 && !RETRYABLE_STATUSES.includes(error.status) ? 'refused' : 'failed';
}
