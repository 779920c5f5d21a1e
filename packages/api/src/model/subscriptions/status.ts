import type { KnownSubscriptionStatus } from '../../generated/knownValues.ts';
import { rowOf } from '../rowOf.ts';

/** Input of the rules on statuses. */
export interface StatusFacts {
  readonly status?: string | null | undefined;
  readonly isApproved?: boolean | null | undefined;
}

/** Stage of a subscription, which groups its statuses. */
export type LifecycleState =
  | 'actionRequired'
  | 'inReview'
  | 'active'
  | 'paused'
  | 'declined'
  | 'canceled'
  | 'renewal'
  | 'other';

/** Actions of a patient on a subscription, in the order in which they are offered: the most likely first, canceling last. */
export const ACTIONS = [
  'continue',
  'followUp',
  'retakePhoto',
  'fixPayment',
  'renew',
  'seeRequest',
  'resume',
  'reactivate',
  'startAgain',
  'pause',
  'skip',
  'undoSkip',
  'changeDose',
  'withdrawChange',
  'message',
  'cancel',
] as const;

/** Action of a patient on a subscription. */
export type SubscriptionAction = (typeof ACTIONS)[number];

/** What a status means (decisions, "Subscriptions"). */
export interface StatusRules {
  readonly state: LifecycleState;
  /** Whether it has no more deliveries or charges, and the treatment can be started again. */
  readonly hasEnded: boolean;
  /** Whether a doctor's approval comes before the next charge. */
  readonly needsApproval: boolean;
  /** Whether a hold has been charged or released, even if `paymentIntentStatus` says otherwise. */
  readonly isDecided: boolean;
  /** Whether the card on file pays its bills, now or later. */
  readonly isBilled: boolean;
  /** Actions that the status allows, if their conditions are met (`actions.ts`). */
  readonly actions: readonly SubscriptionAction[];
}

const IN_REVIEW: StatusRules = {
  state: 'inReview',
  hasEnded: false,
  needsApproval: true,
  isDecided: false,
  isBilled: true,
  actions: ['message', 'cancel'],
};

/** A subscription that has ended after a decision. */
const ENDED = { hasEnded: true, needsApproval: false, isDecided: true, isBilled: false } as const;

const STATUSES = {
  pending: IN_REVIEW,
  pre_screened: IN_REVIEW,
  hold: IN_REVIEW,
  in_progress: {
    state: 'actionRequired',
    hasEnded: false,
    needsApproval: true,
    isDecided: false,
    isBilled: false,
    actions: ['continue', 'followUp'],
  },
  active: {
    state: 'active',
    hasEnded: false,
    needsApproval: false,
    isDecided: true,
    isBilled: true,
    actions: [
      'fixPayment',
      'renew',
      'seeRequest',
      'pause',
      'skip',
      'undoSkip',
      'changeDose',
      'withdrawChange',
      'message',
      'cancel',
    ],
  },
  pause: {
    state: 'paused',
    hasEnded: false,
    needsApproval: false,
    isDecided: true,
    isBilled: true,
    actions: ['fixPayment', 'seeRequest', 'resume', 'withdrawChange', 'cancel'],
  },
  declined: { ...ENDED, state: 'declined', actions: ['startAgain', 'message'] },
  not_verified: { ...ENDED, state: 'declined', actions: ['retakePhoto', 'startAgain', 'message'] },
  cancel: { ...ENDED, state: 'canceled', actions: ['reactivate'] },
  renewal: {
    state: 'renewal',
    hasEnded: false,
    needsApproval: true,
    isDecided: true,
    isBilled: true,
    actions: ['renew', 'message'],
  },
  completed: { ...ENDED, state: 'other', actions: ['startAgain', 'message'] },
} satisfies Readonly<Record<KnownSubscriptionStatus, StatusRules>>;

/** An unknown or missing status allows only a message. */
const UNKNOWN: StatusRules = {
  state: 'other',
  hasEnded: false,
  needsApproval: false,
  isDecided: false,
  isBilled: false,
  actions: ['message'],
};

/** What the raw status of a subscription means. Approval changes only the label that patients see. */
export const statusRules = ({ status }: StatusFacts): StatusRules =>
  rowOf<StatusRules>(STATUSES, status) ?? UNKNOWN;

/** Stage of a subscription, by its raw status. */
export const lifecycleStateOf = (facts: StatusFacts): LifecycleState => statusRules(facts).state;

/** Whether a subscription has ended: it has no more deliveries or charges, and the treatment can be started again. */
export const hasEnded = (facts: StatusFacts): boolean => statusRules(facts).hasEnded;

/** Whether a subscription runs, paused or not. */
export const isRunning = (facts: StatusFacts): boolean =>
  ['active', 'paused'].includes(lifecycleStateOf(facts));
