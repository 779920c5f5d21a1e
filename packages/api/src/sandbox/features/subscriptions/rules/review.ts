import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Answer } from '../../../core/schema.ts';
import { paid } from './billing.ts';
import { addMonths, dayOf, isoOf } from '../../../../model/dates.ts';
import { monthsPerPeriod } from '../../../../model/treatment/pricing.ts';
import type { Variation } from '../../treatment/rules/pricing.ts';
import { lifecycleStateOf, statusRules } from '../../../../model/subscriptions/status.ts';
import { billedFrom, withoutHold, movedBy, unscheduled } from './transitions.ts';

/** Doctor who decides, as recorded with the decision. */
export interface Reviewer {
  doctorId: string;
  /** Name in the history of a subscription. */
  userName: string;
}

/** Duration of the first review, ms; patients read "usually within 24 hours". */
export const FIRST_REVIEW_MS = 24 * 3_600_000;

/** Duration of later reviews, ms. */
export const REVIEW_MS = 4 * 3_600_000;

/** Whether a first prescription or a renewal is pending. */
export function awaitsReview(record: SubscriptionRecord): boolean {
  const { state, isBilled } = statusRules(record);
  return state === 'inReview' || (record.review?.value === 'pending' && isBilled);
}

/** Whether a chosen option rules out the treatment, as marked in its id (seed/questionnaires). */
export const ruleOutTreatment = (answers: readonly Answer[]): boolean =>
  answers.some(({ optionIds = [] }) => optionIds.some((id) => id.endsWith('-contraindicated')));

/** Applies a change that was requested together with a renewal. */
function withChange(record: SubscriptionRecord, reviewer: Reviewer): SubscriptionRecord {
  const request = record.modifyRequest;
  if (request?.status !== 'pending' || request.plan === undefined) return record;
  return { ...record, plan: request.plan, modifyRequest: { ...request, ...reviewer, status: 'approved' } };
}

/**
 * Record after an approval, with a new prescription. A held payment becomes the first payment, and the next bill is a period
 * later. Without one, a bill is due now unless there is a future one.
 * @param held amount of the held payment, in cents
 */
export function approve(
  record: SubscriptionRecord,
  reviewer: Reviewer,
  now: number,
  held?: number,
): SubscriptionRecord {
  const approved: SubscriptionRecord = {
    ...withChange(record, reviewer),
    status: lifecycleStateOf(record) === 'paused' ? 'pause' : 'active',
    isApproved: true,
    review: { value: 'approved' },
    doctorId: reviewer.doctorId,
    renewal: false,
    prescribedFrom: record.sequencePaymentPeriod ?? 0,
  };
  const started: SubscriptionRecord = {
    ...approved,
    skipPeriods: 0,
    pauses: record.pauses ?? [],
    pause: null,
  };
  if (held !== undefined) {
    const today = isoOf(now);
    const next = addMonths(today, monthsPerPeriod(record.plan));
    return movedBy({ ...paid(started, held), billingDay: dayOf(today) }, next, 0);
  }
  if (approved.status === 'pause' || Date.parse(record.nextBillingDate ?? '') > now) return approved;
  return billedFrom(started, isoOf(now));
}

/** Record after a decline: nothing is charged or sent. */
export const decline = (record: SubscriptionRecord, { doctorId }: Reviewer): SubscriptionRecord => ({
  ...unscheduled(withoutHold(record)),
  status: 'declined',
  isApproved: false,
  review: { value: 'declined' },
  doctorId,
  pause: null,
  ...(record.modifyRequest?.status === 'pending' && { modifyRequest: null }),
});

/**
 * Decision on a change of dose in the sandbox: more than one step up is declined; one step up, steps down and other
 * variations are approved.
 */
export function doseDecision(
  variations: readonly Variation[],
  from: string | undefined,
  to: string | undefined,
): 'approved' | 'declined' {
  const doses = variations.find((variation) => variation.doses?.some(({ _id }) => _id === to))?.doses ?? [];
  const steps = [...doses].sort((a, b) => (a.weight ?? 0) - (b.weight ?? 0)).map(({ _id }) => _id);
  const before = steps.findIndex((id) => id === from);
  const after = steps.findIndex((id) => id === to);
  return before >= 0 && after - before > 1 ? 'declined' : 'approved';
}

/** Messages of the doctor about a change of dose. */
const decisionMessages = {
  approved: 'Start it with your next delivery. Send me a message if anything troubles you.',
  declined:
    "That is too big a step at once. Ask for the next dose up, and we'll see how you feel after four weeks.",
} as const;

/** Record with the decision on a change of dose; an approved change applies from the next bill. */
export function decideChange(
  record: SubscriptionRecord,
  reviewer: Reviewer,
  status: 'approved' | 'declined',
): SubscriptionRecord {
  const { modifyRequest: request } = record;
  if (!request) return record;
  const decided = {
    ...record,
    modifyRequest: { ...request, ...reviewer, status, message: decisionMessages[status] },
  };
  return status === 'approved' && request.plan !== undefined ? { ...decided, plan: request.plan } : decided;
}
