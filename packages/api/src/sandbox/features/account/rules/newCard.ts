import { isoOf } from '../../../../model/dates.ts';
import { type LifecycleState, lifecycleStateOf } from '../../../core/lifecycleState.ts';
import type { CreditCard } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';

/** States that are billed now or later. Registration has its own card step. */
const billedStates: ReadonlySet<LifecycleState> = new Set(['active', 'paused', 'inReview', 'renewal']);

/**
 * Subscription with a new card. A failed bill becomes due now without changing later dates. A paused subscription is billed
 * when it is resumed, so its failure is cleared.
 */
export function withNewCard(
  record: SubscriptionRecord,
  creditCard: CreditCard,
  now: number,
): SubscriptionRecord {
  const state = lifecycleStateOf(record);
  if (!billedStates.has(state)) return record;
  const paid = { ...record, creditCard };
  if (record.paymentIntentStatus !== 'requires_payment_method') return paid;
  if (state !== 'active') return { ...paid, paymentIntentStatus: 'requires_confirmation' };
  return { ...paid, nextBillingDate: isoOf(now), nextPeriodStart: isoOf(now) };
}
