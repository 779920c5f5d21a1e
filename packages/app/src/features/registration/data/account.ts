import type { Getter, Setter } from 'jotai';
import { IdentityError, type StoredToken } from '@patient/api';
import type { Identity } from '@patient/api/identity';
import { environmentAtom } from '#shared/environment.ts';
import { type Credentials, pendingRegistrationAtom } from '#features/auth/index.ts';

/** Account that there is after signing up. */
export interface MadeAccount {
  /** It can sign in without a code. */
  readonly isConfirmed: boolean;
  /** Created by this attempt, so the service has nothing else of the registration. */
  readonly isNew: boolean;
}

/** Account of a registration, signed in. */
export interface OpenAccount extends Pick<MadeAccount, 'isNew'> {
  readonly token: StoredToken;
}

/**
 * Creates an account. An existing one with the same password is from an earlier attempt: its response was lost, or the page
 * was reloaded. Rejects with IdentityError.
 */
export async function makeAccount(
  identity: Pick<Identity, 'signUp' | 'signIn'>,
  { email, password }: Credentials,
): Promise<MadeAccount> {
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
 * Creates the account and signs in, without repeating what an earlier attempt did. Undefined while the account waits for
 * the emailed code. Rejects with IdentityError.
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
  const { isConfirmed, isNew } = await makeAccount(identity, credentials);
  set(pendingRegistrationAtom, { email: credentials.email, isConfirmed, hasPatient: false });
  if (!isConfirmed) return undefined;
  return { token: await identity.signIn(credentials.email, credentials.password), isNew };
}
