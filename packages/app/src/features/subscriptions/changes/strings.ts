import type { IconName } from '@patient/ui/Icon';
import type { SubscriptionActionItem } from '@patient/ui/SubscriptionActions';
import type { Subscription } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';
import { href } from '#shared/href.ts';
import {
  isApproved,
  isHolding,
  offeredActions,
  pausedUntil,
  type SubscriptionChange,
  type SubscriptionFacts,
  skippedDates,
} from '@patient/api/model';

/** Strings and appearance of a change. */
interface ChangeStrings {
  /** A verb; also the label of the dialog's confirm button. */
  readonly label: string;
  /** Label of the action on the page. @default label */
  readonly offer?: (subscription: SubscriptionFacts) => string;
  readonly icon: IconName;
  readonly tone?: 'danger';
  /** Whether it is a button instead of a menu item. */
  readonly isPrimary?: boolean;
  /** Title of the dialog: a question with the name of the treatment. */
  readonly title: (treatment: string) => string;
  /** Text of the dialog: what will happen. */
  readonly lead: (before: SubscriptionFacts) => string;
  /** Message after success. */
  readonly done: (after: SubscriptionFacts, before: SubscriptionFacts, treatment: string) => string;
}

/** Day of the last skipped delivery, which undoing a skip restores; undefined without one. */
const lastSkipped = (subscription: SubscriptionFacts): string | undefined =>
  formatDay(skippedDates(subscription).at(-1));

/** Effect of a cancellation on a hold, which a doctor may have approved shortly before. */
function holdText(after: SubscriptionFacts, before: SubscriptionFacts): string {
  if (!isHolding(before)) return '';
  return isApproved(after) || after.paymentIntentStatus === 'succeeded'
    ? ' A doctor had approved it just before, so your card was charged.'
    : " We released the amount held on your card, so you won't be charged. Your bank may take a few days to show it.";
}

/**
 * Strings of all changes. To add one, extend the type and the rule in `subscriptions/actions.ts` of the model; the types then require an
 * entry here.
 */
export const changeStrings: Readonly<Record<SubscriptionChange, ChangeStrings>> = {
  pause: {
    label: 'Pause',
    icon: 'pause',
    isPrimary: true,
    title: (treatment) => `Pause ${treatment}?`,
    lead: () =>
      'Your whole subscription stops until the date below, then starts again by itself. No deliveries or charges until then. You can resume sooner.',
    done(after) {
      const until = formatDay(pausedUntil(after));
      return `Your subscription is paused${until ? ` until ${until}` : ''}. No deliveries or charges while it's paused.`;
    },
  },
  resume: {
    label: 'Resume',
    icon: 'play',
    isPrimary: true,
    title: (treatment) => `Resume ${treatment}?`,
    lead: () => 'Deliveries and charges start again on the date below.',
    done: () => 'Your subscription has resumed.',
  },
  skip: {
    label: 'Skip',
    icon: 'skip',
    isPrimary: true,
    title: (treatment) => `Skip the next delivery of ${treatment}?`,
    lead({ nextPeriodStart, nextBillingDate }) {
      const day = formatDay(nextPeriodStart ?? nextBillingDate);
      const which = day ? `the delivery on ${day}` : 'your next delivery';
      return `We won't send ${which}, and you won't be charged for it. Your subscription stays active. You can undo this until that day.`;
    },
    done(after, _before, treatment) {
      const skipped = lastSkipped(after);
      const next = formatDay(after.nextPeriodStart ?? after.nextBillingDate);
      const which = skipped
        ? `the delivery of ${treatment} on ${skipped}`
        : `your next delivery of ${treatment}`;
      const what = `You skipped ${which}. You won't be charged for it.`;
      return next ? `${what} Next: ${next}.` : what;
    },
  },
  undoSkip: {
    label: 'Undo skip',
    icon: 'refresh',
    isPrimary: true,
    offer(subscription) {
      const day = lastSkipped(subscription);
      return day ? `Undo skip of ${day}` : 'Undo skip';
    },
    title: (treatment) => `Undo the skip of ${treatment}?`,
    lead: (before) =>
      `You get the delivery on ${lastSkipped(before) ?? 'the skipped date'} after all, and you're charged for it then.`,
    done: (_after, before) =>
      `Your delivery on ${lastSkipped(before) ?? 'the skipped date'} is no longer skipped.`,
  },
  cancel: {
    label: 'Cancel subscription',
    icon: 'cancel',
    tone: 'danger',
    title: (treatment) => `Cancel ${treatment}?`,
    lead: (before) =>
      isHolding(before)
        ? "A doctor won't review your answers, and we release the amount held on your card. You won't be charged."
        : 'No more deliveries or charges. You can reactivate it later.',
    done: (after, before) => `Your subscription is cancelled.${holdText(after, before)}`,
  },
  reactivate: {
    label: 'Reactivate',
    icon: 'refresh',
    isPrimary: true,
    title: (treatment) => `Reactivate ${treatment}?`,
    lead: (before) =>
      isApproved(before)
        ? 'Your treatment starts again with the same plan.'
        : "A doctor reviews your answers again. You're charged only when a doctor approves.",
    done: (after) =>
      isApproved(after)
        ? 'Your subscription is active again.'
        : "Your subscription is back in review. You're charged only when a doctor approves.",
  },
  withdrawChange: {
    label: 'Withdraw request',
    icon: 'cancel',
    title: (treatment) => `Withdraw your request for ${treatment}?`,
    lead: () => 'Your plan stays as it is, and a doctor no longer looks at your request. You can ask again.',
    done: () => 'Your request is withdrawn. Your plan stays the same.',
  },
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
    const { label, offer, icon, tone, isPrimary = false } = changeStrings[id];
    return { id, label: offer?.(subscription) ?? label, icon, isPrimary, ...(tone && { tone }) };
  });
