import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Stack } from '@patient/ui/Stack';
import { StepProgress } from '@patient/ui/StepProgress';
import type { Subscription } from '@patient/api';
import { subscriptionAtom } from '#shared/patient/subscriptions.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';
import { useHelp } from '#features/help/index.ts';
import { RevisitQuestions, useRevisit } from '#features/questionnaire/index.ts';
import { pricingAtom, productsAtom } from '#features/treatment/index.ts';
import { href } from '#shared/href.ts';
import { renewalDraftAtom, renewAtom, type RenewalDraft } from '../data/renewal.ts';
import { allowedActions } from '../rules/actions.ts';
import { mustAnswer, RENEWAL_STEPS, renewalStep } from '../rules/renewal.ts';
import { NothingToAnswer } from './NothingToAnswer.tsx';
import { RenewalCheckStep } from './RenewalCheckStep.tsx';
import { RenewalPlanStep } from './RenewalPlanStep.tsx';
import type { RenewalPlan } from './useRenewalPlan.ts';
import { useSubmission } from './useSubmission.ts';

const LABELS = ['Your health', 'Your plan', 'Check and renew'];

interface RenewalProps {
  subscription: Subscription;
  /** Whether every question has an answer; undefined until that is known. */
  isAnswered: boolean | undefined;
}

function Renewal({ subscription, isAnswered }: RenewalProps) {
  const { _id: id } = subscription;
  const help = useHelp();
  const [draft, setDraft] = useAtom(renewalDraftAtom(id));
  const [changed, setChanged] = useState<readonly string[]>();
  const { mutateAsync } = useAtomValue(renewAtom);
  const submission = useSubmission<RenewalPlan['selection']>(
    subscription,
    async (questionnaire, plan) => {
      const after = await mutateAsync({ id, questionnaire, plan });
      await setDraft(() => undefined);
      return after;
    },
    'Your renewal is with a doctor.',
  );
  const isLeaving = submission.isSending || submission.isSent;
  const step = isLeaving ? 'check' : renewalStep(draft?.step, isAnswered);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(step, () => place.current?.querySelector('h2'));
  const put = (next: Partial<RenewalDraft>) =>
    void setDraft((before) => ({ step: before?.step ?? 'questions', choice: before?.choice, ...next }));

  // What was sent is not asked for any more, and the page leaves.
  const isOver = !isLeaving && !allowedActions(subscription).includes('renew');
  // The first letter of an answer must not lead on again.
  const goesBack = !isLeaving && !isOver && mustAnswer(draft?.step, isAnswered);
  const goBack = useEffectEvent(() => put({ step: 'questions' }));
  useEffect(() => {
    if (goesBack) goBack();
  }, [goesBack]);

  if (isOver)
    return <NothingToAnswer subscription={subscription} title="There's nothing to renew right now" />;
  return (
    <>
      <StepProgress steps={LABELS} current={RENEWAL_STEPS.indexOf(step)} />
      <Stack ref={place} gap={4}>
        {step === 'questions' && (
          <>
            <p>We save each answer as you go, so you can stop and come back.</p>
            <RevisitQuestions
              subscription={subscription}
              changed={changed}
              onDone={() => put({ step: changed === undefined ? 'plan' : 'check' })}
              onHelp={help.open}
              onOver={() => void setDraft(() => undefined)}
            />
          </>
        )}
        {step === 'plan' && (
          <RenewalPlanStep
            subscription={subscription}
            choice={draft?.choice}
            onChange={(choice) => put({ choice })}
            onContinue={() => put({ step: 'check' })}
            onBack={() => {
              setChanged(undefined);
              put({ step: 'questions' });
            }}
          />
        )}
        {step === 'check' && (
          <RenewalCheckStep
            subscription={subscription}
            choice={draft?.choice}
            submission={submission}
            onChangeAnswer={(stepHistory) => {
              setChanged(stepHistory);
              put({ step: 'questions' });
            }}
            onChangePlan={() => put({ step: 'plan' })}
          />
        )}
      </Stack>
      {help.dialog}
    </>
  );
}

function Loaded({ subscription }: { subscription: Subscription }) {
  const { data } = useRevisit(subscription);
  const { _id: subscriptionId, productType } = subscription;
  // The later steps begin with them.
  useAtomValue(productsAtom(productType));
  useAtomValue(pricingAtom({ subscriptionId, productType }));
  return <Renewal subscription={subscription} isAnswered={data?.isComplete} />;
}

/** /user/subscriptions/renewal/{id}: questions, plan, price and confirmation; goes on where it was left. */
export function RenewalScreen({ params: { id = '' } }: ScreenProps) {
  const query = useAtomValue(subscriptionAtom(id));
  return (
    <Stack gap={6}>
      <BackLink href={href('/user/subscriptions/:id', { id })}>Your subscription</BackLink>
      <h1>Renew your prescription</h1>
      <QueryView queries={[query]} what="this subscription" skeleton={<CardSkeleton />}>
        {(subscription) => <Loaded key={subscription._id} subscription={subscription} />}
      </QueryView>
    </Stack>
  );
}
