import type { Mail } from '../../core/vendors.ts';
import type { Context } from '../../core/context.ts';
import type { CodeDelivery } from '../identity/types.ts';
import { isoOf } from '../../../model/dates.ts';
import { addRecent } from '../../core/recentEntries.ts';

/** A mail that the sandbox kept in place of sending it. */
export interface KeptMail extends Mail {
  _id: string;
  /** ISO 8601, by the service's clock. */
  sentAt: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; recent mails. */
    mails: KeptMail;
  }
}

/** Keeps a mail where `/__sandbox` and tests find it; the sandbox sends none. */
export function sendMail({ store, clock }: Pick<Context, 'store' | 'clock'>, mail: Mail): void {
  addRecent(store, 'mails', { ...mail, _id: `mail-${crypto.randomUUID()}`, sentAt: isoOf(clock()) });
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
