import { isDue, type DueSource } from './due.ts';
import { allowedActions, nextStep, type ActionFacts, type NextStep } from './actions.ts';

const URGENT: ReadonlySet<NextStep | undefined> = new Set(['continue', 'followUp', 'mendPayment', 'renew']);

/** Input of the order. */
export type OrderedSubscription = ActionFacts & DueSource;

/** What is due and not ordered first, then what waits for the patient, running ones next, ended ones last. */
function rank(subscription: OrderedSubscription, now: number): number {
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
  (one: OrderedSubscription, other: OrderedSubscription): number =>
    rank(one, now) - rank(other, now);
