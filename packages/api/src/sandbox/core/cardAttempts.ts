import { isoOf } from '../../model/dates.ts';
import type { Context } from './context.ts';
import { HttpError } from './httpError.ts';
import type { CardDecline } from './vendors.ts';

/** How one payment, or one new card, went. */
export interface PaymentAttempt {
  status: 'started' | 'succeeded' | 'failed';
  code?: string;
  message?: string;
  /** The provider declined the card. Without it, an app reported the attempt. */
  isDecline?: boolean;
  createdAt: string;
}

declare module './collections.ts' {
  interface Collections {
    /** Owned by the subscription that is paid for, or by the patient for a new card on file. */
    paymentAttempts: PaymentAttempt;
  }
}

/** Logs a payment attempt, for support. */
export function noteAttempt(
  { store, clock }: Context,
  owner: string,
  attempt: Omit<PaymentAttempt, 'createdAt'>,
): void {
  const id = `attempt-${crypto.randomUUID()}`;
  store.put('paymentAttempts', owner, id, { ...attempt, createdAt: isoOf(clock()) });
}

/** Logs a card that the provider declined. */
export const noteDecline = (context: Context, owner: string, { code, message }: CardDecline): void =>
  noteAttempt(context, owner, { status: 'failed', code, message, isDecline: true });

/** Declined cards per hour after which no more are tried, to stop testing of stolen numbers. */
export const MOST_DECLINES = 10;
const HOUR = 3_600_000;

/** Whether too many cards were declined within the last hour. */
export const isTrying = (declines: readonly { createdAt: string }[], now: number): boolean =>
  declines.filter(({ createdAt }) => now - Date.parse(createdAt) < HOUR).length >= MOST_DECLINES;

/** Whether too many cards of an owner were declined, without attempts that an app reported. */
export const isTesting = ({ store, clock }: Context, owner: string): boolean =>
  isTrying(
    store.list('paymentAttempts', owner).filter(({ isDecline }) => isDecline === true),
    clock(),
  );

/** Message for a patient then. */
export const TOO_MANY_DECLINES = 'Too many cards were declined. Please try again in an hour.';

/** Error of a declined card: the provider's words, with its codes in the metadata. */
export const declineError = ({ message, code, declineCode }: CardDecline): HttpError =>
  new HttpError(402, message, { code, ...(declineCode !== undefined && { declineCode }) });
