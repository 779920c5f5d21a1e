import { MESSAGES } from '../messages.ts';

/** The account that signed in is not a patient's; its message is the specification's own. */
export class WrongUserError extends Error {
  constructor() {
    super(MESSAGES.wrongUser);
    this.name = 'WrongUserError';
  }
}

/**
 * Lets patients pass: the first role must be patient (specification section 5).
 * @throws WrongUserError for every other account; no token of it may be kept.
 */
export function assertPatient(roles: readonly string[] | null | undefined): void {
  if (roles?.[0] !== 'patient') throw new WrongUserError();
}
