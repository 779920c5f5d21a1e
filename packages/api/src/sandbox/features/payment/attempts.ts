import type { PaymentAttempt } from './records.ts';
import type { Context } from '../../core/context.ts';
import { isoOf } from '../../../model/dates.ts';

/** Keeps how a payment went, for support to look at. */
export function noteAttempt(
  { store, clock }: Context,
  subscriptionId: string,
  attempt: Omit<PaymentAttempt, 'createdAt'>,
): void {
  const id = `attempt-${crypto.randomUUID()}`;
  store.put('paymentAttempts', subscriptionId, id, { ...attempt, createdAt: isoOf(clock()) });
}

/** When cards were declined for a subscription by the provider, not counting what an app tells of it. */
export const declinesOf = ({ store }: Context, subscriptionId: string): PaymentAttempt[] =>
  store.list('paymentAttempts', subscriptionId).filter(({ isDecline }) => isDecline === true);
