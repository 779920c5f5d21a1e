import type { Setter } from 'jotai';
import { IdentityError, unwrapOne, type ApiClient } from '@patient/api';
import type { Identity } from '@patient/api/identity';
import { landingAfterSignIn, returnPath } from '../rules/landing.ts';
import { assertPatient } from '#shared/patient/user.ts';
import type { Environment } from '#shared/environment.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { clientFor } from '#shared/service/client.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { pendingRegistrationAtom } from './pendingRegistration.ts';

/** Few have a coupon. */
const loadCoupon = loadCode(() => import('#shared/coupon.ts'));

/** What a patient signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const isOf = (error: unknown, code: IdentityError['code']): boolean =>
  error instanceof IdentityError && error.code === code;

/** Signs in; undefined for an account whose emailed code was never entered, to which another one is sent. */
async function signInOrSendCode(identity: Identity, { email, password }: Credentials) {
  try {
    return await identity.signIn(email, password);
  } catch (error) {
    if (!isOf(error, 'not-confirmed')) throw error;
  }
  await identity.resendSignUpCode(email).catch((error: unknown) => {
    // One of those that were sent may still be entered.
    if (!isOf(error, 'too-many')) throw error;
  });
  return undefined;
}

/**
 * Applies the coupon of a link (`pendingCouponCode`). It stays pending until a registration has it: the next payment step
 * applies it, or shows in its field why it can't be used. Never rejects, since a coupon must not stop a sign-in.
 */
export async function applyPendingCoupon(
  environment: Pick<Environment, 'session' | 'toasts'>,
  client: ApiClient,
  patientId: string,
): Promise<void> {
  const { session } = environment;
  const code = session.takePendingCoupon();
  if (code === undefined) return;
  // Until the calls have ended: the page may be left.
  session.savePendingCoupon(code);
  try {
    const { applyCoupon } = await loadCoupon();
    const { productType } = await notifyOnError(environment, applyCoupon(client, { patientId, code }));
    if (productType !== undefined) session.takePendingCoupon();
  } catch {
    // It stays pending.
  }
}

/**
 * Signs in at the identity service, looks who came, and only then keeps the token. Resolves to the path that signing
 * in leads to: /register for an account without a patient, or one that waits for its emailed code. Rejects with
 * IdentityError, WrongUserError ('Wrong User!'; nothing is kept) or ApiError. The form shows each of them; for a call
 * to the service, so does the notification.
 */
export async function beginSession(
  environment: Environment,
  set: Setter,
  { email: typed, password }: Credentials,
): Promise<string> {
  const { session, loadIdentity } = environment;
  const identity = await loadIdentity();
  const email = typed.trim();
  const signedIn = await signInOrSendCode(identity, { email, password });
  if (signedIn === undefined) {
    set(pendingRegistrationAtom, { email, isConfirmed: false, hasPatient: false, password });
    return '/register';
  }
  const { token, expiresAt } = signedIn;
  try {
    const client = clientFor(environment, token);
    const user = await notifyOnError(environment, unwrapOne(client.GET('/me')));
    assertPatient(user.roles);
    const { patient, subscriptions = [] } = user;
    const status = patient?.status ?? 'register';
    if (patient === undefined || (status === 'register' && subscriptions.length === 0)) {
      set(pendingRegistrationAtom, {
        email: user.email || email,
        isConfirmed: true,
        hasPatient: patient !== undefined,
      });
      return '/register';
    }
    await applyPendingCoupon(environment, client, patient._id);
    const ended = session.lastEnd();
    session.signIn({ token, expDate: expiresAt, status });
    session.setProductTypes(subscriptions.map(({ productType }) => productType));
    return landingAfterSignIn(status, session.takeDeepLink() ?? returnPath(ended, token));
  } catch (error) {
    await identity.signOut().catch(() => undefined);
    throw error;
  }
}
