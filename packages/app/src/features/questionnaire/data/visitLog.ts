import { unwrap, unwrapOne, type ApiClient, type OnlineVisitLog } from '@patient/api';
import { outcomeOf } from '#shared/service/errorCatalogue.ts';
import type { SavedVisit, VisitUpdate } from '../rules/visitView.ts';
import { questionTypeOf, type QuestionnaireName } from './questionnaires.ts';

const NOTHING: SavedVisit = { isBegun: false, answers: [], lastIndex: 0 };

/** Replaces a missing log by `value`; rethrows every other failure. */
function unlessMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (outcomeOf(error) === 'emptyVisitLog') return value;
    throw error;
  };
}

/** The log of one questionnaire; 'Online visit log not found!' is none (specification section 8). */
async function fetchLog(
  client: ApiClient,
  id: string,
  name: QuestionnaireName,
): Promise<OnlineVisitLog | undefined> {
  const questionType = questionTypeOf(name);
  const none: OnlineVisitLog[] = [];
  const logs = await unwrap(client.GET('/api/online-visit-log/{id}', { params: { path: { id } } })).catch(
    unlessMissing(none),
  );
  return logs.find((one) => one.questionType === questionType);
}

/** What is saved of a questionnaire, with the place to go on at; an empty log is at index 0 (specification section 8). */
export async function fetchSavedVisit(
  client: ApiClient,
  id: string,
  name: QuestionnaireName,
): Promise<SavedVisit> {
  const log = await fetchLog(client, id, name);
  if (log === undefined) return NOTHING;
  const { lastQuestionIndex } = await unwrapOne(
    client.GET('/api/online-visit-log/{id}/last-question-index', {
      params: {
        path: { id },
        query: { questionType: questionTypeOf(name), isGlobalQuestion: name.isGlobal },
      },
    }),
  ).catch(unlessMissing({ lastQuestionIndex: 0 }));
  return { isBegun: true, answers: log.questionnaire ?? [], lastIndex: lastQuestionIndex };
}

/** The same in one call, for a patient who has a place on the page already. */
export async function refreshSavedVisit(
  client: ApiClient,
  id: string,
  name: QuestionnaireName,
): Promise<SavedVisit> {
  const log = await fetchLog(client, id, name);
  if (log === undefined) return NOTHING;
  return { isBegun: true, answers: log.questionnaire ?? [], lastIndex: log.lastQuestionIndex };
}

/** Keeps the answers of a questionnaire: a new log where there is none, the changed one where there is. */
export async function saveVisit(
  client: ApiClient,
  id: string,
  name: QuestionnaireName,
  { answers, lastIndex, isBegun }: Pick<VisitUpdate, 'answers' | 'lastIndex'> & { readonly isBegun: boolean },
): Promise<void> {
  const request = {
    params: { path: { id } },
    body: {
      lastQuestionIndex: lastIndex,
      questionType: questionTypeOf(name),
      isGlobalQuestion: name.isGlobal,
      questionnaire: [...answers],
    },
  };
  const begin = () => unwrap(client.POST('/api/online-visit-log/{id}', request));
  if (!isBegun) await begin();
  else {
    await unwrap(client.PUT('/api/online-visit-log/{id}', request)).catch((error: unknown) => {
      // Taken away meanwhile: what is here is all there is.
      if (outcomeOf(error) === 'emptyVisitLog') return begin();
      throw error;
    });
  }
}
