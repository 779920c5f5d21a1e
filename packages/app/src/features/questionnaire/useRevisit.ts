import { useAtomValue } from 'jotai';
import type { Subscription } from '@patient/api';
import { firstUnanswered } from '@patient/api/model';
import type { QueryState } from '#shared/view/QueryView.tsx';
import { revisitKey } from './data/revisit.ts';
import { visitAtom } from './data/visit.ts';
import { answeredQuestions, type AnsweredQuestion } from './useAnswers.ts';

/** Questions of a renewal or a follow-up, with the answers so far. */
export interface Revisit {
  readonly answers: readonly AnsweredQuestion[];
  /** Whether every question that has to be answered is. */
  readonly isComplete: boolean;
}

/** What a patient answered of a renewal or a follow-up. */
export function useRevisit(subscription: Pick<Subscription, '_id' | 'productType'>): QueryState<Revisit> {
  const { query, visit } = useAtomValue(visitAtom(revisitKey(subscription)));
  const data = visit && {
    answers: answeredQuestions(visit),
    isComplete:
      visit.asked.missing.length === 0 && firstUnanswered(visit.questions, visit.answers) === undefined,
  };
  return { ...query, data };
}
