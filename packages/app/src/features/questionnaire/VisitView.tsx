import { useAtomValue } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import type { Gender, Patient } from '@patient/api';
import { QuestionCard, type Question } from '@patient/ui/QuestionCard';
import { failureText } from '#shared/format/failureText.ts';
import { meAtom } from '#shared/patient/me.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';
import { setGenderAtom } from './data/body.ts';
import { visitAtom } from './data/visit.ts';
import type { Visit } from './rules/visitView.ts';

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

function GenderQuestion({ patientId, onHelp }: { patientId: string; onHelp: () => void }) {
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

/** Props of {@link VisitView}. */
export interface VisitViewProps {
  /** Key of the visit. */
  visitKey: string;
  /** Part of the questions that is shown; a change focuses the heading of the new one. */
  part?: string | undefined;
  children: (visit: Visit, patient: Patient) => ReactNode;
  onHelp: () => void;
}

/** Questions of a visit, once they are loaded. Before them, the one about sex is asked, which they are chosen by. */
export function VisitView({ visitKey: key, part, children, onHelp }: VisitViewProps) {
  const me = useAtomValue(meAtom);
  const { query, visit } = useAtomValue(visitAtom(key));
  const patient = me.data?.patient;
  const asksGender = patient !== undefined && patient.basic?.gender === undefined;
  const [wasGenderAsked, setGenderAsked] = useState(asksGender);
  if (asksGender && !wasGenderAsked) setGenderAsked(true);
  const place = useRef<HTMLDivElement>(null);
  // The answer to the question about sex had the focus; a heading can take it once it is rendered.
  const isNext = wasGenderAsked && !asksGender && visit !== undefined;
  const heading = () => place.current?.querySelector('h2');
  useFocusOnChange(isNext, () => (isNext ? heading() : undefined));
  useFocusOnChange(part, heading);
  if (asksGender) return <GenderQuestion patientId={patient._id} onHelp={onHelp} />;
  return (
    <div ref={place}>
      <QueryView queries={[me, { ...query, data: visit }]} what="your questions" skeleton={<CardSkeleton />}>
        {(account, shown) => children(shown, account.patient)}
      </QueryView>
    </div>
  );
}
