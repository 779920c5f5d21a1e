import type { IdentityUser, RefreshSession } from './types.ts';

/** Seeded account whose password verifier is made when it is first needed, since making it is slow. */
export interface SeededAccount {
  email: string;
  sub: string;
  /** Protects nothing: the sandbox holds no real patient. */
  password: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; the id is the email address. */
    identityUsers: IdentityUser;
    /** Owned by SHARED. */
    identitySessions: RefreshSession;
    /** Owned by SHARED; the secret that signs tokens. */
    identitySecrets: { secret: string };
    /** Owned by SHARED; the id is the email address. Seeded accounts that have not signed in yet. */
    accounts: SeededAccount;
  }
}
