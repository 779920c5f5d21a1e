import { isIdentityError } from '@patient/api';
import type { Identity } from '@patient/api/identity';

/**
 * Sends another code for an account that exists; resolves to false if it is confirmed. A code that was sent earlier can be
 * entered when no more are sent.
 */
export async function sendCode(
  identity: Pick<Identity, 'resendSignUpCode'>,
  email: string,
): Promise<boolean> {
  try {
    await identity.resendSignUpCode(email);
  } catch (error) {
    if (isIdentityError(error, 'already-confirmed')) return false;
    if (!isIdentityError(error, 'too-many')) throw error;
  }
  return true;
}
