import { notify } from '../../notifications/routes.ts';
import { standingOf } from '../../../core/lifecycleState.ts';
import type { Work } from '../../../core/jobs/jobTypes.ts';

/** What a patient had paid for before cancelling has ended; a subscription taken up again meanwhile goes on. */
export const expiry: Work = (context, who, about) => {
  const record = context.store.get('subscriptions', who.patientId, about);
  if (record === undefined || standingOf(record) !== 'cancelled') return;
  if (Date.parse(record.expiredAt ?? '') > context.clock()) return;
  notify(context, who, 'Your cancelled treatment has ended.', { subscriptionId: about });
};
