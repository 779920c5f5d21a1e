import type { IconName } from '@patient/ui/Icon';
import { unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { allowedActions, type ActionFacts, type SubscriptionChange } from './rules/actions.ts';

/** A change that a patient confirmed. */
export interface ChangeRequest {
  readonly id: string;
  /** Billing periods to pause or skip. */
  readonly periods: number;
  /** Whether this device has a win-back offer; the service knows whether it still applies. */
  readonly hasWinback: boolean;
}

/** Everything the page needs for one change, beside its rules in `rules/actions.ts`. */
interface SubscriptionActionEntry {
  /** A verb; also confirms in the dialog. */
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
  /** A button of its own instead of a line of the menu. */
  readonly isPrimary?: boolean;
  readonly send: (client: ApiClient, request: ChangeRequest) => Promise<Subscription>;
  /** Question of the dialog, about a treatment's name. */
  readonly title: (treatment: string) => string;
  /** What will happen, in the dialog. */
  readonly lead: string;
  /** Message after success; `until` is the formatted end of a pause. */
  readonly done: (until: string | undefined) => string;
}

/** The changes of the page. A new one starts as a type and a rule in `rules/actions.ts`, which demand an entry here. */
export const subscriptionActions: Readonly<Record<SubscriptionChange, SubscriptionActionEntry>> = {
  pause: {
    label: 'Pause',
    icon: 'pause',
    isPrimary: true,
    send: (client, { id, periods }) =>
      unwrapOne(
        client.PATCH('/api/subscription/pause/{id}', { params: { path: { id } }, body: { periods } }),
      ),
    title: (treatment) => `Pause ${treatment}?`,
    lead: "No deliveries or charges while it's paused. You can resume at any time.",
    done: (until) =>
      `Your subscription is paused${until ? ` until ${until}` : ''}. No deliveries or charges while it's paused.`,
  },
  resume: {
    label: 'Resume',
    icon: 'play',
    isPrimary: true,
    send: (client, { id }) =>
      unwrapOne(client.PATCH('/api/subscription/resume/{id}', { params: { path: { id } } })),
    title: (treatment) => `Resume ${treatment}?`,
    lead: 'Deliveries and charges start again on the date below.',
    done: () => 'Your subscription has resumed.',
  },
  skip: {
    label: 'Skip',
    icon: 'skip',
    isPrimary: true,
    send: (client, { id, periods }) =>
      unwrapOne(
        client.PUT('/api/subscription/skip/{id}', {
          params: { path: { id } },
          body: { skipPeriods: periods },
        }),
      ),
    title: (treatment) => `Skip the next delivery of ${treatment}?`,
    lead: "You won't get this delivery or be charged for it. After that, your plan continues as before.",
    done: () => 'Your next delivery is skipped.',
  },
  cancel: {
    label: 'Cancel subscription',
    icon: 'cancel',
    tone: 'danger',
    send: (client, { id }) =>
      unwrapOne(client.PATCH('/api/subscription/cancel/{id}', { params: { path: { id } } })),
    title: (treatment) => `Cancel ${treatment}?`,
    lead: 'No more deliveries or charges. You can reactivate it later.',
    done: () => 'Your subscription is cancelled.',
  },
  reactivate: {
    label: 'Reactivate',
    icon: 'refresh',
    isPrimary: true,
    send: (client, { id, hasWinback }) =>
      unwrapOne(
        client.PATCH('/api/subscription/reactivate/{id}', {
          params: { path: { id }, query: { winback: hasWinback, fromPopup: true } },
        }),
      ),
    title: (treatment) => `Reactivate ${treatment}?`,
    lead: 'Your treatment starts again with the same plan.',
    done: () => 'Your subscription is active again.',
  },
};

const isChange = (action: string): action is SubscriptionChange => Object.hasOwn(subscriptionActions, action);

/** The changes a patient can request now, as `SubscriptionActions` shows them. */
export const offeredActions = (subscription: ActionFacts) =>
  allowedActions(subscription)
    .filter(isChange)
    .map((id) => ({ id, ...subscriptionActions[id] }));
