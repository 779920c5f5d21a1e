import type { SubscriptionChange } from './data/changeSubscription.ts';

/** What the dialog before a change says, and the page after it. */
export interface ChangeWords {
  /** The question, about a treatment's name. */
  readonly title: (treatment: string) => string;
  readonly lead: string;
  /** The verb of the button that acts. */
  readonly confirm: string;
  readonly tone?: 'danger';
  /** The news, once the service has said yes; `until` is the end of a pause, ready to be read. */
  readonly done: (until: string | undefined) => string;
}

/** The words of each change: plain, and the same verb from the offer to the news. */
export const changeWords: Readonly<Record<SubscriptionChange, ChangeWords>> = {
  pause: {
    title: (treatment) => `Pause ${treatment}?`,
    lead: 'No delivery and no bill while it rests. You can resume at any time.',
    confirm: 'Pause',
    done: (until) =>
      `Your subscription is paused${until ? ` until ${until}` : ''}. No delivery and no bill while it rests.`,
  },
  resume: {
    title: (treatment) => `Resume ${treatment}?`,
    lead: 'Deliveries and bills go on from the date below.',
    confirm: 'Resume',
    done: () => 'Your subscription goes on.',
  },
  skip: {
    title: (treatment) => `Skip the next delivery of ${treatment}?`,
    lead: 'The delivery and its bill are left out once, then everything goes on as before.',
    confirm: 'Skip',
    done: () => 'Your next delivery is skipped.',
  },
  cancel: {
    title: (treatment) => `Cancel ${treatment}?`,
    lead: 'No more deliveries and no more bills. You can reactivate it later.',
    confirm: 'Cancel subscription',
    tone: 'danger',
    done: () => 'Your subscription is cancelled.',
  },
  reactivate: {
    title: (treatment) => `Reactivate ${treatment}?`,
    lead: 'Your treatment starts again with the plan you had.',
    confirm: 'Reactivate',
    done: () => 'Your subscription is active again.',
  },
};
