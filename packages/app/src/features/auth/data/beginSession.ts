import type { Setter } from 'jotai';
import { isIdentityError, type ApiClient } from '@patient/api';
import type { Identity } from '@patient/api/identity';
import { typedLine } from '@patient/ui/text';
import { landingAfterSignIn, returnPath } from '../landing.ts';
import { assertPatient, fetchUser } from '#shared/patient/user.ts';
import type { Environment } from '#shared/environment.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { clientFor } from '#shared/service/client.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { pendingRegistrationAtom, resumeRegistrationAtom } from './pendingRegistration.ts';
import { sendCode } from './sendCode.ts';

/** Lazily loaded: few patients have a coupon. */
const loadCoupon = loadCode(() => import('#shared/coupon.ts'));

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in; for an unconfirmed account, sends another code and resolves to undefined. */
async function signInOrSendCode(identity: Identity, { email, password }: Credentials) {
  try {
    return await identity.signIn(email, password);
  } catch (error) {
    if (!isIdentityError(error, 'not-confirmed')) throw error;
  }
  await sendCode(identity, email);
  return undefined;
}

/**
 * Applies the coupon of a link (`pendingCouponCode`) to a registration. Otherwise the coupon stays pending for the next
 * payment step, which shows problems in its field. Never rejects, because a coupon must not prevent signing in.
 */
export async function applyPendingCoupon(
  environment: Pick<Environment, 'session' | 'toasts'>,
  client: ApiClient,
  patientId: string,
): Promise<void> {
  const { session } = environment;
  const code = session.pendingCoupon();
  if (code === undefined) return;
  try {
    const { applyCoupon } = await loadCoupon();
    const { productType } = await notifyOnError(environment, applyCoupon(client, { patientId, code }));
    if (productType !== undefined) session.takePendingCoupon();
  } catch {
    // The coupon stays pending.
  }
}

/**
 * Signs in at the identity service, checks the account, and only then stores the token. Resolves to the path to navigate to,
 * which is /register for an unconfirmed account or one without a patient or subscription. Rejects with IdentityError,
 * WrongUserError ('Wrong User!') or ApiError, and stores nothing then. The form shows all of them; a failed request also
 * shows a notification.
 */
export async function beginSession(
  environment: Environment,
  set: Setter,
  { email: emailInput, password }: Credentials,
): Promise<string> {
  const { session, loadIdentity } = environment;
  const identity = await loadIdentity();
  const email = typedLine(emailInput);
  const signedIn = await signInOrSendCode(identity, { email, password });
  if (signedIn === undefined) {
    set(resumeRegistrationAtom, { email, isConfirmed: false, password });
    return '/register';
  }
  const { token, expiresAt } = signedIn;
  try {
    const client = clientFor(environment, token);
    const user = await notifyOnError(environment, fetchUser(client, environment));
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
