import { SHARED } from '../../core/collections.ts';
import type { SandboxStore } from '../../core/store.ts';
import type { IdentityUsers } from './types.ts';

const SECRET = 'tokens';

/** Accounts, sessions and secret of the identity service in the store of the sandbox. */
export function identityUsers(store: SandboxStore): IdentityUsers {
  return {
    get: (email) => store.get('identityUsers', SHARED, email),
    put: (user) => store.put('identityUsers', SHARED, user.email, user),
    getSession: (tokenHash) => store.get('identitySessions', SHARED, tokenHash),
    putSession: (session) => store.put('identitySessions', SHARED, session.tokenHash, session),
    deleteSession: (tokenHash) => {
      store.delete('identitySessions', SHARED, tokenHash);
    },
    getSecret: () => store.get('identitySecrets', SHARED, SECRET)?.secret,
    putSecret: (secret) => store.put('identitySecrets', SHARED, SECRET, { secret }),
  };
}
