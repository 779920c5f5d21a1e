import type { Gender } from '@patient/api';
import { isProductType } from '#shared/treatments.ts';
import type { QuestionnaireName } from './questionnaires.ts';

/** One of the questionnaires of a subscription. */
export interface VisitName {
  readonly subscriptionId: string;
  readonly productType: string;
  readonly isGlobal: boolean;
  /** Whether it is that of a renewal or a follow-up. @default false */
  readonly isAgain?: boolean;
}

/** A name as text, for the atom families and the cache. */
export const visitKey = ({ subscriptionId, productType, isGlobal, isAgain = false }: VisitName): string =>
  JSON.stringify([subscriptionId, productType, isGlobal, isAgain]);

/** Name of a visit from its key. */
export function nameOf(key: string): { readonly id: string; readonly questionnaire: QuestionnaireName } {
  const [id, productType, isGlobal, isAgain]: [string, string, boolean, boolean] = JSON.parse(key);
  const known = isProductType(productType) ? productType : 'ed';
  return { id, questionnaire: { isGlobal, productType: known, isAgain } };
}

/** Key of what the service has of a visit, with the questions for a gender; without one, of every copy of the visit. */
export const queryKeyOf = (key: string, gender?: Gender) => ['visit', key, ...(gender ? [gender] : [])];
