import type { IconName } from '@patient/ui/Icon';
import type { SubscriptionChange } from './data/changeSubscription.ts';
import { subscriptionActions, type ActionFacts, type SubscriptionAction } from './rules/actions.ts';

/** One action as it is offered. */
export interface Offer {
  readonly id: SubscriptionChange;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
  readonly isPrimary?: boolean;
}

const offers: readonly Offer[] = [
  { id: 'resume', label: 'Resume', icon: 'play', isPrimary: true },
  { id: 'reactivate', label: 'Reactivate', icon: 'refresh', isPrimary: true },
  { id: 'pause', label: 'Pause', icon: 'pause', isPrimary: true },
  { id: 'skip', label: 'Skip', icon: 'skip', isPrimary: true },
  { id: 'cancel', label: 'Cancel subscription', icon: 'cancel', tone: 'danger' },
];

const isOffered = (actions: readonly SubscriptionAction[], { id }: Offer) => actions.includes(id);

/** What may be done now and can be done on this page, the likeliest first and cancelling last. */
export const offersFor = (subscription: ActionFacts): readonly Offer[] => {
  const actions = subscriptionActions(subscription);
  return offers.filter((offer) => isOffered(actions, offer));
};
