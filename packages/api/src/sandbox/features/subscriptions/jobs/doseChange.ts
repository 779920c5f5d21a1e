import { SHARED } from '../../../core/collections.ts';
import type { JobType } from '../../../core/jobs/job.ts';
import { notify } from '../../notifications/records.ts';
import { dayText, treatmentName } from '../../notifications/rules/text.ts';
import { withHistoryEntry } from '../rules/history.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { decideChange, doseDecision } from '../rules/review.ts';
import { reviewerOf } from './reviewer.ts';

/** Notification of a decision. */
function decisionText(decision: 'approved' | 'declined', record: SubscriptionRecord): string {
  const name = treatmentName(record);
  if (decision === 'declined')
    return `Your doctor didn't approve the change of ${name}. Your treatment stays the same.`;
  const next = record.nextPeriodStart ?? record.nextBillingDate;
  const on = next === undefined ? '' : ` on ${dayText(next)}`;
  return `Your doctor approved the change of ${name}. It starts with your next delivery${on}.`;
}

/** A doctor decides on a pending change of dose. */
export const doseChangeJob: JobType = {
  name: 'doseChange',
  run(context, patient, subscriptionId) {
    const { store } = context;
    const record = store.get('subscriptions', patient.patientId, subscriptionId);
    const reviewer = reviewerOf(context, patient, record);
    if (record?.modifyRequest?.status !== 'pending' || reviewer === undefined) return;
    const requested = record.modifyRequest.plan;
    const product = store.get('products', SHARED, requested?.productId ?? '');
    const decision = doseDecision(product?.variations ?? [], record.plan?.doseId, requested?.doseId);
    const after = withHistoryEntry(record, decideChange(record, reviewer, decision), {
      change: `change_${decision}`,
      by: 'doctor',
      userName: reviewer.userName,
      now: context.clock(),
    });
    store.put('subscriptions', patient.patientId, subscriptionId, after);
    notify(context, patient, decisionText(decision, after), { subscriptionId });
  },
};
