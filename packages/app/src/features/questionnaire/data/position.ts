import { sessionScopedAtom } from '#shared/session/index.ts';
import type { QuestionPosition } from '../rules/questionTree.ts';

/** Place of the question that is shown; null for a page without a question, undefined outside of a questionnaire. */
export const questionPositionAtom = sessionScopedAtom<QuestionPosition | null | undefined>(undefined);
