import type { Plan, Subscription } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { deliverySum, planFacts, type PlanFactsSource } from '#shared/pricing/index.ts';
import type { ChangeFact } from './changeTerms.ts';

/** What differs between two plans, formatted. Prices are before coupons, so that both can be compared. */
export function planChange({ plan, addons }: PlanFactsSource, wanted: Plan): readonly ChangeFact[] {
  const before = new Map(planFacts({ plan, addons }).map(({ term, detail }) => [term, detail]));
  return planFacts({ plan: wanted, addons })
    .map(({ term, detail }) => ({ term, before: before.get(term), after: detail }))
    .filter((fact) => fact.before !== fact.after);
}

/** Input of {@link requestedChange}. */
export type RequestSource = Pick<
  Subscription,
  | 'modifyRequest'
  | 'plan'
  | 'addons'
  | 'coupons'
  | 'discountedPrice'
  | 'nextBillingDate'
  | 'sequencePaymentPeriod'
  | 'status'
>;

const SHOWN = {
  pending: {
    badge: { label: 'With your doctor', tone: 'info' },
    title: 'You asked for a change',
    lead: 'A doctor decides, usually within 24 hours. Your plan stays the same until then.',
  },
  approved: {
    badge: { label: 'Approved', tone: 'success' },
    title: 'A doctor approved your change',
    lead: 'It starts with your next delivery.',
  },
  declined: {
    badge: { label: 'Declined', tone: 'danger' },
    title: "A doctor didn't approve the change you asked for",
    lead: 'Your plan stays the same.',
  },
} as const;

const isShown = (status: string): status is keyof typeof SHOWN => Object.hasOwn(SHOWN, status);

/** Lines of a plan that a doctor decides, and what they cost. */
const DECIDED: ReadonlySet<string> = new Set(['Medicine', 'Dose', 'Price per month', 'Billed']);

/** Statuses of a subscription that runs, for which an answered request still matters. */
const RUNNING: ReadonlySet<string | undefined> = new Set(['active', 'pause']);

/** Whether the plan of a subscription is what it is billed with next, unlike that of a renewal with another plan. */
export const isPlanBilled = ({
  modifyRequest,
  status,
}: Pick<RequestSource, 'modifyRequest' | 'status'>): boolean =>
  modifyRequest?.status !== 'pending' || RUNNING.has(status);

/** What a pending change means for the bills until it is decided. */
function pendingLead(subscription: RequestSource): string {
  if (!isPlanBilled(subscription))
    return "A doctor decides with your renewal, usually within 24 hours. You're charged only when a doctor approves, and then for the new plan.";
  const sum = deliverySum(subscription);
  const day = formatDay(subscription.nextBillingDate);
  const bill =
    day && sum !== undefined ? ` If your bill on ${day} comes before that, it's ${formatCents(sum)}.` : '';
  return `${SHOWN.pending.lead}${bill}`;
}

/**
 * A change of dose that was asked for: pending until a doctor decides, then with the answer until the delivery it is
 * about; undefined where nothing was asked for, or it is long part of the plan.
 */
export function requestedChange(subscription: RequestSource) {
  const { modifyRequest, plan, addons, sequencePaymentPeriod = 0, status } = subscription;
  const { status: state = '', period, message, userName, plan: asked } = modifyRequest ?? {};
  if (asked === undefined || !isShown(state)) return undefined;
  const isAnswered = state !== 'pending';
  const isPast = period !== undefined && sequencePaymentPeriod >= period;
  if (isAnswered && (isPast || !RUNNING.has(status))) return undefined;
  return {
    state,
    ...SHOWN[state],
    ...(!isAnswered && { lead: pendingLead(subscription) }),
    // An approved change is the plan already, and nothing says what the plan was.
    facts:
      state === 'approved'
        ? planChange({ addons }, asked).filter(({ term }) => DECIDED.has(term))
        : planChange({ plan, addons }, asked),
    /** The doctor's own words. */
    message: isAnswered ? message : undefined,
    /** Who decided. */
    doctor: (isAnswered && userName) || undefined,
  };
}
