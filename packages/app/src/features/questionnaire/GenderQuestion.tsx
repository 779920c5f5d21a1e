import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Gender } from '@patient/api';
import { QuestionCard, type Question } from '@patient/ui/QuestionCard';
import { setGenderAtom } from './data/gender.ts';
import { failureText } from '#shared/format/failureText.ts';

/** Props of {@link GenderQuestion}. */
export interface GenderQuestionProps {
  patientId: string;
  onHelp: () => void;
}

const question: Question = {
  id: 'gender',
  kind: 'single',
  question: 'What sex were you assigned at birth?',
  description: 'We use this to choose the right questions and medicines for you.',
  options: [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
  ],
};

const isGender = (answer: unknown): answer is Gender => answer === 'male' || answer === 'female';

/** Asked before the questions where the record does not say, since the questions are chosen by it. */
export function GenderQuestion({ patientId, onHelp }: GenderQuestionProps) {
  const { mutate, isPending, error } = useAtomValue(setGenderAtom);
  const [gender, choose] = useState<Gender>();
  const [isMissing, setMissing] = useState(false);
  const failure = error ? failureText(error) : undefined;
  return (
    <QuestionCard
      question={question}
      answer={gender ?? null}
      onAnswer={(answer) => {
        if (isGender(answer)) choose(answer);
      }}
      onContinue={() => {
        setMissing(gender === undefined);
        if (gender !== undefined) mutate({ patientId, gender });
      }}
      isPending={isPending}
      errorMessage={isMissing && gender === undefined ? 'Choose an answer.' : failure}
      onHelp={onHelp}
    />
  );
}
