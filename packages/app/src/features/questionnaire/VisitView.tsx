import { useAtomValue } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import type { Gender, Patient } from '@patient/api';
import { CardSkeleton } from '@patient/ui/Card';
import { useFocusOnChange } from '@patient/ui/focus';
import { QuestionCard, type Question } from '@patient/ui/QuestionCard';
import { failureText } from '#shared/format/failureText.ts';
import { meAtom } from '#shared/patient/me.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { setGenderAtom } from './data/body.ts';
import { visitAtom, type VisitName } from './data/visit.ts';
import type { Visit } from '@patient/api/model';

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
  const [gender, setGender] = useState<Gender>();
  const [isMissing, setMissing] = useState(false);
  const failure = error ? failureText(error) : undefined;
  return (
    <QuestionCard
      question={question}
      answer={gender ?? null}
      onAnswer={(answer) => {
        if (isGender(answer)) setGender(answer);
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
  name: VisitName;
  children: (visit: Visit, patient: Patient) => ReactNode;
  onHelp: () => void;
}

/** Questions of a visit, once loaded. Patients without a recorded sex enter it first, because it selects the questions. */
export function VisitView({ name, children, onHelp }: VisitViewProps) {
  const me = useAtomValue(meAtom);
  const { query, visit } = useAtomValue(visitAtom(name));
  const patient = me.data?.patient;
  const needsGender = patient !== undefined && patient.basic?.gender === undefined;
  const [neededGender, setNeededGender] = useState(needsGender);
  if (needsGender && !neededGender) setNeededGender(true);
  const container = useRef<HTMLDivElement>(null);
  // Moves focus from the question about sex, which is unmounted, to the heading of the loaded questions.
  const isAfterGender = neededGender && !needsGender && visit !== undefined;
  const heading = () => container.current?.querySelector('h2');
  useFocusOnChange(isAfterGender, () => (isAfterGender ? heading() : undefined));
  // Between the known answers and one of them; QuestionPage handles its own questions.
  useFocusOnChange(visit?.position.isFromKnown ?? false, heading);
  if (needsGender) return <GenderQuestion patientId={patient._id} onHelp={onHelp} />;
  return (
    <div ref={container}>
      <QueryView queries={[me, { ...query, data: visit }]} what="your questions" skeleton={<CardSkeleton />}>
        {(account, shown) => children(shown, account.patient)}
      </QueryView>
    </div>
  );
}
