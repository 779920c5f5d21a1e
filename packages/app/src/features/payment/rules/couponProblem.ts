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

/** The service's reason where it gives one, else 'failed'. */
export function couponProblemOf(error: unknown): CouponProblem {
  if (!(error instanceof ApiError)) return 'failed';
  const problem: unknown = error.metadata?.['couponProblem'];
  if (isKnown(problem)) return problem;
  return error.status === 404 ? 'unknown' : 'failed';
}

/** Whether a pending code is kept for another try: the service did not reject it. */
export const isWorthKeeping = (error: unknown): boolean => couponProblemOf(error) === 'failed';
