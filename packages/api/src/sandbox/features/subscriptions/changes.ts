import { reviewJob } from './jobs/review.ts';
import { doseChangeJob } from './jobs/doseChange.ts';
import type { SubscriptionRecord } from '../../core/subscriptions.ts';
import { NOBODY } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { objectOf, oneOf, textUpTo } from '../../http/read.ts';
import { schedule } from '../../core/jobs/schedule.ts';
import { answeredAgain, askedFor, followedUp, renewing } from './rules/changes.ts';
import type { Delivery } from '../treatment/rules/pricing.ts';
import { type PlanChoice, choose, openChoice } from '../treatment/rules/plan.ts';
import { revisitOf, visitOf } from '../questionnaire/rules/names.ts';
import { answersThatCount, byQuestion } from '../../../model/questionTree.ts';
import { REVIEW_MS } from './rules/review.ts';
import { type Answer, type Plan, type User } from '../../core/schema.ts';
import { act } from './act.ts';
import { answersIn, questionsFor } from '../questionnaire/answers.ts';
import { closeVisit } from '../questionnaire/visits.ts';

const LONGEST_ID = 200;
const deliveries: readonly Delivery[] = ['monthly', 'quarterly'];

const optionalId = (value: unknown, name: string): string | undefined =>
  value === undefined || value === null ? undefined : textUpTo(value, name, LONGEST_ID);

/** Reads what a patient picks; here a choice that is cleared stays as it is, since a running plan is complete. */
function selectionIn(body: Record<string, unknown>): PlanChoice {
  const ids = ['productId', 'variationId', 'doseId', 'frequencyOfReception', 'packageType'] as const;
  const choice: PlanChoice = {};
  for (const name of ids) {
    const id = optionalId(body[name], name);
    if (id !== undefined) choice[name] = id;
  }
  const delivery = body['frequencyOfDelivery'] ?? undefined;
  if (delivery !== undefined) {
    choice.frequencyOfDelivery = oneOf(delivery, 'frequencyOfDelivery', deliveries);
  }
  return choice;
}

/** The plan as it would be with what is picked; a 400 for what is not offered or not complete. */
function planWith({ store }: Context, record: SubscriptionRecord, selection: PlanChoice): Plan {
  const products = store.list('products', NOBODY);
  const { plan, fault } = choose(products, record.productType, record.plan, selection);
  const problem = fault ?? openChoice(products, plan);
  if (plan === undefined || problem !== undefined)
    throw new HttpError(400, problem ?? 'Choose your treatment');
  return plan;
}

/** Takes what is answered along with a renewal or a follow-up: questions of it, or of the first visit once more. */
function newAnswers(context: Context, record: SubscriptionRecord, user: User, value: unknown): Answer[] {
  const names = [revisitOf(record.productType), visitOf(record.productType)];
  const questions = names.flatMap((name) => questionsFor(context, name, user));
  closeVisit(context, record._id);
  const given = answersIn(value, questions, record.medicalPhotoUrls ?? []);
  return answersThatCount(questions, byQuestion(given));
}

function scheduleReview(context: Context, record: SubscriptionRecord, now: number): void {
  schedule(context, record.patientId, reviewJob, { about: record._id, dueAt: now + REVIEW_MS });
}

/** Change of dose, renewal and follow-up: what a doctor decides later. */
export const changes: Feature = (routes, context) => {
  routes.patient.post('/api/subscription/change-dose/{id}', 'changeDose', ({ caller, path, body, reply }) => {
    const selection = selectionIn(body);
    const answer = act(context, caller, path.id, 'changeDose', (record, now) => {
      const plan = planWith(context, record, selection);
      const asked = askedFor(record, plan, caller.user);
      if (asked === undefined) throw new HttpError(400, 'This is the treatment you already have');
      schedule(context, record.patientId, doseChangeJob, { about: record._id, dueAt: now + REVIEW_MS });
      return asked;
    });
    return reply(200, answer);
  });

  routes.patient.patch(
    '/api/subscription/remove-modify/{id}',
    'removeModifyRequest',
    ({ caller, path, reply }) =>
      reply(
        200,
        act(context, caller, path.id, 'removeModify', (record) => ({ ...record, modifyRequest: null })),
      ),
  );

  routes.patient.post(
    '/api/subscription/renewal/{id}',
    'renewSubscription',
    ({ caller, path, body, reply }) => {
      const selection = body.plan === undefined ? {} : selectionIn(objectOf(body.plan, 'plan'));
      const answer = act(context, caller, path.id, 'renew', (record, now) => {
        const asked = askedFor(record, planWith(context, record, selection), caller.user) ?? record;
        const answers =
          body.questionnaire === undefined
            ? []
            : newAnswers(context, record, caller.user, body.questionnaire);
        scheduleReview(context, record, now);
        return renewing(answeredAgain(asked, answers), `renewal-${crypto.randomUUID()}`);
      });
      return reply(200, answer);
    },
  );

  routes.patient.post(
    '/api/v2/subscription/submit-followup/{id}',
    'submitFollowup',
    ({ caller, path, body, reply }) => {
      const answer = act(context, caller, path.id, 'followup', (record, now) => {
        const answers = newAnswers(context, record, caller.user, body.questionnaire);
        scheduleReview(context, record, now);
        return followedUp(answeredAgain(record, answers));
      });
      return reply(200, answer);
    },
  );
};
