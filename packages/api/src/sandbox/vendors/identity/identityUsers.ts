import { NOBODY } from '../../core/collections.ts';
import type { SandboxStore } from '../../core/store.ts';
import type { IdentityUsers } from './types.ts';

const SECRET = 'tokens';

/** The identity service's accounts, sessions and secret, kept in the sandbox's store. */
export function identityUsers(store: SandboxStore): IdentityUsers {
  return {
    get: (email) => store.get('identityUsers', NOBODY, email),
    put: (user) => store.put('identityUsers', NOBODY, user.email, user),
    getSession: (tokenHash) => store.get('identitySessions', NOBODY, tokenHash),
    putSession: (session) => store.put('identitySessions', NOBODY, session.tokenHash, session),
    deleteSession: (tokenHash) => {
      store.delete('identitySessions', NOBODY, tokenHash);
    },
    getSecret: () => store.get('identitySecrets', NOBODY, SECRET)?.secret,
    putSecret: (secret) => store.put('identitySecrets', NOBODY, SECRET, { secret }),
  };
}
