import { subscriptionActions, type ActionFacts } from './actions.ts';

/** What waits for the patient first, what runs next, what is over last. */
function rank(subscription: ActionFacts): number {
  const actions = subscriptionActions(subscription);
  if (actions.includes('continue') || actions.includes('renew')) return 0;
  if (actions.includes('pause') || actions.includes('resume')) return 1;
  if (actions.includes('cancel')) return 2;
  return actions.includes('reactivate') || actions.includes('startAgain') ? 4 : 3;
}

/** Sorts a list of subscriptions; those of one rank keep the service's order. */
export const bySubscriptionOrder = (one: ActionFacts, other: ActionFacts): number => rank(one) - rank(other);
