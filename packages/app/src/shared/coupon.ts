import { unwrap, unwrapOne, type ApiClient, type Coupon, type ProductType } from '@patient/api';

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
