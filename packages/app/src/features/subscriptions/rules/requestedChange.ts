import type { Subscription } from '@patient/api';
import type { ChangeFact } from './changeFacts.ts';
import { planChange } from './planChange.ts';

/** What became of a change of dose that was asked for. */
export interface RequestedChange {
  readonly state: 'pending' | 'approved' | 'declined';
  readonly title: string;
  /** What it means for the patient. */
  readonly lead: string;
  /** What was asked for; before and after where it is not part of the plan yet. */
  readonly facts: readonly ChangeFact[];
  /** The doctor's own words. */
  readonly message?: string;
  /** Who decided. */
  readonly doctor?: string;
}

/** Input of {@link requestedChange}. */
export type RequestSource = Pick<
  Subscription,
  'modifyRequest' | 'plan' | 'addons' | 'sequencePaymentPeriod' | 'status'
>;

const SHOWN = {
  pending: {
    title: 'You asked for a change',
    lead: 'A doctor decides, usually within 24 hours. Your plan stays the same until then.',
  },
  approved: {
    title: 'A doctor approved your change',
    lead: 'It starts with your next delivery.',
  },
  declined: {
    title: "A doctor didn't approve the change you asked for",
    lead: 'Your plan stays the same.',
  },
} as const;

const isShown = (status: string): status is keyof typeof SHOWN => Object.hasOwn(SHOWN, status);

/** Lines of a plan that a doctor decides, and what they cost. */
const DECIDED: ReadonlySet<string> = new Set(['Medicine', 'Dose', 'Price per month', 'Billed']);

/** Statuses of a subscription that runs, for which an answered request still matters. */
const RUNNING: ReadonlySet<string | undefined> = new Set(['active', 'pause']);

/**
 * A change of dose that was asked for: pending until a doctor decides, then with the answer until the delivery it is
 * about; undefined where nothing was asked for, or it is long part of the plan.
 */
export function requestedChange({
  modifyRequest,
  plan,
  addons,
  sequencePaymentPeriod = 0,
  status,
}: RequestSource): RequestedChange | undefined {
  const { status: state = '', period, message, userName, plan: asked } = modifyRequest ?? {};
  if (asked === undefined || !isShown(state)) return undefined;
  const isAnswered = state !== 'pending';
  const isPast = period !== undefined && sequencePaymentPeriod >= period;
  if (isAnswered && (isPast || !RUNNING.has(status))) return undefined;
  return {
    state,
    ...SHOWN[state],
    // An approved change is the plan already, and nothing says what the plan was.
    facts:
      state === 'approved'
        ? planChange({ addons }, asked).filter(({ term }) => DECIDED.has(term))
        : planChange({ plan, addons }, asked),
    ...(isAnswered && message !== undefined && { message }),
    ...(isAnswered && userName !== undefined && userName !== '' && { doctor: userName }),
  };
}
