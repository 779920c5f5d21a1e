import { later, present, type BillingTerms, type Schedule, type ScheduledSubscription } from './schedule.ts';

/** Changes a patient can request for a subscription. */
export type SubscriptionChange = 'pause' | 'resume' | 'skip' | 'cancel' | 'reactivate';

/** Actions that change dates or sums. */
export type PreviewedAction = SubscriptionChange | 'changeDose';

/** What a patient can do with a subscription. */
export type SubscriptionAction = PreviewedAction | 'continue' | 'renew' | 'startAgain' | 'message';

/** Input of the rules on actions. */
export interface ActionFacts {
  readonly status?: string | null | undefined;
  readonly renewal?: boolean | null | undefined;
  readonly pause?: { readonly until?: string | null | undefined } | null | undefined;
}

/** Size of a change. */
export interface ChangeOptions {
  /** Billing periods to pause or skip, 1 by default. Skipping 0 undoes a skip. */
  readonly periods?: number;
  /** Sum of one delivery of the wanted dose, whole cents. */
  readonly sum?: number;
}

interface ActionRule {
  /** By raw status; a paused subscription counts as 'pause'. */
  readonly isAllowed: (status: string, subscription: ActionFacts) => boolean;
}

interface PreviewedRule extends ActionRule {
  /** Schedule after the action. */
  readonly after: (terms: BillingTerms, options: ChangeOptions) => Schedule;
  /** Billing periods a patient requests. @default 1 */
  readonly periods?: (subscription: Pick<ScheduledSubscription, 'skipPeriods'>) => number;
}

const only =
  (...statuses: readonly string[]) =>
  (status: string): boolean =>
    statuses.includes(status);

const except =
  (...statuses: readonly string[]) =>
  (status: string): boolean =>
    !statuses.includes(status);

/**
 * The table of decisions "Subscriptions", in the order actions are offered: the likeliest first, cancelling last. An
 * unknown status allows only a message.
 */
const RULES: {
  readonly [Action in SubscriptionAction]: Action extends PreviewedAction ? PreviewedRule : ActionRule;
} = {
  continue: { isAllowed: only('in_progress') },
  renew: {
    isAllowed: (status, { renewal }) => status === 'renewal' || (status === 'active' && renewal === true),
  },
  resume: {
    isAllowed: only('pause'),
    after: ({ subscription, today, skippedPeriods, chargeAfter, chargedOn }) => {
      const { pause, nextBillingDate } = subscription;
      return chargedOn(pause && nextBillingDate ? chargeAfter(skippedPeriods) : (nextBillingDate ?? today));
    },
  },
  reactivate: {
    isAllowed: only('cancel'),
    after: ({ subscription: { review, expiredAt }, today, sum, chargedOn }) =>
      review?.value === 'approved' ? chargedOn(expiredAt ?? today) : present({ sum }),
  },
  startAgain: { isAllowed: only('declined', 'not_verified') },
  pause: {
    isAllowed: only('active'),
    after: ({ sum, skippedPeriods, chargeAfter }, { periods = 1 }) => {
      const until = chargeAfter(skippedPeriods + periods);
      return present({ nextBilling: until, nextDelivery: until, sum, pausedUntil: until });
    },
  },
  skip: {
    isAllowed: only('active'),
    after: ({ chargeAfter, chargedOn }, { periods = 1 }) => chargedOn(chargeAfter(periods)),
    // The service counts skipped periods from the plan's own date.
    periods: ({ skipPeriods }) => (skipPeriods ?? 0) + 1,
  },
  changeDose: {
    isAllowed: only('active'),
    after: ({ current, sum }, { sum: wantedSum }) => present({ ...current, sum: wantedSum ?? sum }),
  },
  message: { isAllowed: except('in_progress', 'pause', 'cancel') },
  cancel: {
    isAllowed: only('active', 'pause', 'pending', 'pre_screened', 'hold'),
    after: ({ anchor, today }) => ({ endsAt: later(anchor, today) }),
  },
};

const isAction = (name: string): name is SubscriptionAction => Object.hasOwn(RULES, name);

/** Whether deliveries and charges are paused: by raw status, or by a pause on an active subscription. */
export const isPaused = ({ status, pause }: ActionFacts): boolean =>
  status === 'pause' || (status === 'active' && pause !== null && pause !== undefined);

/** End of the pause, as ISO instant; undefined where there is no pause or no end. */
export const pausedUntil = (subscription: ActionFacts): string | undefined =>
  isPaused(subscription) ? (subscription.pause?.until ?? undefined) : undefined;

/** Actions allowed now, in the order they are offered. The approval does not count, the raw status does. */
export function allowedActions(subscription: ActionFacts): readonly SubscriptionAction[] {
  const status = isPaused(subscription) ? 'pause' : (subscription.status ?? '');
  return Object.keys(RULES)
    .filter(isAction)
    .filter((action) => RULES[action].isAllowed(status, subscription));
}

/** Billing periods a patient requests with a change. */
export const requestedPeriods = (
  change: SubscriptionChange,
  subscription: Pick<ScheduledSubscription, 'skipPeriods'>,
): number => RULES[change].periods?.(subscription) ?? 1;

/** Schedule after an action. */
export const scheduleAfter = (
  action: PreviewedAction,
  terms: BillingTerms,
  options: ChangeOptions,
): Schedule => RULES[action].after(terms, options);
