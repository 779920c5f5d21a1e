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
  /** What is paid for: other terms are another payment. */
  readonly terms: string;
}

/** Key of the next attempt: the previous one for the same payment, else a new one. */
export const keyFor = (before: PaymentKey | undefined, terms: string, create: () => string): PaymentKey =>
  before?.terms === terms ? before : { key: create(), terms };

const HELD: ReadonlySet<string> = new Set(['requires_capture', 'succeeded']);

/** Whether a payment is authorized, by the provider's status. */
export const isHeld = (paymentIntentStatus: string | undefined): boolean =>
  HELD.has(paymentIntentStatus ?? '');

/**
 * Why an answered payment is not authorized: the bank refused it, it was canceled, the bank's check cannot be run without
 * the provider's secret, or nobody knows yet.
 */
export type UnheldReason = 'declined' | 'canceled' | 'noCheck' | 'pending';

/** What the answer to a hold means. */
export type HoldOutcome =
  | { readonly kind: 'held' }
  | { readonly kind: 'check'; readonly clientSecret: string }
  | { readonly kind: 'unheld'; readonly reason: UnheldReason };

/** The provider's statuses that end a payment without a hold. */
const ENDED: ReadonlyMap<string, UnheldReason> = new Map([
  ['requires_payment_method', 'declined'],
  ['canceled', 'canceled'],
]);

/** Reads the answer to a hold. Only the provider's word makes it a success: a status that is unknown here may be any. */
export function holdOutcome(answer: {
  readonly paymentIntentStatus: string;
  readonly clientSecret?: string;
}): HoldOutcome {
  const { paymentIntentStatus, clientSecret } = answer;
  if (isHeld(paymentIntentStatus)) return { kind: 'held' };
  if (paymentIntentStatus !== 'requires_action')
    return { kind: 'unheld', reason: ENDED.get(paymentIntentStatus) ?? 'pending' };
  return clientSecret ? { kind: 'check', clientSecret } : { kind: 'unheld', reason: 'noCheck' };
}

/** Whether an answer may still become a hold, so that the next attempt must send the same key. */
export const mayBecomeHeld = (reason: UnheldReason): boolean => reason === 'noCheck' || reason === 'pending';
