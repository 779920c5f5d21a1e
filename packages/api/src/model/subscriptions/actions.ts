import type { PlanFactsSource } from '../treatment/planSums.ts';
import { ACTIONS, statusRules, type SubscriptionAction } from './status.ts';

const CHANGES = [
  'pause',
  'resume',
  'skip',
  'undoSkip',
  'cancel',
  'reactivate',
  'withdrawChange',
] as const satisfies readonly SubscriptionAction[];

/** Change of a subscription that is sent once the patient confirms it. */
export type SubscriptionChange = (typeof CHANGES)[number];

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
] as const satisfies readonly SubscriptionAction[];

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

/** Whether the card has a hold, which is charged when a doctor approves; also true for an unknown or missing status. */
export const isHolding = (subscription: SubscriptionFacts): boolean =>
  !statusRules(subscription).isDecided && subscription.paymentIntentStatus === 'requires_capture';

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

/** Conditions of actions besides the status. */
const CONDITIONS: Readonly<
  Partial<Record<SubscriptionAction, (subscription: SubscriptionFacts) => boolean>>
> = {
  continue: ({ registrationDoneDate }) => !registrationDoneDate,
  followUp: ({ registrationDoneDate }) => !!registrationDoneDate,
  fixPayment: isPastDue,
  // Not while a renewal is in review.
  renew: (facts) => !isInReview(facts) && (facts.status === 'renewal' || facts.renewal === true),
  seeRequest: hasPendingRequest,
  skip: ({ skipsLeft }) => skipsLeft !== 0,
  undoSkip: ({ skipPeriods }) => (skipPeriods ?? 0) > 0,
  // Not while a renewal is in review, which may change the plan too.
  changeDose: (facts) => !hasPendingRequest(facts) && !isInReview(facts),
  withdrawChange: hasPendingRequest,
};

/** Whether the status allows an action, whatever its other conditions; a paused subscription has the status `pause`. */
export const isAllowedByStatus = (action: SubscriptionAction, subscription: SubscriptionFacts): boolean =>
  statusRules(isPaused(subscription) ? { status: 'pause' } : subscription).actions.includes(action);

/** Whether an action is allowed now. Depends on the raw status, not on the approval. */
export const isAllowed = (action: SubscriptionAction, subscription: SubscriptionFacts): boolean =>
  isAllowedByStatus(action, subscription) && (CONDITIONS[action]?.(subscription) ?? true);

/** Actions allowed now, in the order in which they are offered. */
export const allowedActions = (subscription: SubscriptionFacts): readonly SubscriptionAction[] =>
  ACTIONS.filter((action) => isAllowed(action, subscription));

/** Actions that a page offers for a whole subscription. The button to withdraw a request is beside the request. */
const OFFERED = [
  'resume',
  'reactivate',
  'pause',
  'skip',
  'undoSkip',
  'changeDose',
  'message',
  'cancel',
] as const satisfies readonly SubscriptionAction[];

/** Changes and messages that a patient can start now, in the order to show them. */
export const offeredActions = (subscription: SubscriptionFacts): readonly (typeof OFFERED)[number][] =>
  OFFERED.filter((action) => isAllowed(action, subscription));

const IN_DIALOGS = [...CHANGES, 'changeDose'] as const;

/** Change with a dialog, by its name, if it is allowed now. */
export const allowedChange = (
  name: string,
  subscription: SubscriptionFacts,
): (typeof IN_DIALOGS)[number] | undefined =>
  IN_DIALOGS.find((change) => change === name && isAllowed(change, subscription));

/** Next step that a subscription needs from the patient; undefined if none. */
export const nextStep = (subscription: SubscriptionFacts): (typeof NEXT_STEPS)[number] | undefined =>
  NEXT_STEPS.find((step) => isAllowed(step, subscription));

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

const APPLIED: Readonly<Record<SubscriptionChange | 'changeDose' | 'renew' | 'followUp', IsApplied>> = {
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
  change: keyof typeof APPLIED,
  after: SubscriptionFacts,
  requested: Requested = {},
): boolean => APPLIED[change](after, requested);
