import type { ProductType } from '../../../core/schema.ts';

export const productTypes: readonly ProductType[] = ['ed', 'hl', 'wl', 'ag'];

/** The questionnaire common to all treatments. */
export const GLOBAL = 'globalQuestions';

/** The questionnaire of a registration, such as 'wlQuestions' (specification section 7). */
export const visitOf = (productType: ProductType): string => `${productType}Questions`;

/** The shelf of the questions that a renewal or a follow-up asks; they, too, are told to be of type 'wlQuestions'. */
export const revisitOf = (productType: ProductType): string => `${productType}ReQuestions`;

/** What is asked for: parameters of `GET /api/questionnaires`. */
export interface Asked {
  productType?: ProductType | undefined;
  questionType?: string | undefined;
  isGlobalQuestion?: boolean | undefined;
  isReQuestionnaire?: boolean | undefined;
}

/** The names of the questionnaires that fit; none for a type that nobody knows. */
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
