import type { Getter, Setter } from 'jotai';
import { IdentityError, type StoredToken } from '@patient/api';
import type { Identity } from '@patient/api/identity';
import { environmentAtom } from '#shared/environment.ts';
import { type Credentials, pendingRegistrationAtom } from '#features/auth/index.ts';

/** Result of signing up. */
export interface CreatedAccount {
  /** Whether the account can sign in without a confirmation code. */
  readonly isConfirmed: boolean;
  /** Whether this attempt created the account; if so, it has no patient record yet. */
  readonly isNew: boolean;
}

/** Signed-in account of a registration. */
export interface OpenAccount extends Pick<CreatedAccount, 'isNew'> {
  readonly token: StoredToken;
}

/**
 * Creates an account, or reuses an existing one with the same password. That one comes from an earlier attempt that was
 * interrupted by a lost response or a reload. Rejects with IdentityError.
 */
export async function createOrReuseAccount(
  identity: Pick<Identity, 'signUp' | 'signIn'>,
  { email, password }: Credentials,
): Promise<CreatedAccount> {
  try {
    const { isConfirmed } = await identity.signUp(email, password);
    return { isConfirmed, isNew: true };
  } catch (exists) {
    if (!(exists instanceof IdentityError && exists.code === 'exists')) throw exists;
    return identity.signIn(email, password).then(
      () => ({ isConfirmed: true, isNew: false }),
      (error: unknown) => {
        if (error instanceof IdentityError && error.code === 'not-confirmed')
          return { isConfirmed: false, isNew: false };
        throw error instanceof IdentityError && error.code === 'wrong-credentials' ? exists : error;
      },
    );
  }
}

async function tokenOf(identity: Identity, { email, password }: Credentials, now: number) {
  const stored = await identity.currentToken();
  if (stored === undefined) return identity.signIn(email, password);
  return stored.expiresAt > now ? stored : identity.refresh();
}

/**
 * Creates the account and signs in, without repeating what an earlier attempt did. Resolves to undefined while the account
 * is unconfirmed. Rejects with IdentityError.
 */
export async function openAccount(
  get: Getter,
  set: Setter,
  credentials: Credentials,
): Promise<OpenAccount | undefined> {
  const { loadIdentity, now } = get(environmentAtom);
  const identity = await loadIdentity();
  const known = get(pendingRegistrationAtom);
  if (known?.email === credentials.email) {
    if (!known.isConfirmed) return undefined;
    return { token: await tokenOf(identity, credentials, now()), isNew: false };
  }
  const { isConfirmed, isNew } = await createOrReuseAccount(identity, credentials);
  set(pendingRegistrationAtom, { email: credentials.email, isConfirmed, hasPatient: false });
  if (!isConfirmed) return undefined;
  return { token: await identity.signIn(credentials.email, credentials.password), isNew };
}
