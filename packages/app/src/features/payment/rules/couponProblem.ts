import { ApiError } from '@patient/api';

/** Why a coupon is not taken (decisions, "Treatments and prices"). */
export type CouponProblem = 'unknown' | 'expired' | 'usedUp' | 'notForTreatment' | 'failed';

const known: readonly string[] = [
  'unknown',
  'expired',
  'usedUp',
  'notForTreatment',
] satisfies CouponProblem[];

const isKnown = (problem: unknown): problem is CouponProblem =>
  typeof problem === 'string' && known.includes(problem);

/** What a refusal says of the coupon: the service's reason where it gives one, else that it could not be checked. */
export function couponProblemOf(error: unknown): CouponProblem {
  if (!(error instanceof ApiError)) return 'failed';
  const problem: unknown = error.metadata?.['couponProblem'];
  if (isKnown(problem)) return problem;
  return error.status === 404 ? 'unknown' : 'failed';
}

/** Whether a code that came along is worth another try: nobody has said no to it. */
export const isWorthKeeping = (error: unknown): boolean => couponProblemOf(error) === 'failed';
