import {
  unwrap,
  unwrapOne,
  type ApiClient,
  type Gender,
  type Question,
  type VisitAnswer,
} from '@patient/api';
import type { ProductType } from '@patient/api';

/** A questionnaire, as the service names its log (specification section 7). */
export interface QuestionnaireName {
  readonly isGlobal: boolean;
  readonly productType: ProductType;
  /** Whether it is that of a renewal or a follow-up. @default false */
  readonly isAgain?: boolean;
}

/** What the service calls a questionnaire: `globalQuestions`, `wlQuestions`. */
export const questionTypeOf = ({ isGlobal, productType }: QuestionnaireName): string =>
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

/**
 * What the patient answered before to the questions common to all. A failed fetch leaves those that are known, at first an
 * empty list (section 8).
 */
export async function fetchGlobalAnswers(
  client: ApiClient,
  patientId: string,
  known: readonly VisitAnswer[] = [],
): Promise<readonly VisitAnswer[]> {
  try {
    const path = '/api/global-answers/patient/{patientId}';
    const { questionnaire } = await unwrapOne(client.GET(path, { params: { path: { patientId } } }));
    return questionnaire;
  } catch {
    return known;
  }
}
