import { ApiError, createClient, unwrapOne } from '@patient/api';
import type { Environment } from '../../../shared/environment.ts';

/** Whether the service rejected the coupon; otherwise, as when offline, another try can succeed. */
const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status < 500 && error.status !== 429;

/**
 * Applies the coupon of a link (`pendingCouponCode`) for the patient who signs in. The code stays pending if the service
 * could not answer. Never rejects and does not notify: a coupon must not stop a sign-in, and payment shows it.
 */
export async function applyPendingCoupon(
  environment: Pick<Environment, 'session' | 'serviceUrl'>,
  token: string,
  patientId: string,
): Promise<void> {
  const { session, serviceUrl } = environment;
  const code = session.takePendingCoupon();
  if (code === undefined) return;
  try {
    const client = createClient({ baseUrl: serviceUrl, getToken: async () => token });
    const params = { path: { patientId }, query: { code } };
    await unwrapOne(client.GET('/api/patient/apply-coupon-login/{patientId}', { params }));
  } catch (error) {
    if (!isRejection(error)) session.savePendingCoupon(code);
  }
}
