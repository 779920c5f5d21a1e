import { unwrap, unwrapOne, type ApiClient } from '@patient/api';
import { couponHolder } from '#shared/patient/couponHolder.ts';
import type { Environment } from '#shared/environment.ts';
import { notifyFailure } from '#shared/service/notify.ts';

/**
 * Applies the coupon of a link (`pendingCouponCode`) for the patient who signs in. The code stays pending until a
 * registration has the coupon: the next payment step applies it, or shows in its field why it can't be used. Never
 * rejects, since a coupon must not stop a sign-in.
 */
export async function applyPendingCoupon(
  code: string,
  environment: Pick<Environment, 'session' | 'toasts'>,
  client: ApiClient,
  patientId: string,
): Promise<void> {
  try {
    const coupon = await unwrapOne(
      client.GET('/api/patient/apply-coupon-login/{patientId}', {
        params: { path: { patientId }, query: { code } },
      }),
    );
    const subscriptions = await unwrap(
      client.GET('/api/subscriptions', { params: { query: { patientId } } }),
    );
    if (couponHolder(subscriptions, coupon) !== undefined) environment.session.takePendingCoupon();
  } catch (error) {
    // The code stays pending: the field of the next payment step shows why it can't be used.
    notifyFailure(environment, error);
  }
}
