import type { ProductType } from '../../../core/schema.ts';

export const productTypes: readonly ProductType[] = ['ed', 'hl', 'wl', 'ag'];

/** The questionnaire common to all treatments. */
export const GLOBAL = 'globalQuestions';

/** The questionnaire of a registration, such as 'wlQuestions' (specification section 7). */
export const visitOf = (productType: ProductType): string => `${productType}Questions`;

/** Owner of the questions of a renewal or a follow-up, whose question type is 'wlQuestions' as well. */
export const revisitOf = (productType: ProductType): string => `${productType}ReQuestions`;

/** Parameters of `GET /api/questionnaires`. */
export interface Asked {
  productType?: ProductType | undefined;
  questionType?: string | undefined;
  isGlobalQuestion?: boolean | undefined;
  isReQuestionnaire?: boolean | undefined;
}

/** Names of the matching questionnaires; none for an unknown type. */
export function questionnairesFor({
  productType,
  questionType,
  isGlobalQuestion,
  isReQuestionnaire,
}: Asked): string[] {
  const types = productType === undefined ? productTypes : [productType];
  const treatments = types.filter((type) => questionType === undefined || questionType === visitOf(type));
  const isGlobal = isGlobalQuestion ?? (productType === undefined || questionType === GLOBAL);
  const isWanted = isGlobal && (questionType === undefined || questionType === GLOBAL);
  if (isReQuestionnaire === true) return isGlobalQuestion === true ? [] : treatments.map(revisitOf);
  return [...(isWanted ? [GLOBAL] : []), ...(isGlobalQuestion === true ? [] : treatments.map(visitOf))];
}
