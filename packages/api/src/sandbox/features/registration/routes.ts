import { fullName } from '../../../model/fullName.ts';
import { isRegistering } from '../../../model/registration/steps.ts';
import { relevantAnswers, byQuestion } from '../../../model/questionnaire/questionTree.ts';
import { reviewJob } from '../subscriptions/jobs/review.ts';
import { subscriptionView } from '../treatment/subscriptionView.ts';
import { notify } from '../notifications/records.ts';
import { submittedText } from '../notifications/rules/text.ts';
import { COMPLETED } from '../questionnaire/rules/visitStage.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { schedule } from '../../core/jobs/schedule.ts';
import { newSubscription, startOf, submitted } from './rules/registration.ts';
import { missingIn } from './rules/missing.ts';
import { withHistoryEntry } from '../subscriptions/rules/history.ts';
import { FIRST_REVIEW_MS } from '../subscriptions/rules/review.ts';
import { firstMissing, moveStep } from './rules/steps.ts';
import type { ProductType, Subscription } from '../../core/schema.ts';
import { checkedCoupons } from '../payment/couponUse.ts';
import { subscriptionRecord, subscriptionRecords } from '../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { questionnairesOf, factsOf } from './facts.ts';
import { deleteVisitLogs } from '../questionnaire/visits.ts';

/** Returns a subscription that is being registered; throws a 409 if its registration is complete. */
export function registeringRecord(context: Context, patientId: string, id: string): SubscriptionRecord {
  const record = subscriptionRecord(context, patientId, id);
  if (!isRegistering(record)) throw new HttpError(409, COMPLETED);
  return record;
}

/** Starts a treatment, or continues its unfinished registration. */
function start(
  context: Context,
  { user, patientId }: Caller,
  productType: ProductType,
  couponIds: readonly string[],
): Subscription {
  const { store } = context;
  if (user.patient === undefined) throw new HttpError(403, 'Tell us about yourself first');
  return store.transaction(() => {
    const { unfinished, error } = startOf(subscriptionRecords(context, patientId), productType);
    if (error !== undefined) throw new HttpError(409, error);
    if (unfinished !== undefined && couponIds.length === 0) return subscriptionView(unfinished);
    const isVerified = user.patient?.verify?.completed === true;
    const record =
      unfinished ??
      newSubscription(`subscription-${crypto.randomUUID()}`, patientId, productType, isVerified);
    const coupons = checkedCoupons(context, record, couponIds);
    const started = coupons.length > 0 ? { ...record, coupons } : record;
    store.put('subscriptions', patientId, started._id, started);
    return subscriptionView(started);
  });
}

/** Submits a complete registration for review, and sets the patient's status to active. */
function submit(context: Context, { user, patientId }: Caller, id: string): Subscription {
  const { store, clock } = context;
  const record = registeringRecord(context, patientId, id);
  const facts = factsOf(context, record, user);
  const missing = firstMissing(record, (step) => missingIn(step, facts));
  if (missing !== undefined) throw new HttpError(409, missing);
  const { common, own } = questionnairesOf(context, record, user);
  const answers = [common, own].flatMap((part) => relevantAnswers(part.questions, byQuestion(part.answers)));
  const now = clock();
  const after = withHistoryEntry(record, submitted(record, answers, now), {
    change: 'registered',
    by: 'patient',
    userName: fullName(user),
    now,
  });
  store.put('subscriptions', patientId, id, after);
  deleteVisitLogs(context, id);
  if (user.patient !== undefined) {
    const patient = { ...user.patient, status: 'active' as const };
    store.put('users', user._id, user._id, { ...user, patient });
  }
  schedule(context, patientId, reviewJob, { about: id, dueAt: now + FIRST_REVIEW_MS });
  return subscriptionView(after);
}

/** Registration, from a new subscription to its submission for review. */
export const registration: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.post('/api/subscription', 'createSubscription', ({ caller, body, reply }) => {
    return reply(200, { data: [start(context, caller, body.productType, [])] });
  });

  routes.patient.post('/api/subscription/start-new', 'startNewSubscription', ({ caller, body, reply }) => {
    const { productType, couponIds, patientId } = body;
    if (patientId !== caller.patientId) throw new HttpError(404, 'Patient not found');
    return reply(200, { data: [start(context, caller, productType, couponIds)] });
  });

  routes.patient.patch(
    '/api/v2/subscription/stepper/{id}',
    'moveRegistrationStep',
    ({ caller, path, body, reply }) => {
      const registrationStep = store.transaction(() => {
        const record = registeringRecord(context, caller.patientId, path.id);
        const facts = factsOf(context, record, caller.user);
        const { step, error } = moveStep(record, body.step, (current) => missingIn(current, facts));
        if (error !== undefined) throw new HttpError(409, error);
        store.put('subscriptions', caller.patientId, path.id, { ...record, registrationStep: step });
        return step;
      });
      return reply(200, { data: [{ registrationStep }] });
    },
  );

  routes.patient.patch(
    '/api/subscription/{id}/inprogress-to-pending',
    'submitSubscription',
    ({ caller, path, reply }) => {
      const after = store.transaction(() => {
        const inReview = submit(context, caller, path.id);
        notify(
          context,
          { userId: caller.user._id, patientId: caller.patientId },
          submittedText(inReview),
          { subscriptionId: path.id },
          true,
        );
        return inReview;
      });
      return reply(200, { data: [after] });
    },
  );
};
