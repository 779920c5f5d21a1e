import { atom } from 'jotai';
import type { QuestionPosition } from '@patient/api/model';

/** Position of the shown question; null on a page without a question, undefined outside a questionnaire. */
export const questionPositionAtom = atom<QuestionPosition | null | undefined>(undefined);

/** Position within a questionnaire, for the patient. */
export const positionText = ({ number, count }: QuestionPosition): string => `Question ${number} of ${count}`;
