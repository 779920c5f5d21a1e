import type { components } from '../../../generated/patient.ts';
import { SHARED } from '../../core/collections.ts';
import { COMPLETED, visitStage } from './rules/visitStage.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { GLOBAL, followUpQuestionnaire, visitQuestionnaire } from './rules/names.ts';
import { type OnlineVisitLog } from '../../core/schema.ts';
import { checkedAnswers } from './answers.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';

/** The app treats a 404 with this message as an empty log (specification section 8). */
const NO_LOG = 'Online visit log not found!';

type VisitUpdate = Readonly<components['schemas']['VisitLogUpdate']>;
type VisitKey = Pick<VisitUpdate, 'questionType' | 'isGlobalQuestion'>;

/** Name of the requested log of a subscription; throws a 400 for the questions of another treatment. */
function logName(record: SubscriptionRecord, { questionType, isGlobalQuestion }: VisitKey): string {
  const own = visitQuestionnaire(record.productType);
  const followUp = followUpQuestionnaire(record.productType);
  const names = [GLOBAL, own, followUp];
  if (questionType !== undefined && !names.includes(questionType)) {
    throw new HttpError(400, `questionType must be one of ${names.join(', ')}`);
  }
  if (isGlobalQuestion) return GLOBAL;
  return questionType ?? (visitStage(record) === 'followUp' ? followUp : own);
}

/** Throws an error if a log can't be changed: that of the registration once it is submitted, that of a follow-up before. */
function assertOpen(record: SubscriptionRecord, name: string): void {
  const stage = visitStage(record);
  if (stage === 'closed' || (stage === 'followUp' && name === visitQuestionnaire(record.productType)))
    throw new HttpError(409, COMPLETED);
  if (stage === 'registration' && name === followUpQuestionnaire(record.productType))
    throw new HttpError(400, 'There are no questions of a renewal to answer');
}

/** Saves the current answers in a transaction; with `mustExist`, throws a 404 if there is no log. */
function save(
  context: Context,
  { patientId }: Caller,
  id: string,
  body: VisitUpdate,
  options: { isBlocked: boolean; mustExist: boolean },
): OnlineVisitLog {
  const { store } = context;
  return store.transaction(() => {
    const record = subscriptionRecord(context, patientId, id);
    const name = logName(record, body);
    assertOpen(record, name);
    const before = store.get('visitLogs', id, name);
    if (options.mustExist && before === undefined) throw new HttpError(404, NO_LOG);
    const questions = store.list('questions', name);
    const questionnaire =
      body.questionnaire === undefined
        ? (before?.questionnaire ?? [])
        : checkedAnswers(body.questionnaire, questions, record.medicalPhotoUrls ?? []);
    const log: OnlineVisitLog = {
      _id: `visit-${id}-${name}`,
      lastQuestionIndex: body.lastQuestionIndex,
      questionType: name,
      isGlobalQuestion: name === GLOBAL,
      ...(options.isBlocked && { isBlockedUser: true }),
      questionnaire,
    };
    store.put('visitLogs', id, name, log);
    if (name === GLOBAL) store.put('globalAnswers', SHARED, patientId, { questionnaire });
    return log;
  });
}

/** Deletes the logs of a subscription, once its answers are submitted. */
export function deleteVisitLogs({ store }: Context, subscriptionId: string): void {
  for (const { questionType } of store.list('visitLogs', subscriptionId)) {
    store.delete('visitLogs', subscriptionId, questionType ?? '');
  }
}

/** Progress in the questionnaires of a subscription. */
export const visits: Feature = (routes, context) => {
  const { store } = context;
  routes.patient.get('/api/online-visit-log/{id}', 'getVisitLog', ({ caller, path, reply }) => {
    const { _id } = subscriptionRecord(context, caller.patientId, path.id);
    const logs = store.list('visitLogs', _id);
    if (logs.length === 0) throw new HttpError(404, NO_LOG);
    return reply(200, { data: logs });
  });

  routes.patient.post(
    '/api/online-visit-log/{id}',
    'createVisitLog',
    ({ caller, path, query, body, reply }) => {
      const options = { isBlocked: query.isBlockedUser ?? false, mustExist: false };
      return reply(200, { data: [save(context, caller, path.id, body, options)] });
    },
  );

  routes.patient.put(
    '/api/online-visit-log/{id}',
    'updateVisitLog',
    ({ caller, path, query, body, reply }) => {
      const options = { isBlocked: query.isBlockedUser ?? false, mustExist: true };
      return reply(200, { data: [save(context, caller, path.id, body, options)] });
    },
  );

  routes.patient.get(
    '/api/online-visit-log/{id}/last-question-index',
    'getLastQuestionIndex',
    ({ caller, path, query, reply }) => {
      const record = subscriptionRecord(context, caller.patientId, path.id);
      const log = store.get('visitLogs', record._id, logName(record, query));
      if (log === undefined) throw new HttpError(404, NO_LOG);
      return reply(200, { data: [{ lastQuestionIndex: log.lastQuestionIndex }] });
    },
  );
};
