import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query';
import { unwrapOne } from '@patient/api';
import { landingAfterSignIn } from '../domain/guards.ts';
import { assertPatient } from '../domain/user.ts';
import { environmentAtom } from '../environment.ts';

/** What a patient signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in at the identity service, looks who came, and only then keeps the token. Resolves to the path that
 * signing in leads to. Rejects with IdentityError, WrongUserError ('Wrong User!'; nothing is kept) or ApiError.
 */
export const signInAtom = atomWithMutation<string, Credentials, Error>((get) => {
  const { session, loadIdentity, clientFor } = get(environmentAtom);
  const cache = get(queryClientAtom);
  return {
    mutationKey: ['signIn'],
    mutationFn: async ({ email, password }) => {
      const identity = await loadIdentity();
      const { token, expiresAt } = await identity.signIn(email.trim(), password);
      try {
        const user = await unwrapOne(clientFor(token).GET('/me'));
        assertPatient(user.roles);
        cache.clear();
        session.signIn({
          token,
          expDate: expiresAt,
          status: user.patient?.status ?? 'active',
        });
        session.setProductTypes((user.subscriptions ?? []).map(({ productType }) => productType));
        cache.setQueryData(['me'], user);
      } catch (error) {
        await identity.signOut().catch(() => undefined);
        throw error;
      }
      const { status } = session.read();
      return landingAfterSignIn(status, session.takeDeepLink());
    },
  };
});
