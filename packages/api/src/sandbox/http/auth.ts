import type { SandboxStore } from '../store/sandboxStore.ts';
import type { User } from '../schema.ts';
import { Refusal } from './refusal.ts';

/** Who asks: the account behind the bearer token. */
export interface Caller {
  user: User;
  /** Owner of what belongs to the patient; an account without a patient record owns nothing. */
  patientId: string;
}

export interface AuthOptions {
  store: SandboxStore;
  verifyToken(token: string): Promise<{ sub: string } | undefined>;
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

/** Finds the account of a token; undefined when the token or the account is unknown. */
export async function callerOf(
  { store, verifyToken }: AuthOptions,
  token: string,
): Promise<Caller | undefined> {
  const claims = await verifyToken(token);
  const user = claims && store.get('users', claims.sub, claims.sub);
  return user && { user, patientId: user.patient?._id ?? user._id };
}

/** Finds out who sends a request, or refuses it with 401. */
export function bearerAuth(options: AuthOptions) {
  return async (request: Request): Promise<Caller> => {
    const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
    const caller = token === undefined ? undefined : await callerOf(options, token);
    if (caller === undefined) throw new Refusal(401, 'Sign in to go on');
    return caller;
  };
}
