import { isDue, type DueSource } from './due.ts';
import { isUnpaid } from './pastDue.ts';
import { allowedActions, nextStep, type ActionFacts, type NextStep } from './actions.ts';

const URGENT: ReadonlySet<NextStep | undefined> = new Set(['continue', 'followUp', 'renew']);

/** Input of the order. */
export type OrderedSubscription = ActionFacts & DueSource;

/** A failed payment first, what is due and not ordered, what waits for the patient, running ones, ended ones last. */
function rank(subscription: OrderedSubscription, now: number): number {
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
  (one: OrderedSubscription, other: OrderedSubscription): number =>
    rank(one, now) - rank(other, now);
