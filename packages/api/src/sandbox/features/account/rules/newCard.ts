import { isoOf } from '../../../../model/dates.ts';
import { statusRules } from '../../../../model/subscriptions/status.ts';
import type { CreditCard } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';

/**
 * Subscription with a new card. A failed bill becomes due now without changing later dates. A paused subscription is billed
 * when it is resumed, so its failure is cleared.
 */
export function withNewCard(
  record: SubscriptionRecord,
  creditCard: CreditCard,
  now: number,
): SubscriptionRecord {
  const { state, isBilled } = statusRules(record);
  // Registration has its own card step.
  if (!isBilled) return record;
  const paid = { ...record, creditCard };
  if (record.paymentIntentStatus !== 'requires_payment_method') return paid;
  if (state !== 'active') return { ...paid, paymentIntentStatus: 'requires_confirmation' };
  return { ...paid, nextBillingDate: isoOf(now), nextPeriodStart: isoOf(now) };
}
