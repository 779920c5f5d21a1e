import { unwrap, unwrapOne, type ApiClient, type OnlineVisitLog } from '@patient/api';
import { outcomeOf } from '../../../shared/service/errorCatalogue.ts';
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

/** The log of one questionnaire; 'Online visit log not found!' is an empty one, at index 0 (specification section 8). */
export async function fetchSavedVisit(
  client: ApiClient,
  id: string,
  name: QuestionnaireName,
): Promise<SavedVisit> {
  const questionType = questionTypeOf(name);
  const none: OnlineVisitLog[] = [];
  const logs = await unwrap(client.GET('/api/online-visit-log/{id}', { params: { path: { id } } })).catch(
    unlessMissing(none),
  );
  const log = logs.find((one) => one.questionType === questionType);
  if (log === undefined) return NOTHING;
  const { lastQuestionIndex } = await unwrapOne(
    client.GET('/api/online-visit-log/{id}/last-question-index', {
      params: { path: { id }, query: { questionType, isGlobalQuestion: name.isGlobal } },
    }),
  ).catch(unlessMissing({ lastQuestionIndex: 0 }));
  return { isBegun: true, answers: log.questionnaire ?? [], lastIndex: lastQuestionIndex };
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
