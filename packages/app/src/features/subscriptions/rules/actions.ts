import type { PlanFactsSource } from '#shared/pricing/index.ts';

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

/** What is sent to the service about a subscription. */
export type SentChange = PreviewedAction | 'renew' | 'followUp';

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

type Text = string | null | undefined;
type Count = number | null | undefined;

/** Part of a subscription that the rules read; a service may leave any of it out. */
export interface SubscriptionFacts extends PlanFactsSource {
  readonly status?: Text;
  readonly isApproved?: boolean | null | undefined;
  readonly review?: { readonly value: string } | null | undefined;
  readonly renewal?: boolean | null | undefined;
  /** Present once the registration was handed in: `in_progress` then asks for a follow-up. */
  readonly registrationDoneDate?: Text;
  readonly modifyRequest?:
    | { readonly status: string; readonly plan?: { readonly doseId?: string } | undefined }
    | null
    | undefined;
  readonly paymentIntentStatus?: Text;
  readonly pause?: { readonly from?: Text; readonly until?: Text } | null | undefined;
  readonly skipPeriods?: Count;
  /** Further deliveries that the service lets a patient skip; undefined where it doesn't report that. */
  readonly skipsLeft?: Count;
  readonly nextBillingDate?: Text;
  readonly nextPeriodStart?: Text;
  /** Next charge without any pause or skip; counted back where the service does not send it. */
  readonly billingAnchor?: Text;
  /** Day of the month that charges keep to, also after a month that is too short for it. */
  readonly billingDay?: Count;
  readonly expiredAt?: Text;
}

/** Statuses after a doctor or the patient has decided: a hold is charged or released, even where the payment says otherwise. */
const DECIDED: ReadonlySet<Text> = new Set([
  'active',
  'pause',
  'renewal',
  'declined',
  'not_verified',
  'cancel',
  'completed',
]);

/** Whether money is held, which is charged when a doctor approves; also where the status is new or missing. */
export const isHolding = ({ status, paymentIntentStatus }: SubscriptionFacts): boolean =>
  !DECIDED.has(status) && paymentIntentStatus === 'requires_capture';

/** Whether the last charge failed, and no later one has been paid. */
export const isPastDue = ({ paymentIntentStatus }: SubscriptionFacts): boolean =>
  paymentIntentStatus === 'requires_payment_method';

/** Whether deliveries and charges are paused: by raw status, or by a pause on an active subscription. */
export const isPaused = ({ status, pause }: SubscriptionFacts): boolean =>
  status === 'pause' || (status === 'active' && pause !== null && pause !== undefined);

/** End of the pause, as ISO instant; undefined where there is no pause or no end. */
export const pausedUntil = (subscription: SubscriptionFacts): string | undefined =>
  isPaused(subscription) ? (subscription.pause?.until ?? undefined) : undefined;

/** Whether a doctor has approved the treatment. */
export const isApproved = ({ review }: SubscriptionFacts): boolean => review?.value === 'approved';

const isInReview = ({ review }: SubscriptionFacts): boolean => review?.value === 'pending';
const isAsked = ({ modifyRequest }: SubscriptionFacts): boolean => modifyRequest?.status === 'pending';
const isRunning = (status: string): boolean => status === 'active' || status === 'pause';

/** By raw status; a paused subscription counts as 'pause'. */
type IsAllowed = (status: string, subscription: SubscriptionFacts) => boolean;

const only =
  (...statuses: readonly string[]): IsAllowed =>
  (status) =>
    statuses.includes(status);

const isWithdrawable: IsAllowed = (status, facts) => isRunning(status) && isAsked(facts);

/**
 * The table of decisions "Subscriptions", in the order actions are offered: the likeliest first, cancelling last. An
 * unknown status allows only a message.
 */
const ALLOWED: Readonly<Record<SubscriptionAction, IsAllowed>> = {
  continue: (status, { registrationDoneDate }) => status === 'in_progress' && !registrationDoneDate,
  followUp: (status, { registrationDoneDate }) => status === 'in_progress' && !!registrationDoneDate,
  retakePhoto: only('not_verified'),
  mendPayment: (status, facts) => isRunning(status) && isPastDue(facts),
  // Not while a doctor looks at one.
  renew: (status, facts) =>
    !isInReview(facts) && (status === 'renewal' || (status === 'active' && facts.renewal === true)),
  seeRequest: isWithdrawable,
  resume: only('pause'),
  reactivate: only('cancel'),
  startAgain: only('declined', 'not_verified', 'completed'),
  pause: only('active'),
  skip: (status, { skipsLeft }) => status === 'active' && skipsLeft !== 0,
  undoSkip: (status, { skipPeriods }) => status === 'active' && (skipPeriods ?? 0) > 0,
  // Not while a doctor looks at a renewal, which may change the plan too.
  changeDose: (status, facts) => status === 'active' && !isAsked(facts) && !isInReview(facts),
  withdrawChange: isWithdrawable,
  message: (status) => !['in_progress', 'pause', 'cancel'].includes(status),
  cancel: only('active', 'pause', 'pending', 'pre_screened', 'hold'),
};

const isAction = (name: string): name is SubscriptionAction => Object.hasOwn(ALLOWED, name);

/** Actions allowed now, in the order they are offered. The approval does not count, the raw status does. */
export function allowedActions(subscription: SubscriptionFacts): readonly SubscriptionAction[] {
  const status = isPaused(subscription) ? 'pause' : (subscription.status ?? '');
  return Object.keys(ALLOWED)
    .filter(isAction)
    .filter((action) => ALLOWED[action](status, subscription));
}

/** What a subscription waits for; undefined where nothing does. */
export const nextStep = (subscription: SubscriptionFacts): NextStep | undefined => {
  const allowed = allowedActions(subscription);
  return NEXT_STEPS.find((step) => allowed.includes(step));
};

/** What was requested. */
export interface Requested {
  /** Skipped billing periods. */
  readonly periods?: number;
  readonly doseId?: string;
}

type IsApplied = (after: SubscriptionFacts, requested: Requested) => boolean;

const hasSkips: IsApplied = ({ status, skipPeriods }, { periods }) =>
  status === 'active' && (skipPeriods ?? 0) === periods;

const APPLIED: Readonly<Record<SentChange, IsApplied>> = {
  pause: isPaused,
  resume: (after) => after.status === 'active' && !isPaused(after),
  skip: hasSkips,
  undoSkip: hasSkips,
  cancel: ({ status }) => status === 'cancel',
  reactivate: ({ status }) => status === 'active' || status === 'pending',
  withdrawChange: ({ modifyRequest }) => !modifyRequest,
  changeDose: (after, { doseId }) => isAsked(after) && after.modifyRequest?.plan?.doseId === doseId,
  renew: isInReview,
  followUp: (after) => after.status !== 'in_progress' && isInReview(after),
};

/** Whether a subscription that was read again after a lost response has the requested change. */
export const wasApplied = (
  change: SentChange,
  after: SubscriptionFacts,
  requested: Requested = {},
): boolean => APPLIED[change](after, requested);
