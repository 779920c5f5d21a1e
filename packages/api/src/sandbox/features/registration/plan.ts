import type { components } from '../../../generated/patient.ts';
import { subscriptionView } from '../treatment/subscriptionView.ts';
import { releaseHolds } from '../payment/hold.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { SHARED } from '../../core/collections.ts';
import { billOf } from '../treatment/rules/bill.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { codesOf, isChargeFor } from '../payment/rules/charges.ts';
import { type PlanChoice, choose } from '../treatment/rules/plan.ts';
import { visitQuestionnaire } from '../questionnaire/rules/names.ts';
import { type Charge, type Plan, type Subscription, type User } from '../../core/schema.ts';
import { checkedAddons } from '../payment/addons.ts';
import { checkedAnswers } from '../questionnaire/answers.ts';
import { checkedCoupons, removeFromOthers } from '../payment/couponUse.ts';
import { factsOf } from './facts.ts';
import { registeringRecord } from './routes.ts';
import { missingIn } from './rules/missing.ts';
import { openStep } from './rules/steps.ts';

type Update = Readonly<components['schemas']['SubscriptionUpdate']>;

function planAfter({ store }: Context, record: SubscriptionRecord, choice: PlanChoice): Plan {
  const { productType, plan } = record;
  const { plan: next, error } = choose(store.list('products', SHARED), productType, plan, choice);
  if (error !== undefined) throw new HttpError(400, error);
  return next;
}

/** Subscription with the changes of a request; `held` is the authorized payment, if any. */
function changed(
  context: Context,
  before: SubscriptionRecord,
  { plan, addonIds, couponIds, questionnaire }: Update,
  held: Charge | undefined,
): SubscriptionRecord {
  const after = { ...before };
  if (plan !== undefined) after.plan = planAfter(context, before, plan);
  if (addonIds !== undefined) {
    after.addons = checkedAddons(context, before, addonIds);
  }
  if (couponIds !== undefined) {
    removeFromOthers(context, before, couponIds);
    after.coupons = checkedCoupons(context, after, couponIds, codesOf(held));
  }
  if (questionnaire !== undefined) {
    const questions = context.store.list('questions', visitQuestionnaire(before.productType));
    after.questionnaire = checkedAnswers(questionnaire, questions, before.medicalPhotoUrls ?? []);
  }
  return after;
}

/** Step that a request opens; throws a 409 with what is missing. */
function openedStep(context: Context, record: SubscriptionRecord, user: User, target: string): string {
  const facts = factsOf(context, record, user);
  const { step, error } = openStep(record, target, (current) => missingIn(current, facts));
  if (error !== undefined) throw new HttpError(409, error);
  return step;
}

/** Changes the choices or the step in a transaction, and releases a payment that was authorized for another bill. */
function update(context: Context, { patientId, user }: Caller, id: string, body: Update): Subscription {
  const { store } = context;
  return store.transaction(() => {
    const before = registeringRecord(context, patientId, id);
    const held = store.list('charges', id).findLast(({ status }) => status === 'hold');
    const after = changed(context, before, body, held);
    if (body.registrationStep !== undefined)
      after.registrationStep = openedStep(context, after, user, body.registrationStep);
    const bill = billOf(after);
    if (held !== undefined && (bill === undefined || !isChargeFor(held, after, bill))) {
      releaseHolds(context, id);
      delete after.paymentIntentStatus;
    }
    store.put('subscriptions', patientId, id, after);
    return subscriptionView(after);
  });
}

/** Choices of a subscription during registration. */
export const registrationPlan: Feature = (routes, context) => {
  routes.patient.put('/api/subscription/{id}', 'updateSubscription', ({ caller, path, body, reply }) => {
    return reply(200, { data: [update(context, caller, path.id, body)] });
  });
};
