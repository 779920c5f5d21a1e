import { useState } from 'react';
import { isAnswered, QuestionCard, type Question, type QuestionAnswer } from '@patient/ui/QuestionCard';

const smoking: Question = {
  id: 'smoke',
  kind: 'single',
  question: 'Do you smoke?',
  description: 'Some medications work differently then.',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

/** Continue is always enabled; without an answer, it shows an error. */
export function Smoking({
  onNext,
  onHelp,
}: {
  onNext: (answer: QuestionAnswer) => void;
  onHelp: () => void;
}) {
  const [answer, setAnswer] = useState<QuestionAnswer>(null);
  const [error, setError] = useState<string>();
  return (
    <QuestionCard
      question={smoking}
      answer={answer}
      onAnswer={setAnswer}
      onContinue={() => (isAnswered(answer) ? onNext(answer) : setError('Choose whether you smoke'))}
      onHelp={onHelp}
      errorMessage={error}
    />
  );
}
