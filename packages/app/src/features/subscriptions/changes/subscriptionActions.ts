import type { IconName } from '@patient/ui/Icon';
import { unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { href } from '#shared/href.ts';
import { allowedActions, type ActionFacts, type SubscriptionChange } from '../rules/actions.ts';
import { formatDay } from '#shared/format/dates.ts';
import { holdAfterCancel, isHolding } from '../rules/hold.ts';
import type { ScheduledSubscription } from '../rules/schedule.ts';
import { lastSkipped, skipResult } from '../rules/skipText.ts';

/** A change that a patient confirmed. */
export interface ChangeRequest {
  readonly id: string;
  /** Billing periods to pause or skip. */
  readonly periods: number;
  /** Whether this device has a win-back offer; the service knows whether it still applies. */
  readonly hasWinback: boolean;
}

/** Part of a subscription that the copy of a change depends on. */
type ChangedFacts = ActionFacts & ScheduledSubscription;

/** A subscription before and after a change. */
export interface ChangeResult {
  readonly before: ChangedFacts;
  readonly after: ChangedFacts;
  /** Formatted end of a pause. */
  readonly until: string | undefined;
}

/** Everything the page needs for one change, beside its rules in `rules/actions.ts`. */
interface SubscriptionActionEntry {
  /** A verb; also confirms in the dialog. */
  readonly label: string;
  /** Label of the action on the page, where it names what it is about. @default label */
  readonly offer?: (subscription: ChangedFacts) => string;
  readonly icon: IconName;
  readonly tone?: 'danger';
  /** A button of its own instead of a line of the menu. */
  readonly isPrimary?: boolean;
  readonly send: (client: ApiClient, request: ChangeRequest) => Promise<Subscription>;
  /** Question of the dialog, about a treatment's name. */
  readonly title: (treatment: string) => string;
  /** What will happen, in the dialog. */
  readonly lead: (before: ChangedFacts) => string;
  /** Message after success. */
  readonly done: (result: ChangeResult) => string;
}

const sendSkip: SubscriptionActionEntry['send'] = (client, { id, periods }) =>
  unwrapOne(
    client.PUT('/api/subscription/skip/{id}', { params: { path: { id } }, body: { skipPeriods: periods } }),
  );

/** What a cancellation did to held money. */
const HELD = {
  released:
    " We released the amount held on your card, so you won't be charged. Your bank may take a few days to show it.",
  charged: ' A doctor had approved it just before, so your card was charged.',
  none: '',
} as const;

/** A subscription that no doctor has approved goes back to review. */
const isReviewed = ({ review }: ActionFacts): boolean => review?.value === 'approved';

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
    lead: () =>
      'Your whole subscription stops until the date below, then starts again by itself. No deliveries or charges until then. You can resume sooner.',
    done: ({ until }) =>
      `Your subscription is paused${until ? ` until ${until}` : ''}. No deliveries or charges while it's paused.`,
  },
  resume: {
    label: 'Resume',
    icon: 'play',
    isPrimary: true,
    send: (client, { id }) =>
      unwrapOne(client.PATCH('/api/subscription/resume/{id}', { params: { path: { id } } })),
    title: (treatment) => `Resume ${treatment}?`,
    lead: () => 'Deliveries and charges start again on the date below.',
    done: () => 'Your subscription has resumed.',
  },
  skip: {
    label: 'Skip',
    icon: 'skip',
    isPrimary: true,
    send: sendSkip,
    title: (treatment) => `Skip the next delivery of ${treatment}?`,
    lead: ({ nextPeriodStart, nextBillingDate }) => {
      const day = formatDay(nextPeriodStart ?? nextBillingDate);
      const which = day ? `the delivery on ${day}` : 'your next delivery';
      return `We won't send ${which}, and you won't be charged for it. Your subscription stays active. You can undo this until that day.`;
    },
    done: ({ after }) => skipResult(after),
  },
  undoSkip: {
    label: 'Undo skip',
    icon: 'refresh',
    isPrimary: true,
    send: sendSkip,
    offer: (subscription) => {
      const day = lastSkipped(subscription);
      return day ? `Undo skip of ${day}` : 'Undo skip';
    },
    title: (treatment) => `Undo the skip of ${treatment}?`,
    lead: (before) =>
      `You get the delivery on ${lastSkipped(before) ?? 'the skipped date'} after all, and you're charged for it then.`,
    done: ({ before }) =>
      `Your delivery on ${lastSkipped(before) ?? 'the skipped date'} is no longer skipped.`,
  },
  cancel: {
    label: 'Cancel subscription',
    icon: 'cancel',
    tone: 'danger',
    send: (client, { id }) =>
      unwrapOne(client.PATCH('/api/subscription/cancel/{id}', { params: { path: { id } } })),
    title: (treatment) => `Cancel ${treatment}?`,
    lead: (before) =>
      isHolding(before)
        ? "A doctor won't review your answers, and we release the amount held on your card. You won't be charged."
        : 'No more deliveries or charges. You can reactivate it later.',
    done: ({ before, after }) =>
      `Your subscription is cancelled.${HELD[holdAfterCancel(before, after) ?? 'none']}`,
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
    lead: (before) =>
      isReviewed(before)
        ? 'Your treatment starts again with the same plan.'
        : "A doctor reviews your answers again. You're charged only when a doctor approves.",
    done: ({ after }) =>
      isReviewed(after)
        ? 'Your subscription is active again.'
        : "Your subscription is back in review. You're charged only when a doctor approves.",
  },
  withdrawChange: {
    label: 'Withdraw request',
    icon: 'cancel',
    send: (client, { id }) =>
      unwrapOne(client.PATCH('/api/subscription/remove-modify/{id}', { params: { path: { id } } })),
    title: (treatment) => `Withdraw your request for ${treatment}?`,
    lead: () => 'Your plan stays as it is, and a doctor no longer looks at your request. You can ask again.',
    done: () => 'Your request is withdrawn. Your plan stays the same.',
  },
};

/** Whether a name is that of a change. */
const isChange = (action: string): action is SubscriptionChange => Object.hasOwn(subscriptionActions, action);

/** Changes with a button of their own elsewhere on the page. */
const ELSEWHERE: ReadonlySet<SubscriptionChange> = new Set(['withdrawChange']);

/** A change that the page offers; a change of dose needs a choice first. */
export type OfferedChange = SubscriptionChange | 'changeDose';

/** A change as `SubscriptionActions` shows it. */
export interface OfferedAction extends Pick<
  SubscriptionActionEntry,
  'label' | 'icon' | 'tone' | 'isPrimary'
> {
  readonly id: OfferedChange | 'message';
  readonly description?: string;
  /** Page of the action. */
  readonly href?: string;
}

const CHANGE_DOSE: OfferedAction = {
  id: 'changeDose',
  label: 'Change dose',
  icon: 'pill',
  description: 'A doctor decides',
};

const MESSAGE = { id: 'message', label: 'Message doctor', icon: 'chat', isPrimary: true } as const;

/** What a patient can do or request now, as `SubscriptionActions` shows them. */
export const offeredActions = (
  subscription: ChangedFacts & Pick<Subscription, '_id'>,
): readonly OfferedAction[] =>
  allowedActions(subscription).flatMap((id): readonly OfferedAction[] => {
    if (id === 'changeDose') return [CHANGE_DOSE];
    if (id === 'message')
      return [{ ...MESSAGE, href: href('/user/chat', {}, { subscriptionId: subscription._id }) }];
    if (!isChange(id) || ELSEWHERE.has(id)) return [];
    const { label, offer, icon, tone, isPrimary } = subscriptionActions[id];
    return [
      {
        id,
        label: offer?.(subscription) ?? label,
        icon,
        ...(tone && { tone }),
        ...(isPrimary && { isPrimary }),
      },
    ];
  });

/** The change of that name, where it is allowed now. */
export const allowedChange = (name: string, subscription: ActionFacts): OfferedChange | undefined =>
  allowedActions(subscription)
    .filter((action): action is OfferedChange => action === 'changeDose' || isChange(action))
    .find((action) => action === name);
