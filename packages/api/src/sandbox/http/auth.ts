import type { SandboxStore } from '../core/sandboxStore.ts';
import type { User } from '../core/schema.ts';
import { Refusal } from './httpError.ts';

/** Who asks: the account behind the bearer token. */
export interface Caller {
  user: User;
  /** Owner of what belongs to the patient; an account without a patient record owns nothing. */
  patientId: string;
}

export interface AuthOptions {
  store: SandboxStore;
  verifyToken(token: string): Promise<{ sub: string; email: string } | undefined>;
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** The bearer token a request carries. */
export const bearerOf = (request: Request): string | undefined =>
  BEARER.exec(request.headers.get('authorization') ?? '')?.[1];

/** An account that has signed up and is no patient yet; `POST /api/patient` makes it one. */
export const newcomer = ({ sub, email }: { sub: string; email: string }): User => ({
  _id: sub,
  roles: ['patient'],
  email,
});

/** Finds the account of a token; undefined when the token is unknown. */
export async function callerOf(
  { store, verifyToken }: AuthOptions,
  token: string,
): Promise<Caller | undefined> {
  const claims = await verifyToken(token);
  if (claims === undefined) return undefined;
  const user = store.get('users', claims.sub, claims.sub) ?? newcomer(claims);
  return { user, patientId: user.patient?._id ?? user._id };
}

/** Finds out who sends a request, or refuses it with 401. */
export function bearerAuth(options: AuthOptions) {
  return async (request: Request): Promise<Caller> => {
    const token = bearerOf(request);
    const caller = token === undefined ? undefined : await callerOf(options, token);
    if (caller === undefined) throw new Refusal(401, 'Sign in to go on');
    return caller;
  };
}
