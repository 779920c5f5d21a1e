import { isoOf } from '../../../../model/dates.ts';
import { SHARED } from '../../../core/collections.ts';
import type { Context } from '../../../core/context.ts';
import type { JobType, PatientIds } from '../../../core/jobs/job.ts';
import type { Answer } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { notify } from '../../notifications/records.ts';
import { dayText, treatmentName } from '../../notifications/rules/text.ts';
import { createOrder } from '../../orders/createOrder.ts';
import { withStatus } from '../../payment/rules/charges.ts';
import { withHistoryEntry } from '../rules/history.ts';
import { approve, awaitsReview, decline, ruleOutTreatment } from '../rules/review.ts';
import { reviewerOf } from './reviewer.ts';

/** Answers of the patient, for this treatment and for all treatments. */
function answersOf({ store }: Context, { patientId, questionnaire = [] }: SubscriptionRecord): Answer[] {
  return [...questionnaire, ...(store.get('globalAnswers', SHARED, patientId)?.questionnaire ?? [])];
}

/** Marks the patient as verified: the first approval includes the photos. */
function verify({ store }: Context, { userId }: PatientIds): void {
  const user = store.get('users', userId, userId);
  if (!user?.patient || user.patient.verify?.completed) return;
  store.put('users', userId, userId, { ...user, patient: { ...user.patient, verify: { completed: true } } });
}

/** A doctor decides on a subscription: a held charge is captured and an order created, or it is released. */
export const reviewJob: JobType = {
  name: 'review',
  run(context, patient, subscriptionId) {
    const { store, clock } = context;
    const record = store.get('subscriptions', patient.patientId, subscriptionId);
    const reviewer = reviewerOf(context, patient, record);
    if (record === undefined || reviewer === undefined || !awaitsReview(record)) return;
    const held = store.list('charges', subscriptionId).findLast(({ status }) => status === 'hold');
    const isDeclined = ruleOutTreatment(answersOf(context, record));
    const after = withHistoryEntry(
      record,
      isDeclined ? decline(record, reviewer) : approve(record, reviewer, clock(), held?.sum),
      {
        change: isDeclined ? 'declined' : 'approved',
        by: 'doctor',
        userName: reviewer.userName,
        now: clock(),
      },
    );
    store.put('subscriptions', patient.patientId, subscriptionId, after);
    if (!isDeclined) verify(context, patient);
    const settled = held && withStatus(held, isDeclined ? 'released' : 'captured');
    if (settled) {
      const { doctorId } = after;
      store.put('charges', subscriptionId, settled._id, {
        ...settled,
        ...(doctorId !== undefined && { doctorId }),
      });
    }
    const orderId =
      settled?.status === 'captured' ? createOrder(context, patient, after, settled._id) : undefined;
    notify(
      context,
      patient,
      isDeclined
        ? `A doctor didn't approve ${treatmentName(after)} on ${dayText(isoOf(clock()))}. You weren't charged.`
        : `A doctor approved ${treatmentName(after)} on ${dayText(isoOf(clock()))}.`,
      { subscriptionId, ...(orderId !== undefined && { orderId }) },
    );
  },
};
