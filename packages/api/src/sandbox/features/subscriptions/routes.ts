import { subscriptionView } from '../treatment/subscriptionView.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { subscriptionRecord, subscriptionRecords } from '../../core/subscriptions.ts';

/** Reading subscriptions. */
export const subscriptions: Feature = (routes, context) => {
  routes.patient.get('/api/subscriptions', 'listSubscriptions', ({ caller, query, reply }) => {
    if (query.patientId !== caller.patientId) {
      throw new HttpError(403, 'These are the subscriptions of another patient');
    }
    return reply(200, { data: subscriptionRecords(context, caller.patientId).map(subscriptionView) });
  });

  routes.patient.get('/api/subscription/{id}', 'getSubscription', ({ caller, path, reply }) =>
    reply(200, { data: [subscriptionView(subscriptionRecord(context, caller.patientId, path.id))] }),
  );
};
