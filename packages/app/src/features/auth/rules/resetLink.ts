import { isRecord } from '@patient/api';
import { emailProblem } from './signIn.ts';

/** Link of a password email: /new-password/{email?}/{token} (specification section 2). */
export interface ResetLink {
  readonly token: string;
  readonly email?: string;
}

type Params = Readonly<Record<string, string | undefined>>;

const MAX_LENGTH = 500;

/** Decodes one part of the path; a broken encoding is no value. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Link in the parameters of the route; undefined without a token. An email that is none is left out. */
export function linkInPath(params: Params): ResetLink | undefined {
  const token = decoded(params['token']);
  if (!token || token.length > MAX_LENGTH) return undefined;
  const email = decoded(params['email']);
  return { token, ...(email && emailProblem(email) === undefined && { email }) };
}

/** Link kept in the state of the history entry, once it has left the address. */
export function linkInState(state: unknown): ResetLink | undefined {
  if (!isRecord(state) || !isRecord(state['resetLink'])) return undefined;
  const { token, email } = state['resetLink'];
  if (typeof token !== 'string' || token === '') return undefined;
  return { token, ...(typeof email === 'string' && { email }) };
}
