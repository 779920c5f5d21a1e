import type { JobType } from '../../../core/jobs/job.ts';
import { lifecycleStateOf } from '../../../../model/subscriptions/status.ts';
import { notify } from '../../notifications/records.ts';
import { dayText, treatmentName } from '../../notifications/rules/text.ts';

/** Notifies the patient at the end of the paid period of a canceled subscription, unless it was reactivated. */
export const expiryJob: JobType = {
  name: 'expiry',
  run(context, patient, subscriptionId) {
    const record = context.store.get('subscriptions', patient.patientId, subscriptionId);
    if (record === undefined || lifecycleStateOf(record) !== 'canceled') return;
    if (Date.parse(record.expiredAt ?? '') > context.clock()) return;
    const on = record.expiredAt === undefined ? '' : ` on ${dayText(record.expiredAt)}`;
    const message = `Your canceled treatment with ${treatmentName(record)} ended${on}.`;
    notify(context, patient, message, { subscriptionId });
  },
};
