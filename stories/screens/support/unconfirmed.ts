import { demoPassword } from '@patient/api/sandbox';
import { callIdentity } from './callIdentity.ts';
import type { Visit } from './visit.ts';

/** Creates an account that is not confirmed with the emailed code. */
export async function createUnconfirmed(visit: Visit, email: string): Promise<void> {
  await callIdentity(visit, 'SignUp', { Username: email, Password: demoPassword });
  const user = visit.sandbox.store.get('identityUsers', '', email);
  if (user) visit.sandbox.store.put('identityUsers', '', email, { ...user, confirmed: false });
  await callIdentity(visit, 'ResendConfirmationCode', { Username: email });
}

/** Texts of all emails, oldest first. */
export const mails = ({ sandbox }: Visit): readonly string[] =>
  sandbox.store.list('mails', '').map(({ text }) => text);

/** Code of the latest email. */
export const mailedCode = (visit: Visit): string => /\d+$/.exec(mails(visit).at(-1) ?? '')?.[0] ?? '';
