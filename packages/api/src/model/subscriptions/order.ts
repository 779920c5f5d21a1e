import { allowedActions, nextStep, type SubscriptionFacts } from './actions.ts';
import { isDue, isUnpaid } from './pastDue.ts';

const URGENT: ReadonlySet<ReturnType<typeof nextStep>> = new Set(['continue', 'followUp', 'renew']);

/** Sort rank: failed payments, due but not ordered, needs an action, running, others, ended. */
function rank(subscription: SubscriptionFacts, now: number): number {
  if (isUnpaid(subscription)) return -2;
  if (isDue(subscription, now)) return -1;
  if (URGENT.has(nextStep(subscription))) return 0;
  const actions = allowedActions(subscription);
  if (actions.includes('pause') || actions.includes('resume')) return 1;
  if (actions.includes('cancel')) return 2;
  return actions.includes('reactivate') || actions.includes('startAgain') ? 4 : 3;
}

/**
 * Compares two subscriptions; equal ranks keep the service's order.
 * @param now milliseconds since 1970
 */
export const subscriptionOrder =
  (now: number) =>
  (one: SubscriptionFacts, other: SubscriptionFacts): number =>
    rank(one, now) - rank(other, now);
