import { ApiError, unwrap, unwrapOne, type ApiClient, type Coupon, type ProductType } from '@patient/api';

/** Code of a patient. */
export interface CouponCode {
  readonly patientId: string;
  readonly code: string;
}

/** A coupon that was applied, and where. */
export interface AppliedCoupon {
  readonly coupon: Coupon;
  /** Treatment in registration that it is on; undefined where the next payment has to apply it. */
  readonly productType: ProductType | undefined;
}

/**
 * Finds the coupon of a code. The service also puts it on a registration that it is for. Rejects with ApiError where it
 * can't be used (metadata.couponProblem).
 */
export const findCoupon = (client: ApiClient, { patientId, code }: CouponCode): Promise<Coupon> =>
  unwrapOne(
    client.GET('/api/patient/apply-coupon-login/{patientId}', {
      params: { path: { patientId }, query: { code } },
    }),
  );

/** Applies the coupon of a code, and finds out which registration has it. Rejects as {@link findCoupon}. */
export async function applyCoupon(client: ApiClient, asked: CouponCode): Promise<AppliedCoupon> {
  const coupon = await findCoupon(client, asked);
  const listed = unwrap(
    client.GET('/api/subscriptions', { params: { query: { patientId: asked.patientId } } }),
  );
  const subscriptions = await listed.catch(() => []);
  const holder = subscriptions.find(
    ({ status, coupons }) =>
      status === 'in_progress' && (coupons ?? []).some(({ _id }) => _id === coupon._id),
  );
  return { coupon, productType: holder?.productType };
}

const known = [
  'unknown',
  'expired',
  'usedUp',
  'notForTreatment',
  'needsMonthly',
  'needsQuarterly',
  'onlyToReactivate',
] as const;

/** Why a coupon is rejected (decisions, "Treatments and prices"); `refused` is without a known reason. */
export type CouponProblem = (typeof known)[number] | 'refused' | 'failed';

/** The service's reason to reject a coupon; undefined for an error that names none. */
export function namedCouponProblem(error: unknown): CouponProblem | undefined {
  const problem: unknown = error instanceof ApiError ? error.metadata?.['couponProblem'] : undefined;
  return known.find((name) => name === problem);
}

/** Client errors after which the same request may succeed. */
const PASSING: readonly number[] = [401, 408, 429];

/** Why a code could not be applied: the service's reason, or what its status says. */
export function couponProblemOf(error: unknown): CouponProblem {
  const named = namedCouponProblem(error);
  if (named !== undefined) return named;
  if (!(error instanceof ApiError) || error.kind !== 'http') return 'failed';
  if (error.status === 404) return 'unknown';
  return error.status < 500 && !PASSING.includes(error.status) ? 'refused' : 'failed';
}
