import { isRecord, readFields } from '@patient/api';
import { emailProblem } from './views/signIn.ts';

/** Link of a password email: /new-password/{email?}/{token} (specification section 2). */
export interface ResetLink {
  readonly token: string;
  readonly email?: string;
}

type Params = Readonly<Record<string, string | undefined>>;

const MAX_LENGTH = 500;

/** Decodes a path segment; undefined for an invalid encoding. */
function decode(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Link in the route parameters; undefined without a token. Leaves out an invalid email. */
export function linkInPath(params: Params): ResetLink | undefined {
  const token = decode(params['token']);
  if (!token || token.length > MAX_LENGTH) return undefined;
  const email = decode(params['email']);
  return { token, ...(email && emailProblem(email) === undefined && { email }) };
}

/** Link in the history state, where it is stored after being removed from the URL. */
export function linkInState(state: unknown): ResetLink | undefined {
  return readFields({ token: 'id', 'email?': 'input' }, isRecord(state) ? state['resetLink'] : undefined);
}
