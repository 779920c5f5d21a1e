import { reviewJob } from './jobs/review.ts';
import { expiryJob } from './jobs/expiry.ts';
import { releaseHolds } from '../payment/hold.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { schedule } from '../../core/jobs/schedule.ts';
import { REVIEW_MS } from './rules/review.ts';
import { lifecycleStateOf } from '../../../model/subscriptions/status.ts';
import { cancel, pause, reactivate, resume, skip } from './rules/transitions.ts';
import { act } from './act.ts';
import { withWinback } from '../payment/couponUse.ts';

/** Cancels a subscription, releases held charges and schedules the notification of the end of the paid period. */
function cancelSubscription(context: Context, record: SubscriptionRecord, now: number): SubscriptionRecord {
  const ended = cancel(record, now);
  releaseHolds(context, record._id);
  const dueAt = Date.parse(ended.expiredAt ?? '');
  if (dueAt > now) schedule(context, record.patientId, expiryJob, { about: record._id, dueAt });
  return ended;
}

/** Reactivates a subscription, and schedules a review if it needs one. */
function reactivateSubscription(
  context: Context,
  record: SubscriptionRecord,
  now: number,
): SubscriptionRecord {
  const reactivated = reactivate(record, now);
  if (lifecycleStateOf(reactivated) === 'inReview') {
    schedule(context, record.patientId, reviewJob, { about: record._id, dueAt: now + REVIEW_MS });
  }
  return reactivated;
}

/** Changes a patient can request for a subscription. */
export const subscriptionActions: Feature = (routes, context) => {
  routes.patient.patch(
    '/api/subscription/pause/{id}',
    'pauseSubscription',
    ({ caller, path, body, reply }) => {
      const { periods = 1 } = body;
      return reply(
        200,
        act(context, caller, path.id, 'pause', (record, now) => pause(record, periods, now)),
      );
    },
  );

  routes.patient.patch('/api/subscription/resume/{id}', 'resumeSubscription', ({ caller, path, reply }) =>
    reply(200, act(context, caller, path.id, 'resume', resume)),
  );

  routes.patient.put('/api/subscription/skip/{id}', 'skipSubscription', ({ caller, path, body, reply }) => {
    return reply(
      200,
      act(context, caller, path.id, 'skip', (record, now) => skip(record, body.skipPeriods, now)),
    );
  });

  routes.patient.patch(
    '/api/subscription/cancel/{id}',
    'cancelSubscription',
    // The reason in the body has no effect in the sandbox.
    ({ caller, path, reply }) =>
      reply(
        200,
        act(context, caller, path.id, 'cancel', (record, now) => cancelSubscription(context, record, now)),
      ),
  );

  routes.patient.patch(
    '/api/subscription/reactivate/{id}',
    'reactivateSubscription',
    ({ caller, path, query, reply }) => {
      return reply(
        200,
        act(context, caller, path.id, 'reactivate', (record, now) =>
          query.winback && query.fromPopup
            ? withWinback(context, record, reactivateSubscription(context, record, now))
            : reactivateSubscription(context, record, now),
        ),
      );
    },
  );
};
