import type { IdentityUser, IdentityUsers, RefreshSession } from '../types.ts';

/** Accounts in memory, for tests. Values are copied, as in a database. */
export function memoryUsers(): IdentityUsers & { clear: () => void } {
  const users = new Map<string, IdentityUser>();
  const sessions = new Map<string, RefreshSession>();
  let secret: string | undefined;
  return {
    get: (email) => structuredClone(users.get(email)),
    put: (user) => void users.set(user.email, structuredClone(user)),
    getSession: (tokenHash) => structuredClone(sessions.get(tokenHash)),
    putSession: (session) => void sessions.set(session.tokenHash, structuredClone(session)),
    deleteSession: (tokenHash) => void sessions.delete(tokenHash),
    getSecret: () => secret,
    putSecret: (next) => {
      secret = next;
    },
    clear: () => {
      users.clear();
      sessions.clear();
      secret = undefined;
    },
  };
}
