import { useAtomValue } from 'jotai';
import type { ReviewedFact } from '@patient/ui/ReviewList';
import type { Subscription } from '@patient/api';
import { firstUnanswered, type Visit } from '@patient/api/model';
import { answerText } from './views/kinds.ts';
import type { QueryState } from '#shared/view/QueryView.tsx';
import { visitAtom, visitOf } from './data/visit.ts';

/** Question and answer, formatted for the patient. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly photoCount: number;
  /** Whether it can be changed. An agreement can only be given. */
  readonly isChangeable: boolean;
}

/** Questions of a visit with their answers, without information pages. */
export const answeredQuestions = ({ asked: { questions }, answers }: Visit): AnsweredQuestion[] =>
  questions.flatMap((question) =>
    question.kind === 'info'
      ? []
      : [
          {
            id: question._id,
            question: question.question,
            answer: answerText(question, answers.get(question._id) ?? {}),
            isChangeable: question.kind !== 'agreement',
            photoCount: answers.get(question._id)?.files?.length ?? 0,
          },
        ],
  );

/**
 * Answers as facts of a ReviewList.
 * @param onChange opens the question with this ID
 */
export const reviewedAnswers = (
  answers: readonly AnsweredQuestion[],
  onChange: (questionId: string) => void,
): readonly ReviewedFact[] =>
  answers.map(({ id, question, answer, isChangeable }) => ({
    id,
    term: question,
    detail: answer,
    onChange: isChangeable ? () => onChange(id) : undefined,
  }));

/** Answers to one of the questionnaires of a registration, in question order. */
export function useAnswers(
  subscription: Subscription,
  kind: 'global' | 'own',
): QueryState<readonly AnsweredQuestion[]> {
  const { query, visit } = useAtomValue(visitAtom(visitOf(subscription, kind)));
  return { ...query, data: visit && answeredQuestions(visit) };
}

/** Answers to the questions of a renewal or a follow-up. */
export interface RenewalAnswers {
  readonly answers: readonly AnsweredQuestion[];
  /** Whether all required questions are answered. */
  readonly isComplete: boolean;
}

/** Answers to the questions of a renewal or a follow-up. */
export function useRenewalAnswers(
  subscription: Pick<Subscription, '_id' | 'productType'>,
): QueryState<RenewalAnswers> {
  const { query, visit } = useAtomValue(visitAtom(visitOf(subscription, 'again')));
  const data = visit && {
    answers: answeredQuestions(visit),
    isComplete:
      visit.asked.missing.length === 0 && firstUnanswered(visit.questions, visit.answers) === undefined,
  };
  return { ...query, data };
}
