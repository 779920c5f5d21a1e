import { deliverySum } from '../treatment/planSums.ts';
import type { ProductType } from '../../client/entities.ts';
import { allowedActions, isPaused, type SubscriptionFacts } from './actions.ts';

/** Input of the rules on failed payments. */
export interface PastDueSource extends SubscriptionFacts {
  readonly _id: string;
  readonly productType: ProductType;
}

/**
 * Whether a delivery is due but not ordered: its date has passed without a bill.
 * @param now milliseconds since 1970
 */
export const isDue = ({ status, pause, nextBillingDate }: SubscriptionFacts, now: number): boolean =>
  status === 'active' && !pause && Date.parse(nextBillingDate ?? '') <= now;

/** Whether the last payment of a subscription failed and is still due. */
export const isUnpaid = (subscription: SubscriptionFacts): boolean =>
  allowedActions(subscription).includes('fixPayment');

/** Cents that a new card is charged immediately; 0 while the subscription is paused. */
export const dueNow = (subscription: SubscriptionFacts): number =>
  isUnpaid(subscription) && !isPaused(subscription) ? (deliverySum(subscription) ?? 0) : 0;

/** Cents that a new card is charged immediately for all of these subscriptions. */
export const allDueNow = (subscriptions: readonly PastDueSource[]): number =>
  subscriptions.reduce((sum, subscription) => sum + dueNow(subscription), 0);
