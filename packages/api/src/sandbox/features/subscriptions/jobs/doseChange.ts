import { SHARED } from '../../../core/collections.ts';
import type { JobType } from '../../../core/jobs/job.ts';
import { notify } from '../../notifications/records.ts';
import { dayText, treatmentName } from '../../notifications/rules/words.ts';
import { recorded } from '../rules/history.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { answerChange, doseDecision, REVIEWER } from '../rules/review.ts';

/** What a notification says of a decision. */
function decisionText(decision: 'approved' | 'declined', record: SubscriptionRecord): string {
  const name = treatmentName(record);
  if (decision === 'declined')
    return `Your doctor didn't approve the new dose of ${name}. Your treatment stays the same.`;
  const next = record.nextPeriodStart ?? record.nextBillingDate;
  const on = next === undefined ? '' : ` on ${dayText(next)}`;
  return `Your doctor approved the new dose of ${name}. It starts with your next delivery${on}.`;
}

/** A doctor answers a change of dose that is still pending. */
export const doseChangeJob: JobType = {
  name: 'doseChange',
  run(context, patient, subscriptionId) {
    const { store } = context;
    const record = store.get('subscriptions', patient.patientId, subscriptionId);
    if (record?.modifyRequest?.status !== 'pending') return;
    const wanted = record.modifyRequest.plan;
    const product = store.get('products', SHARED, wanted?.productId ?? '');
    const decision = doseDecision(product?.variations ?? [], record.plan?.doseId, wanted?.doseId);
    const after = recorded(record, answerChange(record, decision), {
      change: `change_${decision}`,
      by: 'doctor',
      userName: REVIEWER.userName,
      now: context.clock(),
    });
    store.put('subscriptions', patient.patientId, subscriptionId, after);
    notify(context, patient, decisionText(decision, after), { subscriptionId });
  },
};
