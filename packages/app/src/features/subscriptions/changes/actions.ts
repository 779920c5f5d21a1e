import type { IconName } from '@patient/ui/Icon';
import type { SubscriptionActionItem } from '@patient/ui/SubscriptionActions';
import type { Subscription } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';
import { href } from '#shared/href.ts';
import {
  offeredActions,
  type SubscriptionChange,
  type SubscriptionFacts,
  skippedDates,
} from '@patient/api/model';

/** Label and appearance of a change's action. */
interface ActionStrings {
  /** A verb; also the label of the dialog's confirm button. */
  readonly label: string;
  /** Label of the action on the page. @default label */
  readonly offer?: (subscription: SubscriptionFacts) => string;
  readonly icon: IconName;
  readonly tone?: 'danger';
  /** Whether it is a button instead of a menu item. */
  readonly isPrimary?: boolean;
}

/** Day of the last skipped delivery, which undoing a skip restores; undefined without one. */
export const lastSkipped = (subscription: SubscriptionFacts): string | undefined =>
  formatDay(skippedDates(subscription).at(-1));

/**
 * Actions of all changes. To add one, extend the type and the rule in `subscriptions/actions.ts` of the model; the types then
 * require an entry here and in `strings.ts`.
 */
export const changeActions: Readonly<Record<SubscriptionChange, ActionStrings>> = {
  pause: { label: 'Pause', icon: 'pause', isPrimary: true },
  resume: { label: 'Resume', icon: 'play', isPrimary: true },
  skip: { label: 'Skip', icon: 'skip', isPrimary: true },
  undoSkip: {
    label: 'Undo skip',
    icon: 'refresh',
    isPrimary: true,
    offer(subscription) {
      const day = lastSkipped(subscription);
      return day ? `Undo skip of ${day}` : 'Undo skip';
    },
  },
  cancel: { label: 'Cancel subscription', icon: 'cancel', tone: 'danger' },
  reactivate: { label: 'Reactivate', icon: 'refresh', isPrimary: true },
  withdrawChange: { label: 'Withdraw request', icon: 'cancel' },
};

/** Actions of a subscription's page, as the component shows them. */
export const actionItems = (subscription: SubscriptionFacts & Pick<Subscription, '_id'>) =>
  offeredActions(subscription).map((id): SubscriptionActionItem<typeof id> => {
    if (id === 'changeDose')
      return {
        id,
        label: 'Change plan',
        icon: 'pill',
        description: 'Medicine, dose, uses or delivery. A doctor decides.',
      };
    if (id === 'message') {
      const chat = href('/user/chat', {}, { subscriptionId: subscription._id });
      return { id, label: 'Message doctor', icon: 'chat', isPrimary: true, href: chat };
    }
    const { label, offer, icon, tone, isPrimary = false } = changeActions[id];
    return { id, label: offer?.(subscription) ?? label, icon, isPrimary, ...(tone && { tone }) };
  });
