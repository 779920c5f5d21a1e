import { subscriptionView } from '../treatment/subscriptionView.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Subscription } from '../../core/schema.ts';
import { subscriptionRecord, subscriptionRecords } from '../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';

/** Subscription in the list, without the history that a single one has. */
function listed(record: SubscriptionRecord): Subscription {
  const { history: _history, ...subscription } = subscriptionView(record);
  return subscription;
}

/** Subscriptions of a patient. */
export const subscriptions: Feature = (routes, context) => {
  routes.patient.get('/api/subscriptions', 'listSubscriptions', ({ caller, query, reply }) => {
    if (query.patientId !== caller.patientId) {
      throw new HttpError(403, 'These are the subscriptions of another patient');
    }
    return reply(200, { data: subscriptionRecords(context, caller.patientId).map(listed) });
  });

  routes.patient.get('/api/subscription/{id}', 'getSubscription', ({ caller, path, reply }) =>
    reply(200, { data: [subscriptionView(subscriptionRecord(context, caller.patientId, path.id))] }),
  );
};
