import { ApiError } from '../../client/apiError.ts';

/**
 * Whether a failed payment may have succeeded (network error, unreadable body, 5xx). The next attempt must then send the same
 * key, so that the service returns the existing charge.
 */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;

/** Idempotency key of one payment. */
export interface PaymentKey {
  readonly key: string;
  /** Plan and price; a payment with other terms needs a new key. */
  readonly terms: string;
}

/** Key of the next attempt: the previous key for the same terms, otherwise a new one. */
export const keyFor = (previous: PaymentKey | undefined, terms: string, create: () => string): PaymentKey =>
  previous?.terms === terms ? previous : { key: create(), terms };

const HELD: ReadonlySet<string> = new Set(['requires_capture', 'succeeded']);

/** Whether the provider's status means that a payment is authorized. */
export const isHeld = (paymentIntentStatus: string | undefined): boolean =>
  HELD.has(paymentIntentStatus ?? '');

/**
 * Reason why a payment isn't authorized: declined by the bank, canceled, missing the secret that starts the bank's
 * authentication, or still pending.
 */
export type UnheldReason = 'declined' | 'canceled' | 'noCheck' | 'pending';

/** Outcome of a request to hold a charge. */
export type HoldOutcome =
  | { readonly kind: 'held' }
  | { readonly kind: 'check'; readonly clientSecret: string }
  | { readonly kind: 'unheld'; readonly reason: UnheldReason };

/** Final statuses without a hold. */
const ENDED: ReadonlyMap<string, UnheldReason> = new Map([
  ['requires_payment_method', 'declined'],
  ['canceled', 'canceled'],
]);

/** Outcome by the provider's status. An unknown status counts as pending, never as a success. */
export function holdOutcome(response: {
  readonly paymentIntentStatus: string;
  readonly clientSecret?: string;
}): HoldOutcome {
  const { paymentIntentStatus, clientSecret } = response;
  if (isHeld(paymentIntentStatus)) return { kind: 'held' };
  if (paymentIntentStatus !== 'requires_action')
    return { kind: 'unheld', reason: ENDED.get(paymentIntentStatus) ?? 'pending' };
  return clientSecret ? { kind: 'check', clientSecret } : { kind: 'unheld', reason: 'noCheck' };
}

/** Whether the charge may still be held, so that the next attempt must send the same key. */
export const mayBecomeHeld = (reason: UnheldReason): boolean => reason === 'noCheck' || reason === 'pending';
