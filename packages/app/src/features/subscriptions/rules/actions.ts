import { later, present, type BillingTerms, type Schedule, type ScheduledSubscription } from './schedule.ts';

/** Changes a patient can request for a subscription. */
export type SubscriptionChange =
  | 'pause'
  | 'resume'
  | 'skip'
  | 'undoSkip'
  | 'cancel'
  | 'reactivate'
  | 'withdrawChange';

/** Actions that change dates or sums. */
export type PreviewedAction = SubscriptionChange | 'changeDose';

/** What a subscription waits for, the most urgent first; each is the next step of a status. */
const NEXT_STEPS = [
  'continue',
  'followUp',
  'retakePhoto',
  'mendPayment',
  'renew',
  'startAgain',
  'reactivate',
  'seeRequest',
] as const;

/** Next step of a subscription. */
export type NextStep = (typeof NEXT_STEPS)[number];

/** What a patient can do with a subscription. */
export type SubscriptionAction = PreviewedAction | NextStep | 'message';

/** Input of the rules on actions. */
export interface ActionFacts {
  readonly status?: string | null | undefined;
  readonly renewal?: boolean | null | undefined;
  readonly pause?: { readonly until?: string | null | undefined } | null | undefined;
  readonly skipPeriods?: number | null | undefined;
  /** Further deliveries that the service lets a patient skip; undefined where it doesn't report that. */
  readonly skipsLeft?: number | null | undefined;
  /** Present once the registration was handed in: `in_progress` then asks for a follow-up. */
  readonly registrationDoneDate?: string | null | undefined;
  readonly paymentIntentStatus?: string | null | undefined;
  readonly modifyRequest?: { readonly status: string } | null | undefined;
  readonly review?: { readonly value: string } | null | undefined;
}

/** Size of a change. */
export interface ChangeOptions {
  /** Billing periods to pause, or that are skipped after the change; 1 by default. */
  readonly periods?: number;
  /** Sum of one delivery of the wanted dose, or with an offer, whole cents. */
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

/** Whether the last charge failed, and no later one has been paid. */
export const isPastDue = ({ paymentIntentStatus }: Pick<ActionFacts, 'paymentIntentStatus'>): boolean =>
  paymentIntentStatus === 'requires_payment_method';

const isAsked = ({ modifyRequest }: ActionFacts): boolean => modifyRequest?.status === 'pending';

const isWithdrawable = (status: string, facts: ActionFacts): boolean =>
  (status === 'active' || status === 'pause') && isAsked(facts);

/**
 * The table of decisions "Subscriptions", in the order actions are offered: the likeliest first, cancelling last. An
 * unknown status allows only a message.
 */
const RULES: {
  readonly [Action in SubscriptionAction]: Action extends PreviewedAction ? PreviewedRule : ActionRule;
} = {
  continue: {
    isAllowed: (status, { registrationDoneDate }) => status === 'in_progress' && !registrationDoneDate,
  },
  followUp: {
    isAllowed: (status, { registrationDoneDate }) => status === 'in_progress' && !!registrationDoneDate,
  },
  retakePhoto: { isAllowed: only('not_verified') },
  mendPayment: {
    isAllowed: (status, facts) => (status === 'active' || status === 'pause') && isPastDue(facts),
  },
  renew: {
    // Not while a doctor looks at one.
    isAllowed: (status, { renewal, review }) =>
      review?.value !== 'pending' && (status === 'renewal' || (status === 'active' && renewal === true)),
  },
  seeRequest: { isAllowed: isWithdrawable },
  resume: {
    isAllowed: only('pause'),
    after: ({ subscription, today, skippedPeriods, chargeAfter, chargedOn, skipped }) => {
      const { pause, nextBillingDate } = subscription;
      const date = pause && nextBillingDate ? chargeAfter(skippedPeriods) : (nextBillingDate ?? today);
      // A bill that is due at once leaves nothing out.
      const isAhead = Date.parse(date) > Date.parse(today);
      return present({ ...chargedOn(date), skipped: isAhead ? skipped(skippedPeriods) : undefined });
    },
  },
  reactivate: {
    isAllowed: only('cancel'),
    after: ({ subscription: { review, expiredAt }, today, sum, chargedOn }, { sum: offered = sum }) =>
      review?.value === 'approved'
        ? present({ ...chargedOn(expiredAt ?? today), sum: offered })
        : present({ onApproval: offered }),
  },
  startAgain: { isAllowed: only('declined', 'not_verified', 'completed') },
  pause: {
    isAllowed: only('active'),
    after: ({ sum, skippedPeriods, chargeAfter, skipped }, { periods = 1 }) => {
      const until = chargeAfter(skippedPeriods + periods);
      return present({
        nextBilling: until,
        nextDelivery: until,
        sum,
        pausedUntil: until,
        skipped: skipped(skippedPeriods),
      });
    },
  },
  skip: {
    isAllowed: (status, { skipsLeft }) => status === 'active' && skipsLeft !== 0,
    after: ({ chargeAfter, chargedOn, skipped }, { periods = 1 }) =>
      present({ ...chargedOn(chargeAfter(periods)), skipped: skipped(periods) }),
    // The service counts skipped periods from the plan's own date.
    periods: ({ skipPeriods }) => (skipPeriods ?? 0) + 1,
  },
  undoSkip: {
    isAllowed: (status, { skipPeriods }) => status === 'active' && (skipPeriods ?? 0) > 0,
    after: ({ chargeAfter, chargedOn, skipped }, { periods = 0 }) =>
      present({ ...chargedOn(chargeAfter(periods)), skipped: skipped(periods) }),
    // The last skip only.
    periods: ({ skipPeriods }) => Math.max(0, (skipPeriods ?? 0) - 1),
  },
  changeDose: {
    // Not while a doctor looks at a renewal, which may change the plan too.
    isAllowed: (status, facts) => status === 'active' && !isAsked(facts) && facts.review?.value !== 'pending',
    after: ({ current, sum }, { sum: wantedSum }) => present({ ...current, sum: wantedSum ?? sum }),
  },
  withdrawChange: { isAllowed: isWithdrawable, after: ({ current }) => current },
  message: { isAllowed: except('in_progress', 'pause', 'cancel') },
  cancel: {
    isAllowed: only('active', 'pause', 'pending', 'pre_screened', 'hold'),
    // Without a bill to come, nothing is paid for; what is held is released.
    after: ({ subscription: { nextBillingDate, billingAnchor }, anchor, today }) =>
      nextBillingDate || billingAnchor ? { endsAt: later(anchor, today) } : {},
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

/** What a subscription waits for; undefined where nothing does. */
export const nextStep = (subscription: ActionFacts): NextStep | undefined => {
  const allowed = allowedActions(subscription);
  return NEXT_STEPS.find((step) => allowed.includes(step));
};

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
