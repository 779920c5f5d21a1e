import { useState } from 'react';
import { BmiMeter } from '@patient/ui/BmiMeter';
import { FollowUpNotice } from '@patient/ui/FollowUp';
import type { Question, VisitAnswer } from '@patient/api';
import { bodyMassIndex, followUpsOf } from '@patient/api/model';
import { measuresIn } from './rules/measures.ts';

/** Props of {@link AnswerNotice}. */
export interface AnswerNoticeProps {
  question: Question;
  questions: readonly Question[];
  answers: ReadonlyMap<string, VisitAnswer>;
}

/** What an answer leads to: the questions it adds, or the body mass index it makes. */
export function AnswerNotice({ question, questions, answers }: AnswerNoticeProps) {
  const count = followUpsOf(question, answers).length;
  const [hadSome, setHadSome] = useState(count > 0);
  if (count > 0 && !hadSome) setHadSome(true);
  const measures = measuresIn(questions, answers);
  const bmi = measures?.lastId === question._id ? bodyMassIndex(measures) : undefined;
  return (
    <>
      <FollowUpNotice count={count} wereRemoved={hadSome && count === 0} />
      {bmi !== undefined && <BmiMeter value={bmi} />}
    </>
  );
}
