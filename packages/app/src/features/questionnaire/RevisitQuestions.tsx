import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Subscription } from '@patient/api';
import { Stack } from '@patient/ui/Stack';
import { cacheAtom } from '#shared/service/cache.ts';
import { refreshQueries } from '#shared/service/otherTabs.ts';
import { Answering } from './Answering.tsx';
import { visitKey } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { positionText, questionPositionAtom } from './position.ts';
import { VisitView } from './VisitView.tsx';

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
  const key = visitKey(subscription, 'again');
  const [, navigate] = useLocation();
  const { forget } = useAtomValue(visitActionsAtom(key));
  const cache = useAtomValue(cacheAtom);
  const position = useAtomValue(questionPositionAtom);
  const [stepHistory, setStepHistory] = useState<readonly string[]>(changed ?? []);
  const back = () => setStepHistory((history) => history.slice(0, -1));
  const handleOver = () => {
    void forget();
    void refreshQueries(cache);
    onOver?.();
    navigate('/user/subscriptions', { replace: true });
  };
  return (
    <VisitView visitKey={key} onHelp={onHelp}>
      {(visit, patient) => (
        <Stack gap={4}>
          {position && <p>{positionText(position)}</p>}
          <Answering
            subscription={subscription}
            visitKey={key}
            visit={visit}
            patient={patient}
            stepHistory={stepHistory}
            onStepHistoryChange={setStepHistory}
            goNext={() => Promise.resolve(onDone())}
            goBack={back}
            isMoving={false}
            isReviewing={changed !== undefined}
            onHelp={onHelp}
            onOver={handleOver}
            onBack={stepHistory.length > 1 ? back : undefined}
          />
        </Stack>
      )}
    </VisitView>
  );
}
