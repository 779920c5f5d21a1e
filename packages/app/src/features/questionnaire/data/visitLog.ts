import {
  unwrap,
  unwrapOne,
  type ApiClient,
  type Gender,
  type OnlineVisitLog,
  type ProductType,
  type Question,
} from '@patient/api';
import { outcomeOf } from '#shared/service/errorCatalog.ts';
import type { SavedVisit, VisitUpdate } from '@patient/api/model';

/** Parameters that identify a questionnaire (specification section 7). */
export interface QuestionnaireName {
  readonly isGlobal: boolean;
  readonly productType: ProductType;
  /** Whether it belongs to a renewal or a follow-up. @default false */
  readonly isReQuestionnaire?: boolean;
}

/** Name in the service, such as `globalQuestions` or `wlQuestions`. */
const questionTypeOf = ({ isGlobal, productType }: QuestionnaireName): string =>
  isGlobal ? 'globalQuestions' : `${productType}Questions`;

/** Name of its log. That of a renewal or a follow-up is separate from that of the registration (docs/decisions, 86). */
const logTypeOf = (name: QuestionnaireName): string =>
  name.isReQuestionnaire ? `${name.productType}ReQuestions` : questionTypeOf(name);

/**
 * Fetches the questions of a questionnaire. For a patient of wl, hl or ag, the response depends on gender and excludes
 * follow-ups, which are fetched when needed (specification section 7).
 */
export function fetchQuestions(
  client: ApiClient,
  name: QuestionnaireName,
  gender: Gender | undefined,
): Promise<Question[]> {
  const { isGlobal, productType, isReQuestionnaire = false } = name;
  return unwrap(
    client.GET('/api/questionnaires', {
      params: {
        query: {
          sort: 'sequence',
          questionType: questionTypeOf(name),
          isGlobalQuestion: isGlobal,
          productType,
          isReQuestionnaire,
          ...(productType !== 'ed' && { isFollowupQuestion: false, ...(gender && { gender }) }),
        },
      },
    }),
  );
}

/** Fetches one follow-up question. */
export const fetchFollowUp = (client: ApiClient, followupQuestionId: string): Promise<Question> =>
  unwrapOne(
    client.GET('/api/questionnaire/{followupQuestionId}', { params: { path: { followupQuestionId } } }),
  );

/** Returns `value` for a missing log ('Online visit log not found!', specification section 8); rethrows other errors. */
function unlessMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (outcomeOf(error) === 'emptyVisitLog') return value;
    throw error;
  };
}

/** Fetches the answers to the open questionnaires of a subscription that aren't submitted yet. */
export const fetchLogs = (client: ApiClient, id: string): Promise<OnlineVisitLog[]> =>
  unwrap(client.GET('/api/online-visit-log/{id}', { params: { path: { id } } })).catch(
    unlessMissing<OnlineVisitLog[]>([]),
  );

/**
 * Fetches the saved answers and position of a questionnaire; a missing log is at index 0 (specification section 8).
 * @param isRefresh skips the second request, for the position to resume at
 */
export async function fetchSavedVisit(
  client: ApiClient,
  id: string,
  name: QuestionnaireName,
  isRefresh = false,
): Promise<{ readonly saved: SavedVisit; readonly lastIndex: number }> {
  const questionType = logTypeOf(name);
  const logs = await fetchLogs(client, id);
  const log = logs.find((one) => one.questionType === questionType);
  if (log === undefined) return { saved: { hasLog: false, isBlocked: false, answers: [] }, lastIndex: 0 };
  const { lastQuestionIndex } = isRefresh
    ? log
    : await unwrapOne(
        client.GET('/api/online-visit-log/{id}/last-question-index', {
          params: { path: { id }, query: { questionType, isGlobalQuestion: name.isGlobal } },
        }),
      ).catch(unlessMissing({ lastQuestionIndex: 0 }));
  const { questionnaire: answers = [], isBlockedUser: isBlocked = false } = log;
  return { saved: { hasLog: true, isBlocked, answers }, lastIndex: lastQuestionIndex };
}

/** Log to save. */
type NewVisit = Pick<VisitUpdate, 'answers' | 'lastIndex'> & Pick<SavedVisit, 'hasLog' | 'isBlocked'>;

/** Saves the answers of a questionnaire; creates its log if there is none. A blocked user stays blocked. */
export async function saveVisit(
  client: ApiClient,
  id: string,
  name: QuestionnaireName,
  { answers, lastIndex, hasLog, isBlocked }: NewVisit,
): Promise<void> {
  const request = {
    params: { path: { id }, ...(isBlocked && { query: { isBlockedUser: true } }) },
    body: {
      lastQuestionIndex: lastIndex,
      questionType: logTypeOf(name),
      isGlobalQuestion: name.isGlobal,
      questionnaire: [...answers],
    },
  };
  const create = () => unwrap(client.POST('/api/online-visit-log/{id}', request));
  if (!hasLog) await create();
  else
    await unwrap(client.PUT('/api/online-visit-log/{id}', request)).catch((error: unknown) => {
      // The log was removed, so it is created again.
      if (outcomeOf(error) === 'emptyVisitLog') return create();
      throw error;
    });
}
