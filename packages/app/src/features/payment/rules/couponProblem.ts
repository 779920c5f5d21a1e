import { ApiError } from '@patient/api';

/** Why a coupon is rejected (decisions, "Treatments and prices"); `refused` is without a known reason. */
export type CouponProblem =
  | 'unknown'
  | 'expired'
  | 'usedUp'
  | 'notForTreatment'
  | 'needsMonthly'
  | 'needsQuarterly'
  | 'onlyToReactivate'
  | 'refused'
  | 'failed';

const known: readonly string[] = [
  'unknown',
  'expired',
  'usedUp',
  'notForTreatment',
  'needsMonthly',
  'needsQuarterly',
  'onlyToReactivate',
] satisfies CouponProblem[];

const isKnown = (problem: unknown): problem is CouponProblem =>
  typeof problem === 'string' && known.includes(problem);

/** The service's reason to reject a coupon; undefined for an error that names none. */
export function namedCouponProblem(error: unknown): CouponProblem | undefined {
  const problem: unknown = error instanceof ApiError ? error.metadata?.['couponProblem'] : undefined;
  return isKnown(problem) ? problem : undefined;
}

/** Client errors after which the same request may succeed. */
const PASSING: readonly number[] = [401, 408, 429];

function unnamedProblem(error: unknown): CouponProblem {
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'failed';
  if (error.status === 404) return 'unknown';
  return error.status < 500 && !PASSING.includes(error.status) ? 'refused' : 'failed';
}

/** Why a code could not be applied: the service's reason, or what its status says. */
export const couponProblemOf = (error: unknown): CouponProblem =>
  namedCouponProblem(error) ?? unnamedProblem(error);

/** Whether the service may lack the call: it names no reason for its 404. */
export const mayLackCall = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && namedCouponProblem(error) === undefined;

/** Whether a pending code is kept for another try: the service did not reject it. */
export const isWorthKeeping = (error: unknown): boolean => couponProblemOf(error) === 'failed';
