import {
  unwrap,
  unwrapOne,
  type ApiClient,
  type Gender,
  type OnlineVisitLog,
  type ProductType,
  type Question,
} from '@patient/api';
import { outcomeOf } from '#shared/service/errorCatalogue.ts';
import type { SavedVisit, VisitUpdate } from '../rules/visitView.ts';

/** A questionnaire, as the service names its log (specification section 7). */
export interface QuestionnaireName {
  readonly isGlobal: boolean;
  readonly productType: ProductType;
  /** Whether it is that of a renewal or a follow-up. @default false */
  readonly isAgain?: boolean;
}

/** What the service calls a questionnaire: `globalQuestions`, `wlQuestions`. */
const questionTypeOf = ({ isGlobal, productType }: QuestionnaireName): string =>
  isGlobal ? 'globalQuestions' : `${productType}Questions`;

/**
 * The questions of a questionnaire. Those of wl, hl and ag come without their follow-ups, which are fetched when they
 * are needed, and for the patient's gender (specification section 7).
 */
export function fetchQuestions(
  client: ApiClient,
  name: QuestionnaireName,
  gender: Gender | undefined,
): Promise<Question[]> {
  const { isGlobal, productType, isAgain = false } = name;
  return unwrap(
    client.GET('/api/questionnaires', {
      params: {
        query: {
          sort: 'sequence',
          questionType: questionTypeOf(name),
          isGlobalQuestion: isGlobal,
          productType,
          isReQuestionnaire: isAgain,
          ...(!isGlobal && productType !== 'ed' && { isFollowupQuestion: false }),
          ...((isGlobal || productType !== 'ed') && gender !== undefined && { gender }),
        },
      },
    }),
  );
}

/** One follow-up question. */
export const fetchFollowUp = (client: ApiClient, followupQuestionId: string): Promise<Question> =>
  unwrapOne(
    client.GET('/api/questionnaire/{followupQuestionId}', { params: { path: { followupQuestionId } } }),
  );

/** Replaces a missing log by `value` ('Online visit log not found!', specification section 8); rethrows other failures. */
function unlessMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (outcomeOf(error) === 'emptyVisitLog') return value;
    throw error;
  };
}

/**
 * What is saved of a questionnaire, with the place to go on at; an empty log is at index 0 (specification section 8).
 * @param isRefresh whether the patient has a place on the page already, so that one call is enough
 */
export async function fetchSavedVisit(
  client: ApiClient,
  id: string,
  name: QuestionnaireName,
  isRefresh = false,
): Promise<SavedVisit> {
  const questionType = questionTypeOf(name);
  const none: OnlineVisitLog[] = [];
  const logs = await unwrap(client.GET('/api/online-visit-log/{id}', { params: { path: { id } } })).catch(
    unlessMissing(none),
  );
  const log = logs.find((one) => one.questionType === questionType);
  if (log === undefined) return { isBegun: false, answers: [], lastIndex: 0 };
  const { lastQuestionIndex } = isRefresh
    ? log
    : await unwrapOne(
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
  { answers, lastIndex, isBegun }: Pick<VisitUpdate, 'answers' | 'lastIndex'> & Pick<SavedVisit, 'isBegun'>,
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
  const create = () => unwrap(client.POST('/api/online-visit-log/{id}', request));
  if (!isBegun) await create();
  else
    await unwrap(client.PUT('/api/online-visit-log/{id}', request)).catch((error: unknown) => {
      // Removed since: what is here is all there is.
      if (outcomeOf(error) === 'emptyVisitLog') return create();
      throw error;
    });
}
