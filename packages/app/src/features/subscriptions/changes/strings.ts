import { formatDay } from '#shared/format/dates.ts';
import {
  isApproved,
  isHolding,
  pausedUntil,
  type SubscriptionChange,
  type SubscriptionFacts,
} from '@patient/api/model';
import { lastSkipped } from './actions.ts';

/** Strings of the dialog of a change. */
interface ChangeStrings {
  /** Title of the dialog: a question with the name of the treatment. */
  readonly title: (treatment: string) => string;
  /** Text of the dialog: what will happen. */
  readonly lead: (before: SubscriptionFacts) => string;
  /** Message after success. */
  readonly done: (after: SubscriptionFacts, before: SubscriptionFacts, treatment: string) => string;
}

/** Effect of a cancellation on a hold, which a doctor may have approved shortly before. */
function holdText(after: SubscriptionFacts, before: SubscriptionFacts): string {
  if (!isHolding(before)) return '';
  return isApproved(after) || after.paymentIntentStatus === 'succeeded'
    ? ' A doctor had approved it just before, so your card was charged.'
    : " We released the amount held on your card, so you won't be charged. Your bank may take a few days to show it.";
}

/** Dialogs of all changes. */
export const changeStrings: Readonly<Record<SubscriptionChange, ChangeStrings>> = {
  pause: {
    title: (treatment) => `Pause ${treatment}?`,
    lead: () =>
      'Your whole subscription stops until the date below, then starts again by itself. No deliveries or charges until then. You can resume sooner.',
    done(after) {
      const until = formatDay(pausedUntil(after));
      return `Your subscription is paused${until ? ` until ${until}` : ''}. No deliveries or charges while it's paused.`;
    },
  },
  resume: {
    title: (treatment) => `Resume ${treatment}?`,
    lead: () => 'Deliveries and charges start again on the date below.',
    done: () => 'Your subscription has resumed.',
  },
  skip: {
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
    title: (treatment) => `Undo the skip of ${treatment}?`,
    lead: (before) =>
      `You get the delivery on ${lastSkipped(before) ?? 'the skipped date'} after all, and you're charged for it then.`,
    done: (_after, before) =>
      `Your delivery on ${lastSkipped(before) ?? 'the skipped date'} is no longer skipped.`,
  },
  cancel: {
    title: (treatment) => `Cancel ${treatment}?`,
    lead: (before) =>
      isHolding(before)
        ? "A doctor won't review your answers, and we release the amount held on your card. You won't be charged."
        : 'No more deliveries or charges. You can reactivate it later.',
    done: (after, before) => `Your subscription is canceled.${holdText(after, before)}`,
  },
  reactivate: {
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
    title: (treatment) => `Withdraw your request for ${treatment}?`,
    lead: () => 'Your plan stays as it is, and a doctor no longer looks at your request. You can ask again.',
    done: () => 'Your request is withdrawn. Your plan stays the same.',
  },
};
