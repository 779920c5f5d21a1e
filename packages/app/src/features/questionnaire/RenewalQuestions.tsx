import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import type { Subscription } from '@patient/api';
import { positionOf } from '@patient/api/model';
import { Stack } from '@patient/ui/Stack';
import { cacheAtom } from '#shared/service/cache.ts';
import { refreshQueries } from '#shared/service/otherTabs.ts';
import { useTitle } from '#shared/view/useTitle.ts';
import { QuestionPage } from './QuestionPage.tsx';
import { questionPositionAtom, visitHistoryAtom, visitOf } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { positionText } from './strings.ts';
import { VisitView } from './VisitView.tsx';

/** Props of {@link RenewalQuestions}. */
export interface RenewalQuestionsProps {
  subscription: Subscription;
  /** Whether the patient changes one question from the review of all answers. */
  isReviewing: boolean;
  /** Called when every question is answered and all answers are saved. */
  onDone: () => void;
  onHelp: () => void;
  /** Called before leaving the page because the answers were submitted elsewhere. */
  onSubmittedElsewhere?: () => void;
}

/** Questions of a renewal or a follow-up, one at a time. */
export function RenewalQuestions({
  subscription,
  isReviewing,
  onDone,
  onHelp,
  onSubmittedElsewhere,
}: RenewalQuestionsProps) {
  const name = visitOf(subscription, 'again');
  const [, navigate] = useLocation();
  const { clear, show } = useAtomValue(visitActionsAtom(name));
  const cache = useAtomValue(cacheAtom);
  const number = useAtomValue(questionPositionAtom(name));
  useTitle(number ? `${positionText(number)}: Your answers` : undefined);
  const before = useAtomValue(visitHistoryAtom(name)).slice(0, -1);
  const goBack = () => show(positionOf(before));
  const handleSubmittedElsewhere = () => {
    void clear();
    void refreshQueries(cache);
    onSubmittedElsewhere?.();
    navigate('/user/subscriptions', { replace: true });
  };
  return (
    <VisitView name={name} onHelp={onHelp}>
      {(visit, patient) => (
        <Stack gap={4}>
          {number && <p>{positionText(number)}</p>}
          <QuestionPage
            subscription={subscription}
            name={name}
            visit={visit}
            patient={patient}
            goNext={() => Promise.resolve(onDone())}
            goBack={goBack}
            isMoving={false}
            isReviewing={isReviewing}
            onHelp={onHelp}
            onSubmittedElsewhere={handleSubmittedElsewhere}
            onBack={before.length > 0 ? goBack : undefined}
          />
        </Stack>
      )}
    </VisitView>
  );
}
