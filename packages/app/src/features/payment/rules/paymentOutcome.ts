import { ApiError } from '@patient/api';

/**
 * Whether a payment that failed may have been held all the same: the answer was lost, or the service broke. The next
 * try then has to carry the same key, so that the service gives back the charge it has.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;

/** What names one payment to the service. */
export interface PaymentKey {
  readonly key: string;
  /** What is paid with it; another sum is another payment. */
  readonly bill: string;
}

/** The key of the next try: the one before while it is the same payment, else a new one. */
export const keyFor = (before: PaymentKey | undefined, bill: string, create: () => string): PaymentKey =>
  before?.bill === bill ? before : { key: create(), bill };

const HELD: ReadonlySet<string> = new Set(['requires_capture', 'succeeded']);

/** Whether a payment is authorised, by the provider's status. */
export const isHeld = (paymentIntentStatus: string | undefined): boolean =>
  HELD.has(paymentIntentStatus ?? '');
