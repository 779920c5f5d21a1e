import type { Session } from '../session/session.ts';
import type { StorageLike } from '../session/storage.ts';
import { createIdentity, type Identity } from './createIdentity.ts';
import type { IdentityAddress } from './revocation.ts';
import { createTokenStorage } from './tokenStorage.ts';

/** Options of {@link connectIdentity}. */
export interface IdentityConnection extends IdentityAddress {
  readonly userPoolId: string;
  readonly storage: StorageLike | undefined;
  readonly session: Pick<Session, 'read' | 'onChange'>;
  /** Ends sessions at the identity service. */
  readonly revoke: (refreshTokens: readonly string[]) => void;
}

/** Creates an identity client that stores tokens on the device only during a session; see `TokenStorage`. */
export function connectIdentity(options: IdentityConnection): Identity {
  const { identityUrl, userPoolId, userPoolClientId, storage, session, revoke } = options;
  const tokens = createTokenStorage(storage, () => session.read().loggedIn);
  const discard = () => revoke(tokens.discard());
  session.onChange(() => {
    const { loggedIn, token } = session.read();
    if (loggedIn && token !== undefined) revoke(tokens.commit(token));
  });
  const identity = createIdentity({
    endpoint: identityUrl,
    userPoolId,
    clientId: userPoolClientId,
    storage: tokens,
  });
  return {
    ...identity,
    async signIn(email, password) {
      discard();
      tokens.stage();
      try {
        return await identity.signIn(email, password);
      } catch (error) {
        discard();
        throw error;
      }
    },
    async refresh() {
      // Another tab may have signed in since: its session must not be renewed with the tokens of this sign-in.
      if (session.read().loggedIn) discard();
      return identity.refresh();
    },
    async signOut() {
      discard();
    },
  };
}
