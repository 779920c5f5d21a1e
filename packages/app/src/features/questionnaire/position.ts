import { atom } from 'jotai';
import type { QuestionPosition } from './rules/questionTree.ts';

/** Place of the question that is shown; null for a page without a question, undefined outside of a questionnaire. */
export const questionPositionAtom = atom<QuestionPosition | null | undefined>(undefined);

/** Place within a questionnaire. */
export const positionText = ({ number, count }: QuestionPosition): string => `Question ${number} of ${count}`;
