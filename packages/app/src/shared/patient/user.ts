import { unwrapOne, type ApiClient, type User } from '@patient/api';
import type { Environment } from '../environment.ts';
import { MESSAGES } from '../messages.ts';

/** The account is not a patient's. The message is given by the specification. */
export class WrongUserError extends Error {
  constructor() {
    super(MESSAGES.wrongUser);
    this.name = 'WrongUserError';
  }
}

/**
 * Checks that an account is a patient's: its first role must be patient (specification section 5).
 * @throws WrongUserError for any other account; its token must not be stored
 */
export function assertPatient(roles: readonly string[] | null | undefined): void {
  if (roles?.[0] !== 'patient') throw new WrongUserError();
}

/** Fetches the account (GET /me?winback=). Rejects with ApiError. */
export const fetchUser = (
  client: ApiClient,
  { session }: Pick<Environment, 'session'>,
  signal?: AbortSignal,
): Promise<User> => {
  const params = { query: { winback: session.recall('winbackUser') ?? false } };
  return unwrapOne(client.GET('/me', { params, ...(signal && { signal }) }));
};
