import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import { Answering } from './Answering.tsx';
import { questionPositionAtom } from './data/position.ts';
import { leaveRevisitAtom, revisitKey } from './data/revisit.ts';
import { visitAtom } from './data/visit.ts';
import { GenderQuestion } from './GenderQuestion.tsx';
import { positionText } from './strings.ts';
import { useFocusAfterGender } from './useFocusAfterGender.ts';

/** Props of {@link RevisitQuestions}. */
export interface RevisitQuestionsProps {
  subscription: Subscription;
  /** History that shows a question to be changed; without it, where the patient left. */
  changed: readonly string[] | undefined;
  /** Called when every question has its answer and the service has them all. */
  onDone: () => void;
  onHelp: () => void;
  /** Called when another device has handed them in, and the page leaves. */
  onOver?: () => void;
}

/** Questions of a renewal or a follow-up, as those of the registration; back leads to the previous one. */
export function RevisitQuestions({ subscription, changed, onDone, onHelp, onOver }: RevisitQuestionsProps) {
  const key = revisitKey(subscription);
  const [, navigate] = useLocation();
  const leaveRevisit = useSetAtom(leaveRevisitAtom);
  const me = useAtomValue(meAtom);
  const { query, visit } = useAtomValue(visitAtom(key));
  const position = useAtomValue(questionPositionAtom);
  const [stepHistory, setStepHistory] = useState<readonly string[]>(changed ?? []);
  const patient = me.data?.patient;
  const asksGender = patient !== undefined && patient.basic?.gender === undefined;
  const place = useFocusAfterGender(asksGender, visit !== undefined);
  if (asksGender) return <GenderQuestion patientId={patient._id} onHelp={onHelp} />;
  const back = () => setStepHistory((history) => history.slice(0, -1));
  return (
    <Stack ref={place} gap={4}>
      <QueryView queries={[me, { ...query, data: visit }]} what="your questions" skeleton={<CardSkeleton />}>
        {(_me, shown) => (
          <>
            {position && <p>{positionText(position)}</p>}
            <Answering
              subscription={subscription}
              visitKey={key}
              visit={shown}
              patient={patient}
              stepHistory={stepHistory}
              onStepHistoryChange={setStepHistory}
              goNext={() => Promise.resolve(onDone())}
              goBack={back}
              isMoving={false}
              isReviewing={changed !== undefined}
              onHelp={onHelp}
              onOver={() => {
                leaveRevisit(subscription);
                onOver?.();
                navigate('/user/subscriptions', { replace: true });
              }}
              onBack={stepHistory.length > 1 ? back : undefined}
            />
          </>
        )}
      </QueryView>
    </Stack>
  );
}
