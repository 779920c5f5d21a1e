import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import type { Answer } from '../../../core/schema.ts';
import { paid } from './billing.ts';
import { addMonths, dayOf, isoOf } from '../../../../model/dates.ts';
import { monthsPerPeriod } from '../../../../model/pricing.ts';
import type { Variation } from '../../treatment/rules/pricing.ts';
import { lifecycleStateOf } from '../../../core/lifecycleState.ts';
import { billedFrom, holdReleased, movedBy, unscheduled } from './transitions.ts';

/** The doctor who reviews in the sandbox. */
export const REVIEWER = { doctorId: 'doctor-lee', userName: 'Dr. Lena Lee' };

/** Milliseconds a doctor takes for a first visit; patients read "usually within 24 hours". */
export const FIRST_REVIEW_MS = 24 * 3_600_000;

/** How long a doctor takes for a patient they know. */
export const REVIEW_MS = 4 * 3_600_000;

/** Whether a doctor has something to decide: a first prescription, or a renewal. */
export function awaitsReview(record: SubscriptionRecord): boolean {
  const state = lifecycleStateOf(record);
  if (state === 'inReview') return true;
  return record.review?.value === 'pending' && ['active', 'paused', 'renewal'].includes(state);
}

/** Whether an option was chosen that rules the treatment out, which its id says (seed/questionnaires). */
export const speaksAgainst = (answers: readonly Answer[]): boolean =>
  answers.some(({ optionIds = [] }) => optionIds.some((id) => id.endsWith('-contraindicated')));

/** A change requested together with a renewal is approved with it. */
function withChange(record: SubscriptionRecord): SubscriptionRecord {
  const request = record.modifyRequest;
  if (request?.status !== 'pending' || request.plan === undefined) return record;
  return { ...record, plan: request.plan, modifyRequest: { ...request, ...REVIEWER, status: 'approved' } };
}

/**
 * Approved: a new prescription, and the bills go on. With money held that is the first payment and the next bill comes
 * a period later; without it a bill is due now, unless one lies ahead already.
 */
export function approve(record: SubscriptionRecord, now: number, held?: number): SubscriptionRecord {
  const approved: SubscriptionRecord = {
    ...withChange(record),
    status: lifecycleStateOf(record) === 'paused' ? 'pause' : 'active',
    isApproved: true,
    review: { value: 'approved' },
    doctorId: REVIEWER.doctorId,
    renewal: false,
    prescribedFrom: record.sequencePaymentPeriod ?? 0,
  };
  const begun: SubscriptionRecord = { ...approved, skipPeriods: 0, pauses: record.pauses ?? [], pause: null };
  if (held !== undefined) {
    const today = isoOf(now);
    const next = addMonths(today, monthsPerPeriod(record.plan));
    return movedBy({ ...paid(begun, held), billingDay: dayOf(today) }, next, 0);
  }
  if (approved.status === 'pause' || Date.parse(record.nextBillingDate ?? '') > now) return approved;
  return billedFrom(begun, isoOf(now));
}

/** Declined: nothing is charged or sent. */
export const decline = (record: SubscriptionRecord): SubscriptionRecord => ({
  ...unscheduled(holdReleased(record)),
  status: 'declined',
  isApproved: false,
  review: { value: 'declined' },
  doctorId: REVIEWER.doctorId,
  pause: null,
  ...(record.modifyRequest?.status === 'pending' && { modifyRequest: null }),
});

/**
 * How a doctor of the sandbox decides about another dose: one step up, any step down and another variation are
 * approved; more than one step up at once is declined.
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

/** What the doctor of the sandbox says about a change of dose. */
const decisionWords = {
  approved: 'Start the new dose with your next delivery. Send me a message if anything troubles you.',
  declined:
    "That is too big a step at once. Ask for the next dose up, and we'll see how you feel after four weeks.",
} as const;

/** The record with the doctor's answer to a change of dose; an approved one holds from the next bill. */
export function answerChange(
  record: SubscriptionRecord,
  status: 'approved' | 'declined',
): SubscriptionRecord {
  const { modifyRequest: request } = record;
  if (!request) return record;
  const answered = {
    ...record,
    modifyRequest: { ...request, ...REVIEWER, status, message: decisionWords[status] },
  };
  return status === 'approved' && request.plan !== undefined ? { ...answered, plan: request.plan } : answered;
}
