import { ReviewList } from '@patient/ui/ReviewList';
import type { AnsweredQuestion } from './useAnswers.ts';

/** Props of {@link AnswersReview}. */
export interface AnswersReviewProps {
  answers: readonly AnsweredQuestion[];
  /** Opens the question with this step history. */
  onChange: (stepHistory: readonly string[]) => void;
  isDisabled: boolean;
}

/** Questions and answers, each with a button to change it. */
export function AnswersReview({ answers, onChange, isDisabled }: AnswersReviewProps) {
  return (
    <ReviewList
      isDisabled={isDisabled}
      facts={answers.map(({ id, question, answer, isChangeable, stepHistory }) => ({
        id,
        term: question,
        detail: answer,
        onChange: isChangeable ? () => onChange(stepHistory) : undefined,
      }))}
    />
  );
}
