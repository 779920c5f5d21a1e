import type { JobType } from '../../../core/jobs/job.ts';
import { lifecycleStateOf } from '../../../core/lifecycleState.ts';
import { notify } from '../../notifications/records.ts';

/** Notifies at the end of the paid period after a cancellation, unless the subscription was reactivated. */
export const expiryJob: JobType = {
  name: 'expiry',
  run(context, patient, subscriptionId) {
    const record = context.store.get('subscriptions', patient.patientId, subscriptionId);
    if (record === undefined || lifecycleStateOf(record) !== 'cancelled') return;
    if (Date.parse(record.expiredAt ?? '') > context.clock()) return;
    notify(context, patient, 'Your canceled treatment has ended.', { subscriptionId });
  },
};
