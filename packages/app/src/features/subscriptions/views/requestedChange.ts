import type { Plan } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import {
  deliverySum,
  type PlanFactsSource,
  type RequestSource,
  isPlanBilled,
  isRequestShown,
  rowOf,
  type KnownModifyRequestStatus,
} from '@patient/api/model';
import { planFacts } from '#shared/pricing/index.ts';
import type { ChangeFact } from './changeTerms.ts';

/** Formatted differences between two plans. Prices are before coupons, to be comparable. */
export function planChange({ plan, addons }: PlanFactsSource, requested: Plan): readonly ChangeFact[] {
  const before = new Map(planFacts({ plan, addons }).map(({ term, detail }) => [term, detail]));
  return planFacts({ plan: requested, addons })
    .map(({ term, detail }) => ({ term, before: before.get(term), after: detail }))
    .filter((fact) => fact.before !== fact.after);
}

const TEXTS = {
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
} as const satisfies Readonly<Record<KnownModifyRequestStatus, object>>;

/** Text about bills until a pending change is decided. */
function pendingLead(subscription: RequestSource): string {
  if (!isPlanBilled(subscription))
    return "A doctor decides with your renewal, usually within 24 hours. You're charged only when a doctor approves, and then for the new plan.";
  const sum = deliverySum(subscription);
  const day = formatDay(subscription.nextBillingDate);
  const bill =
    day && sum !== undefined ? ` If your bill on ${day} comes before that, it's ${formatCents(sum)}.` : '';
  return `${TEXTS.pending.lead}${bill}`;
}

/**
 * Requested change of the plan: pending until a doctor decides, then with the decision until the delivery it applies to;
 * undefined without a request or after that delivery.
 */
export function requestedChange(subscription: RequestSource) {
  const { modifyRequest, plan, addons } = subscription;
  const { status: state, message, userName, plan: requested } = modifyRequest ?? {};
  const texts = rowOf<(typeof TEXTS)[KnownModifyRequestStatus]>(TEXTS, state);
  if (texts === undefined || requested === undefined || !isRequestShown(subscription)) return undefined;
  const isDecided = state !== 'pending';
  return {
    state,
    ...texts,
    ...(!isDecided && { lead: pendingLead(subscription) }),
    /** Empty once approved: the request is already the plan. */
    facts: planChange({ plan, addons }, requested),
    /** The doctor's message. */
    message: isDecided ? message : undefined,
    /** The doctor who decided. */
    doctor: (isDecided && userName) || undefined,
  };
}
