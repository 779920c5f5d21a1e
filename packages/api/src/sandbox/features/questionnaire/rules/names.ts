import type { ProductType } from '../../../core/schema.ts';

export const productTypes: readonly ProductType[] = ['ed', 'hl', 'wl', 'ag'];

/** Questionnaire common to all treatments. */
export const GLOBAL = 'globalQuestions';

/** Questionnaire of a registration, such as 'wlQuestions' (specification section 7). */
export const visitQuestionnaire = (productType: ProductType): string => `${productType}Questions`;

/** Questionnaire of a renewal or follow-up, and its log. Its questions are requested with the type of the registration, such as 'wlQuestions'. */
export const followUpQuestionnaire = (productType: ProductType): string => `${productType}ReQuestions`;

/** Parameters of `GET /api/questionnaires`. */
export interface QuestionQuery {
  productType?: ProductType | undefined;
  questionType?: string | undefined;
  isGlobalQuestion?: boolean | undefined;
  isReQuestionnaire?: boolean | undefined;
}

/** Names of the matching questionnaires; empty for an unknown type. */
export function questionnairesFor({
  productType,
  questionType,
  isGlobalQuestion,
  isReQuestionnaire,
}: QuestionQuery): string[] {
  const types = productType === undefined ? productTypes : [productType];
  const treatments = types.filter(
    (type) => questionType === undefined || questionType === visitQuestionnaire(type),
  );
  const isGlobal = isGlobalQuestion ?? (productType === undefined || questionType === GLOBAL);
  const includesGlobal = isGlobal && (questionType === undefined || questionType === GLOBAL);
  if (isReQuestionnaire === true)
    return isGlobalQuestion === true ? [] : treatments.map(followUpQuestionnaire);
  return [
    ...(includesGlobal ? [GLOBAL] : []),
    ...(isGlobalQuestion === true ? [] : treatments.map(visitQuestionnaire)),
  ];
}
