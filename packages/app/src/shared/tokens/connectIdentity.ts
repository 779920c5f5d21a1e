import { createIdentity, type Identity } from '@patient/api/identity';
import { createIdentityStorage } from './identityStorage.ts';
import type { IdentityAddress } from './revocation.ts';
import type { Session, StorageLike } from '../session/index.ts';

/** Parts of the app's identity client. */
export interface IdentityConnection extends IdentityAddress {
  readonly userPoolId: string;
  readonly storage: StorageLike | undefined;
  readonly session: Session;
  /** Ends sessions at the identity service. */
  readonly revoke: (refreshTokens: readonly string[]) => void;
}

/** Identity client whose tokens reach the device only with a session; see `IdentityStorage`. */
export function connectIdentity(options: IdentityConnection): Identity {
  const { identityUrl, userPoolId, userPoolClientId, storage, session, revoke } = options;
  const tokens = createIdentityStorage(storage, () => session.read().loggedIn);
  const giveUp = () => revoke(tokens.discard());
  session.onChange(() => {
    const { loggedIn, token } = session.read();
    if (loggedIn && token !== undefined) revoke(tokens.keep(token));
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
      giveUp();
      tokens.stage();
      try {
        return await identity.signIn(email, password);
      } catch (error) {
        giveUp();
        throw error;
      }
    },
    async refresh() {
      // Staged tokens may be those of somebody whom another tab has signed in over: they must not renew that session.
      if (session.read().loggedIn) giveUp();
      return identity.refresh();
    },
    async signOut() {
      giveUp();
    },
  };
}
