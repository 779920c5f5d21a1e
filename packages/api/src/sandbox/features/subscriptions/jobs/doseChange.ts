import { notify } from '../../notifications/routes.ts';
import { answerChange, doseDecision } from '../rules/review.ts';
import { NOBODY } from '../../../core/schema.ts';
import type { Work } from '../../../core/jobs/jobTypes.ts';

const told = {
  approved: 'Your doctor has approved the new dose. It holds from your next delivery.',
  declined: 'Your doctor has declined the new dose. Your treatment goes on as it is.',
};

/** A doctor answers a change of dose that still waits. */
export const doseChange: Work = (context, who, about) => {
  const { store } = context;
  const record = store.get('subscriptions', who.patientId, about);
  if (record?.modifyRequest?.status !== 'pending') return;
  const wanted = record.modifyRequest.plan;
  const product = store.get('products', NOBODY, wanted?.productId ?? '');
  const decision = doseDecision(product?.variations ?? [], record.plan?.doseId, wanted?.doseId);
  store.put('subscriptions', who.patientId, about, answerChange(record, decision));
  notify(context, who, told[decision], { subscriptionId: about });
};
