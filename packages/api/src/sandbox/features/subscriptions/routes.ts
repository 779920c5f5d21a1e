import type { Domain } from '../../core/context.ts';
import { requiredText } from '../../http/read.ts';
import { Refusal } from '../../http/httpError.ts';
import { shown, subscriptionRecord, subscriptionRecords } from '../../core/subscriptions.ts';

/** Reading subscriptions. */
export const subscriptions: Domain = (routes, context) => {
  routes.patient.get('/api/subscriptions', 'listSubscriptions', ({ caller, query, reply }) => {
    if (requiredText(query.patientId, 'patientId') !== caller.patientId) {
      throw new Refusal(403, 'These are the subscriptions of another patient');
    }
    return reply(200, { data: subscriptionRecords(context, caller.patientId).map(shown) });
  });

  routes.patient.get('/api/subscription/{id}', 'getSubscription', ({ caller, path, reply }) =>
    reply(200, { data: [shown(subscriptionRecord(context, caller.patientId, path.id))] }),
  );
};
