import { ApiError, unwrap, unwrapOne, type ApiClient, type Coupon, type ProductType } from '@patient/api';

/** Coupon code entered by a patient. */
export interface CouponCode {
  readonly patientId: string;
  readonly code: string;
}

/** Applied coupon and its treatment. */
export interface AppliedCoupon {
  readonly coupon: Coupon;
  /** Treatment in registration that has the coupon; undefined if the next payment has to apply it. */
  readonly productType: ProductType | undefined;
}

/**
 * Finds the coupon of a code. The service also applies it to a matching registration.
 * @throws ApiError if the coupon can't be used (metadata.couponProblem)
 */
export const findCoupon = (client: ApiClient, { patientId, code }: CouponCode): Promise<Coupon> =>
  unwrapOne(
    client.GET('/api/patient/apply-coupon-login/{patientId}', {
      params: { path: { patientId }, query: { code } },
    }),
  );

/** Applies a coupon code and returns the registration that has it. Rejects like {@link findCoupon}. */
export async function applyCoupon(client: ApiClient, entered: CouponCode): Promise<AppliedCoupon> {
  const coupon = await findCoupon(client, entered);
  const listed = unwrap(
    client.GET('/api/subscriptions', { params: { query: { patientId: entered.patientId } } }),
  );
  const subscriptions = await listed.catch(() => []);
  const holder = subscriptions.find(
    ({ status, coupons }) =>
      status === 'in_progress' && (coupons ?? []).some(({ _id }) => _id === coupon._id),
  );
  return { coupon, productType: holder?.productType };
}

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
