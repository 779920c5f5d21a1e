import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Subscription } from '@patient/api';
import { Stack } from '@patient/ui/Stack';
import { cacheAtom } from '#shared/service/cache.ts';
import { refreshQueries } from '#shared/service/otherTabs.ts';
import { useTitle } from '#shared/view/useTitle.ts';
import { QuestionPage } from './QuestionPage.tsx';
import { visitKey } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { positionText, questionPositionAtom } from './position.ts';
import { VisitView } from './VisitView.tsx';

/** Props of {@link RenewalQuestions}. */
export interface RenewalQuestionsProps {
  subscription: Subscription;
  /** Step history of the question to change; by default, questions resume at the saved position. */
  changed: readonly string[] | undefined;
  /** Called when every question is answered and all answers are saved. */
  onDone: () => void;
  onHelp: () => void;
  /** Called before leaving the page because the answers were submitted elsewhere. */
  onSubmittedElsewhere?: () => void;
}

/** Questions of a renewal or a follow-up, one at a time. */
export function RenewalQuestions({
  subscription,
  changed,
  onDone,
  onHelp,
  onSubmittedElsewhere,
}: RenewalQuestionsProps) {
  const key = visitKey(subscription, 'again');
  const [, navigate] = useLocation();
  const { clear } = useAtomValue(visitActionsAtom(key));
  const cache = useAtomValue(cacheAtom);
  const position = useAtomValue(questionPositionAtom);
  useTitle(position ? `${positionText(position)}: Your answers` : undefined);
  const [stepHistory, setStepHistory] = useState<readonly string[]>(changed ?? []);
  const goBack = () => setStepHistory((history) => history.slice(0, -1));
  const handleSubmittedElsewhere = () => {
    void clear();
    void refreshQueries(cache);
    onSubmittedElsewhere?.();
    navigate('/user/subscriptions', { replace: true });
  };
  return (
    <VisitView visitKey={key} onHelp={onHelp}>
      {(visit, patient) => (
        <Stack gap={4}>
          {position && <p>{positionText(position)}</p>}
          <QuestionPage
            subscription={subscription}
            visitKey={key}
            visit={visit}
            patient={patient}
            stepHistory={stepHistory}
            onStepHistoryChange={setStepHistory}
            goNext={() => Promise.resolve(onDone())}
            goBack={goBack}
            isMoving={false}
            isReviewing={changed !== undefined}
            onHelp={onHelp}
            onSubmittedElsewhere={handleSubmittedElsewhere}
            onBack={stepHistory.length > 1 ? goBack : undefined}
          />
        </Stack>
      )}
    </VisitView>
  );
}
