import { allowedActions, type ActionFacts } from './actions.ts';

/** Subscriptions that wait for the patient first, running ones next, ended ones last. */
function rank(subscription: ActionFacts): number {
  const actions = allowedActions(subscription);
  if (actions.includes('continue') || actions.includes('renew')) return 0;
  if (actions.includes('pause') || actions.includes('resume')) return 1;
  if (actions.includes('cancel')) return 2;
  return actions.includes('reactivate') || actions.includes('startAgain') ? 4 : 3;
}

/** Compares two subscriptions; equal ranks keep the service's order. */
export const bySubscriptionOrder = (one: ActionFacts, other: ActionFacts): number => rank(one) - rank(other);
