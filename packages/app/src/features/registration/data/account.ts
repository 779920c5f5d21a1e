import type { Getter, Setter } from 'jotai';
import { IdentityError, type StoredToken } from '@patient/api';
import type { Identity } from '@patient/api/identity';
import { environmentAtom } from '../../../shared/environment.ts';
import { type Credentials, pendingRegistrationAtom } from '../../auth/index.ts';

/** Account of a registration. */
export interface OpenAccount {
  readonly token: StoredToken;
  /** Created by this attempt, so the service has nothing else of the registration. */
  readonly isNew: boolean;
}

/**
 * Creates an account; resolves to whether it can sign in without a code. An existing account with the same password is
 * from an attempt whose response was lost.
 */
export async function makeAccount(
  identity: Pick<Identity, 'signUp' | 'signIn'>,
  { email, password }: Credentials,
): Promise<boolean> {
  try {
    return (await identity.signUp(email, password)).isConfirmed;
  } catch (exists) {
    if (!(exists instanceof IdentityError && exists.code === 'exists')) throw exists;
    return identity.signIn(email, password).then(
      () => true,
      (error: unknown) => {
        if (error instanceof IdentityError && error.code === 'not-confirmed') return false;
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
  const isConfirmed = await makeAccount(identity, credentials);
  set(pendingRegistrationAtom, { email: credentials.email, isConfirmed, hasPatient: false });
  if (!isConfirmed) return undefined;
  return { token: await identity.signIn(credentials.email, credentials.password), isNew: true };
}
