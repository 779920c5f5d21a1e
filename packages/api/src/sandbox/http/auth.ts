import type { IdentityProvider } from '../core/vendors.ts';
import { HttpError } from '../core/httpError.ts';
import type { SandboxStore } from '../core/store.ts';
import type { User } from '../core/schema.ts';

/** Account of the bearer token. */
export interface Caller {
  user: User;
  /** Owner of the patient's documents; an account without a patient record has none. */
  patientId: string;
}

/** Dependencies of authentication. */
export interface AuthParts {
  store: SandboxStore;
  identity: Pick<IdentityProvider, 'verifyToken'>;
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Bearer token of a request. */
export const bearerOf = (request: Request): string | undefined =>
  BEARER.exec(request.headers.get('authorization') ?? '')?.[1];

/** Account without a patient record, which `POST /api/patient` creates. */
export const newAccount = ({ sub, email }: { sub: string; email: string }): User => ({
  _id: sub,
  roles: ['patient'],
  email,
});

/** Returns the account of a token; undefined if the token is invalid. */
export async function callerOf({ store, identity }: AuthParts, token: string): Promise<Caller | undefined> {
  const claims = await identity.verifyToken(token);
  if (claims === undefined) return undefined;
  const user = store.get('users', claims.sub, claims.sub) ?? newAccount(claims);
  return { user, patientId: user.patient?._id ?? user._id };
}

/** Identifies the caller of a request, or throws a 401. */
export function bearerAuth(parts: AuthParts) {
  return async (request: Request): Promise<Caller> => {
    const token = bearerOf(request);
    const caller = token === undefined ? undefined : await callerOf(parts, token);
    if (caller === undefined) throw new HttpError(401, 'Sign in to go on');
    return caller;
  };
}
