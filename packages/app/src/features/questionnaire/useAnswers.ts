import { useAtomValue } from 'jotai';
import type { Subscription } from '@patient/api';
import type { QueryState } from '#shared/view/QueryView.tsx';
import { visitAtom } from './data/visit.ts';
import { visitKey } from './data/visitKey.ts';
import { answerText } from './rules/answerText.ts';
import type { Visit } from './rules/visitView.ts';

/** A question and its answer, as the patient saw and gave them. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly photoCount: number;
  /** Step history that shows the question. */
  readonly stepHistory: readonly string[];
}

/** The questions of a visit with their answers, without pages that ask nothing. */
export const answeredQuestions = ({ asked: { questions }, answers }: Visit): AnsweredQuestion[] =>
  questions.flatMap((question, index) =>
    question.kind === 'info'
      ? []
      : [
          {
            id: question._id,
            question: question.question,
            answer: answerText(question, answers.get(question._id) ?? {}),
            photoCount: answers.get(question._id)?.files?.length ?? 0,
            stepHistory: questions.slice(0, index + 1).map(({ _id }) => _id),
          },
        ],
  );

/** The answers to one of a subscription's questionnaires, in the order they were asked. */
export function useAnswers(
  { _id: subscriptionId, productType }: Subscription,
  isGlobal: boolean,
): QueryState<readonly AnsweredQuestion[]> {
  const { query, visit } = useAtomValue(visitAtom(visitKey({ subscriptionId, productType, isGlobal })));
  return { ...query, data: visit && answeredQuestions(visit) };
}
