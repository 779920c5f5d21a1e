import type { IdentityUser, RefreshSession } from './types.ts';

/** Seeded account whose password verifier is created on first use, as creating it is slow. */
export interface SeededAccount {
  email: string;
  sub: string;
  /** Not a secret, as the sandbox contains no real patient data. */
  password: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; the id is the email address. */
    identityUsers: IdentityUser;
    /** Owned by SHARED. */
    identitySessions: RefreshSession;
    /** Owned by SHARED; secret that signs tokens. */
    identitySecrets: { secret: string };
    /** Owned by SHARED; the id is the email address. Seeded accounts that have not signed in yet. */
    accounts: SeededAccount;
  }
}
