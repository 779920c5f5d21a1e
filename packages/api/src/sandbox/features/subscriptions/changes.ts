import { reviewJob } from './jobs/review.ts';
import { doseChangeJob } from './jobs/doseChange.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { SHARED } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { schedule } from '../../core/jobs/schedule.ts';
import { withAnswers, withChangeRequest, withFollowUp, withRenewal } from './rules/changes.ts';
import { type PlanChoice, choose, openChoice } from '../treatment/rules/plan.ts';
import { followUpQuestionnaire, visitQuestionnaire } from '../questionnaire/rules/names.ts';
import { relevantAnswers, byQuestion } from '../../../model/questionnaire/questionTree.ts';
import { REVIEW_MS } from './rules/review.ts';
import { type Answer, type Plan, type User } from '../../core/schema.ts';
import { act } from './act.ts';
import { checkedAnswers, questionsFor } from '../questionnaire/answers.ts';
import { deleteVisitLogs } from '../questionnaire/visits.ts';

/** Choices without cleared ones: an ongoing plan must stay complete. */
const selectionIn = (choice: Readonly<PlanChoice>): PlanChoice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== null));

/** Plan with a selection; throws a 400 if it is not offered or incomplete. */
function planWith({ store }: Context, record: SubscriptionRecord, selection: PlanChoice): Plan {
  const products = store.list('products', SHARED);
  const { plan, error } = choose(products, record.productType, record.plan, selection);
  const problem = error ?? openChoice(products, plan);
  if (plan === undefined || problem !== undefined)
    throw new HttpError(400, problem ?? 'Choose your treatment');
  return plan;
}

/** Validates the answers of a renewal or follow-up, to its own questions or those of the registration. */
function newAnswers(
  context: Context,
  record: SubscriptionRecord,
  user: User,
  answers: readonly Answer[],
): Answer[] {
  const names = [followUpQuestionnaire(record.productType), visitQuestionnaire(record.productType)];
  const questions = names.flatMap((name) => questionsFor(context, name, user));
  deleteVisitLogs(context, record._id);
  const given = checkedAnswers(answers, questions, record.medicalPhotoUrls ?? []);
  return relevantAnswers(questions, byQuestion(given));
}

/** Body weight in the answers of a renewal or follow-up, pounds. */
function weightIn({ store }: Context, answers: readonly Answer[] = []): number | undefined {
  const question = store.list('questions', followUpQuestionnaire('wl')).find(({ kind }) => kind === 'weight');
  const value = answers.find(({ questionId }) => questionId === question?._id)?.value;
  return typeof value === 'number' ? value : undefined;
}

function scheduleReview(context: Context, record: SubscriptionRecord, now: number): void {
  schedule(context, record.patientId, reviewJob, { about: record._id, dueAt: now + REVIEW_MS });
}

/** Requests that a doctor reviews: change of dose, renewal and follow-up. */
export const changes: Feature = (routes, context) => {
  routes.patient.post('/api/subscription/change-dose/{id}', 'changeDose', ({ caller, path, body, reply }) => {
    const selection = selectionIn(body);
    const result = act(context, caller, path.id, 'changeDose', (record, now) => {
      const plan = planWith(context, record, selection);
      const requested = withChangeRequest(record, plan, caller.user);
      if (requested === undefined) throw new HttpError(400, 'This is the treatment you already have');
      schedule(context, record.patientId, doseChangeJob, { about: record._id, dueAt: now + REVIEW_MS });
      return requested;
    });
    return reply(200, result);
  });

  routes.patient.patch(
    '/api/subscription/remove-modify/{id}',
    'removeModifyRequest',
    ({ caller, path, reply }) =>
      reply(
        200,
        act(context, caller, path.id, 'withdrawChange', (record) => ({ ...record, modifyRequest: null })),
      ),
  );

  routes.patient.post(
    '/api/subscription/renewal/{id}',
    'renewSubscription',
    ({ caller, path, body, reply }) => {
      const selection = selectionIn(body.plan ?? {});
      const weight = weightIn(context, body.questionnaire);
      const renew = (record: SubscriptionRecord, now: number) => {
        const requested =
          withChangeRequest(record, planWith(context, record, selection), caller.user) ?? record;
        const answers =
          body.questionnaire === undefined
            ? []
            : newAnswers(context, record, caller.user, body.questionnaire);
        scheduleReview(context, record, now);
        return withRenewal(withAnswers(requested, answers), `renewal-${crypto.randomUUID()}`);
      };
      const result = act(context, caller, path.id, 'renew', renew, weight);
      return reply(200, result);
    },
  );

  routes.patient.post(
    '/api/v2/subscription/submit-followup/{id}',
    'submitFollowup',
    ({ caller, path, body, reply }) => {
      const weight = weightIn(context, body.questionnaire);
      const answer = (record: SubscriptionRecord, now: number) => {
        const answers = newAnswers(context, record, caller.user, body.questionnaire);
        scheduleReview(context, record, now);
        return withFollowUp(withAnswers(record, answers));
      };
      const result = act(context, caller, path.id, 'followUp', answer, weight);
      return reply(200, result);
    },
  );
};
