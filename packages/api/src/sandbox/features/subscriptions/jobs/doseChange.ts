import { NOBODY } from '../../../core/collections.ts';
import type { JobType } from '../../../core/jobs/job.ts';
import { notify } from '../../notifications/records.ts';
import { recorded } from '../rules/history.ts';
import { answerChange, doseDecision, REVIEWER } from '../rules/review.ts';

const notices = {
  approved: 'Your doctor approved the new dose. It starts with your next delivery.',
  declined: "Your doctor didn't approve the new dose. Your treatment stays the same.",
};

/** A doctor answers a change of dose that is still pending. */
export const doseChangeJob: JobType = {
  name: 'doseChange',
  run(context, patient, subscriptionId) {
    const { store } = context;
    const record = store.get('subscriptions', patient.patientId, subscriptionId);
    if (record?.modifyRequest?.status !== 'pending') return;
    const wanted = record.modifyRequest.plan;
    const product = store.get('products', NOBODY, wanted?.productId ?? '');
    const decision = doseDecision(product?.variations ?? [], record.plan?.doseId, wanted?.doseId);
    const after = recorded(record, answerChange(record, decision), {
      change: `change_${decision}`,
      by: 'doctor',
      userName: REVIEWER.userName,
      now: context.clock(),
    });
    store.put('subscriptions', patient.patientId, subscriptionId, after);
    notify(context, patient, notices[decision], { subscriptionId });
  },
};
