import type { Context } from '../../../core/context.ts';
import { bookOrder } from '../../orders/booking.ts';
import { notify } from '../../notifications/routes.ts';
import { become } from '../../payment/rules/charges.ts';
import { approve, awaitsReview, decline, speaksAgainst } from '../rules/review.ts';
import { type Answer, NOBODY, type SubscriptionRecord } from '../../../core/schema.ts';
import type { Who, Work } from '../../../core/jobs/jobTypes.ts';

/** What the patient has answered, for this treatment and for all. */
function answersOf({ store }: Context, { patientId, questionnaire = [] }: SubscriptionRecord): Answer[] {
  return [...questionnaire, ...(store.get('globalAnswers', NOBODY, patientId)?.questionnaire ?? [])];
}

/** With the first approval the patient's photos have been looked at. */
function verified({ store }: Context, { userId }: Who): void {
  const user = store.get('users', userId, userId);
  if (!user?.patient || user.patient.verify?.completed) return;
  store.put('users', userId, userId, { ...user, patient: { ...user.patient, verify: { completed: true } } });
}

/** A doctor decides about a subscription: what is held is captured and sent, or it is let go of. */
export const review: Work = (context, who, about) => {
  const { store, clock } = context;
  const record = store.get('subscriptions', who.patientId, about);
  if (record === undefined || !awaitsReview(record)) return;
  const held = store.list('charges', about).findLast(({ status }) => status === 'hold');
  const isDeclined = speaksAgainst(answersOf(context, record));
  const after = isDeclined ? decline(record) : approve(record, clock(), held?.sum);
  store.put('subscriptions', who.patientId, about, after);
  if (!isDeclined) verified(context, who);
  const settled = held && become(held, isDeclined ? 'released' : 'captured');
  if (settled) store.put('charges', about, settled._id, settled);
  const orderId = settled?.status === 'captured' ? bookOrder(context, who, after, settled._id) : undefined;
  notify(
    context,
    who,
    isDeclined
      ? 'A doctor has declined your treatment. Nothing was charged.'
      : 'A doctor has approved your treatment.',
    { subscriptionId: about, ...(orderId !== undefined && { orderId }) },
  );
};
