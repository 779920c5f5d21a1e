import type { RegistrationKey, Session } from '@patient/api/session';

/**
 * Stores an answer under its key of the specification while the patient registers. In an account nothing would remove it,
 * and whoever uses the device next could read it (privacy rules, 15).
 */
export function keepWhileRegistering(
  session: Pick<Session, 'read' | 'keep'>,
  key: Extract<RegistrationKey, 'gender' | 'userHeight' | 'userWeight' | 'userBMI'>,
  value: string,
): void {
  if (session.read().status === 'register') session.keep(key, value);
}
