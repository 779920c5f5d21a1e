import { atom, type Getter, type Setter } from 'jotai';
import { isIdentityError, type StoredToken } from '@patient/api';
import type { Identity } from '@patient/api/identity';
import { environmentAtom } from '#shared/environment.ts';
import {
  type Credentials,
  pendingRegistrationAtom,
  resumeRegistrationAtom,
  sendCode,
} from '#features/auth/index.ts';

/** Result of signing up. */
export interface CreatedAccount {
  /** Whether the account can sign in without a confirmation code. */
  readonly isConfirmed: boolean;
  /** Whether this attempt created the account; if so, it has no patient record yet. */
  readonly isNew: boolean;
  /** Whether an earlier attempt created the account with another password, and it got no code yet. */
  readonly hasOtherPassword?: boolean;
}

/** Signed-in account of a registration. */
export interface OpenAccount extends Pick<CreatedAccount, 'isNew'> {
  readonly token: StoredToken;
}

/**
 * Creates an account, or reuses one from an earlier attempt that was interrupted by a lost response or a reload: one with the
 * same password, or an unconfirmed one, because its owner receives the code. Rejects with IdentityError.
 */
export async function createOrReuseAccount(
  identity: Pick<Identity, 'signUp' | 'signIn' | 'resendSignUpCode'>,
  { email, password }: Credentials,
): Promise<CreatedAccount> {
  try {
    const { isConfirmed } = await identity.signUp(email, password);
    return { isConfirmed, isNew: true };
  } catch (exists) {
    if (!isIdentityError(exists, 'exists')) throw exists;
    try {
      await identity.signIn(email, password);
      return { isConfirmed: true, isNew: false };
    } catch (error) {
      if (isIdentityError(error, 'not-confirmed')) return { isConfirmed: false, isNew: false };
      if (!isIdentityError(error, 'wrong-credentials')) throw error;
      if (!(await sendCode(identity, email))) throw exists;
      return { isConfirmed: false, isNew: false, hasOtherPassword: true };
    }
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
  const { email } = credentials;
  const { isConfirmed, isNew, hasOtherPassword } = await createOrReuseAccount(identity, credentials);
  if (hasOtherPassword) set(resumeRegistrationAtom, { email, isConfirmed });
  else set(pendingRegistrationAtom, { email, isConfirmed, hasPatient: false });
  if (!isConfirmed) return undefined;
  return { token: await identity.signIn(email, credentials.password), isNew };
}

/** Continues with the code if an account that exists is unconfirmed; resolves to whether it is. */
export const resumeUnconfirmedAtom = atom(null, async (get, set, email: string): Promise<boolean> => {
  const identity = await get(environmentAtom).loadIdentity();
  const isUnconfirmed = await sendCode(identity, email);
  if (isUnconfirmed) set(resumeRegistrationAtom, { email, isConfirmed: false });
  return isUnconfirmed;
});
