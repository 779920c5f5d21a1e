import type { Setter } from 'jotai';
import { unwrapOne } from '@patient/api';
import { notifyOnError } from '../../../shared/service/notify.ts';
import { landingAfterSignIn } from '../rules/landing.ts';
import { assertPatient } from '../rules/user.ts';
import type { Environment } from '../../../shared/environment.ts';
import { clientFor } from '../../../shared/service/client.ts';
import { pendingRegistrationAtom } from './pendingRegistration.ts';

/** What a patient signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

async function begin(
  environment: Environment,
  set: Setter,
  { email, password }: Credentials,
): Promise<string> {
  const { session, loadIdentity } = environment;
  const identity = await loadIdentity();
  const { token, expiresAt } = await identity.signIn(email.trim(), password);
  try {
    const user = await unwrapOne(clientFor(environment, token).GET('/me'));
    assertPatient(user.roles);
    const { patient, subscriptions = [] } = user;
    const status = patient?.status ?? 'register';
    if (patient === undefined || (status === 'register' && subscriptions.length === 0)) {
      set(pendingRegistrationAtom, {
        email: user.email,
        isConfirmed: true,
        hasPatient: patient !== undefined,
      });
      return '/register';
    }
    session.signIn({ token, expDate: expiresAt, status });
    session.setProductTypes(subscriptions.map(({ productType }) => productType));
    return landingAfterSignIn(status, session.takeDeepLink());
  } catch (error) {
    await identity.signOut().catch(() => undefined);
    throw error;
  }
}

/**
 * Signs in at the identity service, looks who came, and only then keeps the token. Resolves to the path that signing
 * in leads to. Rejects with IdentityError, WrongUserError ('Wrong User!'; nothing is kept) or ApiError, which the
 * notification tells too.
 */
export const beginSession = (
  environment: Environment,
  set: Setter,
  credentials: Credentials,
): Promise<string> => notifyOnError(environment, begin(environment, set, credentials));
