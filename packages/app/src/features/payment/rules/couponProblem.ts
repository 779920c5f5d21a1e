import { ApiError } from '@patient/api';

/** Why a coupon is rejected (decisions, "Treatments and prices"). */
export type CouponProblem = 'unknown' | 'expired' | 'usedUp' | 'notForTreatment' | 'failed';

const known: readonly string[] = [
  'unknown',
  'expired',
  'usedUp',
  'notForTreatment',
] satisfies CouponProblem[];

const isKnown = (problem: unknown): problem is CouponProblem =>
  typeof problem === 'string' && known.includes(problem);

/** The service's reason to reject a coupon; undefined for an error that names none. */
export function namedCouponProblem(error: unknown): CouponProblem | undefined {
  const problem: unknown = error instanceof ApiError ? error.metadata?.['couponProblem'] : undefined;
  return isKnown(problem) ? problem : undefined;
}

/** Why a code could not be applied: the service's reason where it gives one, else 'failed'. */
export const couponProblemOf = (error: unknown): CouponProblem =>
  namedCouponProblem(error) ?? (error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed');

/** Whether a pending code is kept for another try: the service did not reject it. */
export const isWorthKeeping = (error: unknown): boolean => couponProblemOf(error) === 'failed';
