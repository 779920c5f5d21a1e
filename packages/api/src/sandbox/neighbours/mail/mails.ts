import type { Context } from '../../context.ts';
import type { CodeDelivery } from '../../identity/types.ts';
import { isoOf } from '../../rules/dates.ts';
import { remember } from '../newest.ts';

/** A mail as somebody's inbox would show it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** A path of the app to go on at, such as the one to a new password. */
  link?: string;
}

/** A mail that the sandbox kept in place of sending it. */
export interface KeptMail extends Mail {
  _id: string;
  /** ISO 8601, by the service's clock. */
  sentAt: string;
}

/** Keeps a mail where `/__sandbox` and tests find it; the sandbox sends none. */
export function sendMail({ store, clock }: Pick<Context, 'store' | 'clock'>, mail: Mail): void {
  remember(store, 'mails', { ...mail, _id: `mail-${crypto.randomUUID()}`, sentAt: isoOf(clock()) });
}

const subjects: Record<CodeDelivery['purpose'], string> = {
  'sign-up': 'Confirm your email',
  reset: 'Set a new password',
};

/** The mail that carries a code of the identity service. */
export const mailOfCode = ({ email, code, purpose }: CodeDelivery): Mail => ({
  to: email,
  subject: subjects[purpose],
  text: `Your code is ${code}`,
});
