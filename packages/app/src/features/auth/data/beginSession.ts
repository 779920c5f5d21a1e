import type { Setter } from 'jotai';
import { unwrapOne } from '@patient/api';
import { landingAfterSignIn } from '../rules/landing.ts';
import { returnPath } from '../rules/returnPath.ts';
import { assertPatient } from '../../../shared/patient/user.ts';
import type { Environment } from '../../../shared/environment.ts';
import { clientFor } from '../../../shared/service/client.ts';
import { applyPendingCoupon } from './applyPendingCoupon.ts';
import { pendingRegistrationAtom } from './pendingRegistration.ts';

/** What a patient signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in at the identity service, looks who came, and only then keeps the token. Resolves to the path that signing
 * in leads to. Rejects with IdentityError, WrongUserError ('Wrong User!'; nothing is kept) or ApiError. The form shows
 * each of them; for a call to the service, so does the notification.
 */
export async function beginSession(
  environment: Environment,
  set: Setter,
  { email, password }: Credentials,
): Promise<string> {
  const { session, loadIdentity } = environment;
  const identity = await loadIdentity();
  const { token, expiresAt } = await identity.signIn(email.trim(), password);
  try {
    const client = clientFor(environment, token);
    const user = await unwrapOne(client.GET('/me'));
    assertPatient(user.roles);
    const { patient, subscriptions = [] } = user;
    const status = patient?.status ?? 'register';
    if (patient === undefined || (status === 'register' && subscriptions.length === 0)) {
      set(pendingRegistrationAtom, {
        email: user.email || email.trim(),
        isConfirmed: true,
        hasPatient: patient !== undefined,
      });
      return '/register';
    }
    await applyPendingCoupon(session, client, patient._id);
    session.signIn({ token, expDate: expiresAt, status });
    session.setProductTypes(subscriptions.map(({ productType }) => productType));
    const [deepLink, ended] = [session.takeDeepLink(), session.takeLastEnd()];
    return landingAfterSignIn(status, deepLink ?? returnPath(ended, token));
  } catch (error) {
    await identity.signOut().catch(() => undefined);
    throw error;
  }
}
