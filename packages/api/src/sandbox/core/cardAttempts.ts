import { isoOf } from '../../model/dates.ts';
import type { Context } from './context.ts';
import { HttpError } from './httpError.ts';
import type { CardDecline } from './vendors.ts';

/** Result of a payment, or of a new card on file. */
export interface PaymentAttempt {
  status: 'started' | 'succeeded' | 'failed';
  code?: string;
  message?: string;
  /** Whether the provider declined the card; undefined for an attempt that an app reported. */
  isDecline?: boolean;
  createdAt: string;
}

declare module './collections.ts' {
  interface Collections {
    /** Owned by the subscription, or by the patient for a new card on file. */
    paymentAttempts: PaymentAttempt;
  }
}

/** Logs a payment attempt, for support. */
export function logAttempt(
  { store, clock }: Context,
  owner: string,
  attempt: Omit<PaymentAttempt, 'createdAt'>,
): void {
  const id = `attempt-${crypto.randomUUID()}`;
  store.put('paymentAttempts', owner, id, { ...attempt, createdAt: isoOf(clock()) });
}

/** Logs a card that the provider declined. */
export const logDecline = (context: Context, owner: string, { code, message }: CardDecline): void =>
  logAttempt(context, owner, { status: 'failed', code, message, isDecline: true });

/** Number of declined cards per hour after which no more are accepted, to stop testing of stolen numbers. */
export const MAX_DECLINES = 10;
const HOUR = 3_600_000;

/** Whether too many cards were declined in the last hour. */
export const areTooManyDeclines = (declines: readonly { createdAt: string }[], now: number): boolean =>
  declines.filter(({ createdAt }) => now - Date.parse(createdAt) < HOUR).length >= MAX_DECLINES;

/** Whether the provider declined too many cards of an owner in the last hour. */
export const hasTooManyDeclines = ({ store, clock }: Context, owner: string): boolean =>
  areTooManyDeclines(
    store.list('paymentAttempts', owner).filter(({ isDecline }) => isDecline === true),
    clock(),
  );

/** Message shown to the patient after too many declines. */
export const TOO_MANY_DECLINES = 'Too many cards were declined. Please try again in an hour.';

/** Error of a declined card: the provider's message, with its codes in the metadata. */
export const declineError = ({ message, code, declineCode }: CardDecline): HttpError =>
  new HttpError(402, message, { code, ...(declineCode !== undefined && { declineCode }) });
