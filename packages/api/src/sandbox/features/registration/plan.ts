import { subscriptionView } from '../treatment/subscriptionView.ts';
import { releaseHolds } from '../payment/hold.ts';
import type { SubscriptionRecord } from '../../core/subscriptions.ts';
import { NOBODY } from '../../core/collections.ts';
import { billOf } from '../treatment/rules/bill.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { listOf, objectOf, oneOf, requiredText } from '../../http/read.ts';
import { codesOf, isFor } from '../payment/rules/charges.ts';
import { type PlanChoice, choose } from '../treatment/rules/plan.ts';
import { visitOf } from '../questionnaire/rules/names.ts';
import { type Charge, type Plan, type Subscription } from '../../core/schema.ts';
import { addonsToUse } from '../payment/addons.ts';
import { answersIn } from '../questionnaire/answers.ts';
import { couponsToUse } from '../payment/couponUse.ts';
import { registeringRecord } from './routes.ts';

/** Coupons, and addons, of one subscription at most. */
const MOST = 20;

const texts = ['productId', 'variationId', 'doseId', 'frequencyOfReception', 'packageType'] as const;

/** Reads the choices of a plan out of a body; null clears one. */
function planChoiceOf(value: unknown): PlanChoice {
  const given = objectOf(value, 'plan');
  const choice: PlanChoice = {};
  for (const field of texts) {
    const text = given[field];
    if (text !== undefined) choice[field] = text === null ? null : requiredText(text, `plan.${field}`);
  }
  const delivery = given['frequencyOfDelivery'];
  if (delivery !== undefined) {
    choice.frequencyOfDelivery =
      delivery === null ? null : oneOf(delivery, 'plan.frequencyOfDelivery', ['monthly', 'quarterly']);
  }
  return choice;
}

function planAfter({ store }: Context, record: SubscriptionRecord, value: unknown): Plan {
  const { productType, plan } = record;
  const { plan: next, fault } = choose(
    store.list('products', NOBODY),
    productType,
    plan,
    planChoiceOf(value),
  );
  if (fault !== undefined) throw new HttpError(400, fault);
  return next;
}

interface Update {
  plan?: unknown;
  addonIds?: unknown;
  couponIds?: unknown;
  questionnaire?: unknown;
}

/** The subscription with what a body changes of it; `held` is the payment authorised so far. */
function changed(
  context: Context,
  before: SubscriptionRecord,
  { plan, addonIds, couponIds, questionnaire }: Update,
  held: Charge | undefined,
): SubscriptionRecord {
  const after = { ...before };
  if (plan !== undefined) after.plan = planAfter(context, before, plan);
  if (addonIds !== undefined) {
    after.addons = addonsToUse(context, before, listOf(addonIds, 'addonIds', MOST, requiredText));
  }
  if (couponIds !== undefined) {
    const ids = listOf(couponIds, 'couponIds', MOST, requiredText);
    after.coupons = couponsToUse(context, after, ids, codesOf(held));
  }
  if (questionnaire !== undefined) {
    const questions = context.store.list('questions', visitOf(before.productType));
    after.questionnaire = answersIn(questionnaire, questions, before.medicalPhotoUrls ?? []);
  }
  return after;
}

/** Changes what was chosen, as a whole; a payment that was authorised for another bill is let go of. */
function update(context: Context, { patientId }: Caller, id: string, body: Update): Subscription {
  const { store } = context;
  return store.transaction(() => {
    const before = registeringRecord(context, patientId, id);
    const held = store.list('charges', id).findLast(({ status }) => status === 'hold');
    const after = changed(context, before, body, held);
    const bill = billOf(after);
    if (held !== undefined && (bill === undefined || !isFor(held, after, bill))) {
      releaseHolds(context, id);
      delete after.paymentIntentStatus;
    }
    store.put('subscriptions', patientId, id, after);
    return subscriptionView(after);
  });
}

/** The choices of a subscription while it is being registered. */
export const registrationPlan: Feature = (routes, context) => {
  routes.patient.put('/api/subscription/{id}', 'updateSubscription', ({ caller, path, body, reply }) => {
    const { plan, addonIds, couponIds, questionnaire } = body;
    if ([plan, addonIds, couponIds, questionnaire].every((field) => field === undefined)) {
      throw new HttpError(400, 'There is nothing to change');
    }
    return reply(200, { data: [update(context, caller, path.id, body)] });
  });
};
