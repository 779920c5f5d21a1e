import type { PlanFactsSource } from '../treatment/planSums.ts';

/** Changes a patient can request for a subscription. */
export type SubscriptionChange =
  | 'pause'
  | 'resume'
  | 'skip'
  | 'undoSkip'
  | 'cancel'
  | 'reactivate'
  | 'withdrawChange';

/** Actions with a preview of dates and sums. */
export type PreviewedAction = SubscriptionChange | 'changeDose';

/** Changes that are sent to the service. */
export type SentChange = PreviewedAction | 'renew' | 'followUp';

/** Steps that a subscription may need from the patient, the most urgent first. */
const NEXT_STEPS = [
  'continue',
  'followUp',
  'retakePhoto',
  'fixPayment',
  'renew',
  'startAgain',
  'reactivate',
  'seeRequest',
] as const;

/** Next step of a subscription. */
export type NextStep = (typeof NEXT_STEPS)[number];

/** Action of a patient on a subscription. */
export type SubscriptionAction = PreviewedAction | NextStep | 'message';

type Text = string | null | undefined;
type Count = number | null | undefined;

/** Choices of a plan, by field; null if there is none. */
type Choices = Readonly<Record<string, unknown>>;

/** Fields of a subscription that the rules use, all optional. */
export interface SubscriptionFacts extends PlanFactsSource {
  readonly status?: Text;
  readonly isApproved?: boolean | null | undefined;
  readonly review?: { readonly value: string } | null | undefined;
  readonly renewal?: boolean | null | undefined;
  /** Present after the registration was submitted; `in_progress` then means a follow-up. */
  readonly registrationDoneDate?: Text;
  readonly modifyRequest?:
    | { readonly status: string; readonly plan?: Choices | undefined }
    | null
    | undefined;
  readonly paymentIntentStatus?: Text;
  readonly pause?: { readonly from?: Text; readonly until?: Text } | null | undefined;
  readonly skipPeriods?: Count;
  /** Number of further deliveries that a patient can skip; undefined if the service does not report it. */
  readonly skipsLeft?: Count;
  readonly nextBillingDate?: Text;
  readonly nextPeriodStart?: Text;
  /** Next charge without any pause or skip; calculated if the service does not send it. */
  readonly billingAnchor?: Text;
  /** Day of the month of charges, also after a shorter month. */
  readonly billingDay?: Count;
  readonly expiredAt?: Text;
  /** Whole cents. */
  readonly latestBilledAmount?: Count;
}

/** Statuses after a decision, in which a hold has been charged or released, even if `paymentIntentStatus` says otherwise. */
const DECIDED: ReadonlySet<Text> = new Set([
  'active',
  'pause',
  'renewal',
  'declined',
  'not_verified',
  'cancel',
  'completed',
]);

/** Whether the card has a hold, which is charged when a doctor approves; also true for an unknown or missing status. */
export const isHolding = ({ status, paymentIntentStatus }: SubscriptionFacts): boolean =>
  !DECIDED.has(status) && paymentIntentStatus === 'requires_capture';

/** Whether the last charge failed and has not been paid since. */
export const isPastDue = ({ paymentIntentStatus }: SubscriptionFacts): boolean =>
  paymentIntentStatus === 'requires_payment_method';

/** Whether deliveries and charges are paused: by raw status, or by a pause on an active subscription. */
export const isPaused = ({ status, pause }: SubscriptionFacts): boolean =>
  status === 'pause' || (status === 'active' && pause !== null && pause !== undefined);

/** End of the pause as ISO instant; undefined without a pause or without an end. */
export const pausedUntil = (subscription: SubscriptionFacts): string | undefined =>
  isPaused(subscription) ? (subscription.pause?.until ?? undefined) : undefined;

/** Whether a doctor has approved the treatment. */
export const isApproved = ({ review }: SubscriptionFacts): boolean => review?.value === 'approved';

const isInReview = ({ review }: SubscriptionFacts): boolean => review?.value === 'pending';
const hasPendingRequest = ({ modifyRequest }: SubscriptionFacts): boolean =>
  modifyRequest?.status === 'pending';
const isRunning = (status: string): boolean => status === 'active' || status === 'pause';

/** Rule of an action, by raw status; a paused subscription counts as 'pause'. */
type IsAllowed = (status: string, subscription: SubscriptionFacts) => boolean;

const only =
  (...statuses: readonly string[]): IsAllowed =>
  (status) =>
    statuses.includes(status);

const isWithdrawable: IsAllowed = (status, facts) => isRunning(status) && hasPendingRequest(facts);

/**
 * Table of decisions "Subscriptions", in the order in which actions are offered: the most likely first, canceling last. An
 * unknown status allows only a message.
 */
const ALLOWED: Readonly<Record<SubscriptionAction, IsAllowed>> = {
  continue: (status, { registrationDoneDate }) => status === 'in_progress' && !registrationDoneDate,
  followUp: (status, { registrationDoneDate }) => status === 'in_progress' && !!registrationDoneDate,
  retakePhoto: only('not_verified'),
  fixPayment: (status, facts) => isRunning(status) && isPastDue(facts),
  // Not while a renewal is in review.
  renew: (status, facts) =>
    !isInReview(facts) && (status === 'renewal' || (status === 'active' && facts.renewal === true)),
  seeRequest: isWithdrawable,
  resume: only('pause'),
  reactivate: only('cancel'),
  startAgain: only('declined', 'not_verified', 'completed'),
  pause: only('active'),
  skip: (status, { skipsLeft }) => status === 'active' && skipsLeft !== 0,
  undoSkip: (status, { skipPeriods }) => status === 'active' && (skipPeriods ?? 0) > 0,
  // Not while a renewal is in review, which may change the plan too.
  changeDose: (status, facts) => status === 'active' && !hasPendingRequest(facts) && !isInReview(facts),
  withdrawChange: isWithdrawable,
  message: (status) => !['in_progress', 'pause', 'cancel'].includes(status),
  cancel: only('active', 'pause', 'pending', 'pre_screened', 'hold'),
};

const isAction = (name: string): name is SubscriptionAction => Object.hasOwn(ALLOWED, name);

/** Actions allowed now, in the order in which they are offered. Depends on the raw status, not on the approval. */
export function allowedActions(subscription: SubscriptionFacts): readonly SubscriptionAction[] {
  const status = isPaused(subscription) ? 'pause' : (subscription.status ?? '');
  return Object.keys(ALLOWED)
    .filter(isAction)
    .filter((action) => ALLOWED[action](status, subscription));
}

/** Next step that a subscription needs from the patient; undefined if none. */
export const nextStep = (subscription: SubscriptionFacts): NextStep | undefined => {
  const allowed = allowedActions(subscription);
  return NEXT_STEPS.find((step) => allowed.includes(step));
};

/** Parameters of a requested change. */
export interface Requested {
  /** Skipped billing periods. */
  readonly periods?: number;
  /** Choices of a requested plan. */
  readonly plan?: Choices | undefined;
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
  changeDose: (after, { plan = {} }) =>
    hasPendingRequest(after) &&
    Object.entries(plan).every(([field, value]) => (after.modifyRequest?.plan?.[field] ?? null) === value),
  renew: isInReview,
  followUp: (after) => after.status !== 'in_progress' && isInReview(after),
};

/** Whether a subscription has the requested change; for subscriptions refetched after a lost response. */
export const wasApplied = (
  change: SentChange,
  after: SubscriptionFacts,
  requested: Requested = {},
): boolean => APPLIED[change](after, requested);
