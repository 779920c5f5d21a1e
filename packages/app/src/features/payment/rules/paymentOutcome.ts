import { ApiError } from '@patient/api';

/**
 * Whether a failed payment may have been held: lost response, or service error. The next attempt must send the same key,
 * so that the service returns the charge it has.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;

/** Idempotency key of one payment. */
export interface PaymentKey {
  readonly key: string;
  /** Formatted sum; another sum is another payment. */
  readonly bill: string;
}

/** Key of the next attempt: the previous one for the same payment, else a new one. */
export const keyFor = (before: PaymentKey | undefined, bill: string, create: () => string): PaymentKey =>
  before?.bill === bill ? before : { key: create(), bill };

const HELD: ReadonlySet<string> = new Set(['requires_capture', 'succeeded']);

/** Whether a payment is authorized, by the provider's status. */
export const isHeld = (paymentIntentStatus: string | undefined): boolean =>
  HELD.has(paymentIntentStatus ?? '');
