import type { Mail } from '../../core/vendors.ts';
import type { Context } from '../../core/context.ts';
import type { CodeDelivery } from '../identity/types.ts';
import { isoOf } from '../../../model/dates.ts';
import { addRecent } from '../../core/recentEntries.ts';

/** Mail that the sandbox has stored instead of sending it. */
export interface StoredMail extends Mail {
  _id: string;
  /** ISO 8601, by the service's clock. */
  sentAt: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; recent mails. */
    mails: StoredMail;
  }
}

/** Stores a mail for `/__sandbox` and tests instead of sending it. */
export function sendMail({ store, clock }: Pick<Context, 'store' | 'clock'>, mail: Mail): void {
  addRecent(store, 'mails', { ...mail, _id: `mail-${crypto.randomUUID()}`, sentAt: isoOf(clock()) });
}

const subjects: Record<CodeDelivery['purpose'], string> = {
  'sign-up': 'Confirm your email',
  reset: 'Set a new password',
};

/** Mail with a code of the identity service. */
export const mailOfCode = ({ email, code, purpose }: CodeDelivery): Mail => ({
  to: email,
  subject: subjects[purpose],
  text: `Your code is ${code}`,
});
