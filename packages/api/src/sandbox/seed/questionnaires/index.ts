import type { QuestionRecord } from '../../features/questionnaire/records.ts';
import {
  GLOBAL,
  productTypes,
  followUpQuestionnaire,
  visitQuestionnaire,
} from '../../features/questionnaire/rules/names.ts';
import type { ProductType } from '../../core/schema.ts';
import { followUpDrafts } from './followUp.ts';
import { agDrafts } from './ag.ts';
import { type Draft, questionsOf } from './draft.ts';
import { edDrafts } from './ed.ts';
import { globalDrafts } from './global.ts';
import { hlDrafts } from './hl.ts';
import { wlDrafts } from './wl.ts';

const registrationDrafts: Record<ProductType, readonly Draft[]> = {
  ed: edDrafts,
  hl: hlDrafts,
  wl: wlDrafts,
  ag: agDrafts,
};

/** Questionnaires of the sandbox by name. */
export const seedQuestionnaires: ReadonlyMap<string, readonly QuestionRecord[]> = new Map([
  [GLOBAL, questionsOf({ type: GLOBAL, prefix: 'global' }, globalDrafts)],
  ...productTypes.flatMap((productType): [string, QuestionRecord[]][] => {
    const type = visitQuestionnaire(productType);
    return [
      [type, questionsOf({ type, prefix: productType, productType }, registrationDrafts[productType])],
      [
        followUpQuestionnaire(productType),
        questionsOf({ type, prefix: `${productType}-again`, productType }, followUpDrafts(productType)),
      ],
    ];
  }),
]);
