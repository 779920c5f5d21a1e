import { useState } from 'react';
import { BmiMeter } from '@patient/ui/BmiMeter';
import { DeclineNotice } from '@patient/ui/DeclineNotice';
import { FollowUpNotice } from '@patient/ui/FollowUp';
import type { Question, VisitAnswer } from '@patient/api';
import { bodyMassIndex, followUpsOf, measuresIn, optionsToDecline } from '@patient/api/model';
import { bmiReason } from './views/declineReasons.ts';

/** Props of {@link AnswerNotice}. */
export interface AnswerNoticeProps {
  question: Question;
  /** Questions on its page, and all asked questions. */
  page: readonly Question[];
  questions: readonly Question[];
  answers: ReadonlyMap<string, VisitAnswer>;
  productType: string;
}

/** Consequences of an answer: follow-up questions added on later pages, body mass index, reasons to decline. */
export function AnswerNotice({ question, page, questions, answers, productType }: AnswerNoticeProps) {
  const followUps = new Set(followUpsOf(question, answers));
  const count = questions.filter((asked) => followUps.has(asked._id) && !page.includes(asked)).length;
  const [hadFollowUps, setHadFollowUps] = useState(count > 0);
  if (count > 0 && !hadFollowUps) setHadFollowUps(true);
  const measures = measuresIn(questions, answers);
  const bmi = measures?.lastId === question._id ? bodyMassIndex(measures) : undefined;
  const reasons =
    bmi === undefined ? optionsToDecline(question, answers) : bmiReason({ productType, questions, answers });
  return (
    <>
      <FollowUpNotice count={count} wereRemoved={hadFollowUps && followUps.size === 0} />
      {bmi !== undefined && <BmiMeter value={bmi} />}
      <DeclineNotice reasons={reasons} isLive={bmi === undefined} />
    </>
  );
}
