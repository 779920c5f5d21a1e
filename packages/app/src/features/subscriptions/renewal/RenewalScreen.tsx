import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { CardSkeleton } from '@patient/ui/Card';
import { Stack } from '@patient/ui/Stack';
import { useKeptFocus } from '@patient/ui/focus';
import { StepProgress } from '@patient/ui/StepProgress';
import type { Subscription } from '@patient/api';
import { useHelp } from '#features/help/index.ts';
import { RenewalQuestions, useRenewalAnswers } from '#features/questionnaire/index.ts';
import { pricingAtom, productsAtom } from '#features/treatment/index.ts';
import {
  type OtherPlan,
  allowedActions,
  mustReturnToQuestions,
  RENEWAL_STEPS,
  renewalStep,
} from '@patient/api/model';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { useSteps } from '#shared/view/useSteps.ts';
import { renewAtom } from '../data/changes.ts';
import { renewalDraftAtom, type RenewalDraft } from '../data/renewal.ts';
import { NothingToAnswer, RenewalPage, SendAnswers } from './RenewalPage.tsx';
import { useSubmission } from './useSubmission.ts';

// Lazily loaded, without the headings, which get the focus: the questions come first.
const RenewalPlanStep = lazyPart(
  async () => (await import('./RenewalPlanStep.tsx')).RenewalPlanStep,
  inPlace('your plan', <CardSkeleton />),
);
const RenewalCheckStep = lazyPart(
  async () => (await import('./RenewalCheckStep.tsx')).RenewalCheckStep,
  inPlace('your renewal', <CardSkeleton />),
);

const LABELS = ['Your health', 'Your plan', 'Check and renew'];
const STEPS = RENEWAL_STEPS.map((id, order) => ({ id, order, title: `Renewal: ${LABELS[order] ?? ''}` }));

function Renewal({ subscription }: { subscription: Subscription }) {
  const { _id: id, productType } = subscription;
  const help = useHelp();
  const isAnswered = useRenewalAnswers(subscription).data?.isComplete;
  const products = useAtomValue(productsAtom(productType));
  const pricing = useAtomValue(pricingAtom(subscription));
  const [draft, setDraft] = useAtom(renewalDraftAtom(id));
  const [isChange, setChange] = useState(false);
  const { mutateAsync } = useAtomValue(renewAtom);
  const { submit, isBusy, error } = useSubmission(subscription, 'Your renewal is with a doctor.');
  const step = isBusy ? 'check' : renewalStep(draft?.step, isAnswered);
  const put = (next: Partial<RenewalDraft>) =>
    void setDraft((before) => ({ step: before?.step ?? 'questions', choice: before?.choice, ...next }));
  usePreload(RenewalPlanStep);
  usePreload(RenewalCheckStep);
  const place = useSteps({ steps: STEPS, current: step, onMove: ({ id: to }) => put({ step: to }) });
  useKeptFocus(draft?.choice === undefined, () => place.current?.querySelector<HTMLElement>('h2'));

  // After sending, the renewal is no longer requested while the page navigates away.
  const isOver = !isBusy && !allowedActions(subscription).includes('renew');
  // Resets the stored step, so that the first input does not move forward again.
  const goesBack = !isBusy && !isOver && mustReturnToQuestions(draft?.step, isAnswered);
  const goBack = useEffectEvent(() => put({ step: 'questions' }));
  useEffect(() => {
    if (goesBack) goBack();
  }, [goesBack]);

  if (isOver)
    return <NothingToAnswer subscription={subscription} title="There's nothing to renew right now" />;
  const offer = { products: products.data ?? [], prices: pricing.data ?? [] };
  const choice = draft?.choice;
  const showQuestions = (one: 'all' | 'one') => {
    setChange(one === 'one');
    put({ step: 'questions' });
  };
  const renew = (other: OtherPlan | undefined) =>
    submit(async (questionnaire) => {
      await mutateAsync({ id, questionnaire, plan: other?.selection });
      await setDraft(() => undefined);
    });
  return (
    <>
      <StepProgress steps={LABELS} current={RENEWAL_STEPS.indexOf(step)} />
      <Stack ref={place} gap={4}>
        {step === 'questions' && (
          <>
            <p>We save each answer as you go, so you can stop and come back.</p>
            <RenewalQuestions
              subscription={subscription}
              isReviewing={isChange}
              onDone={() => put({ step: isChange ? 'check' : 'plan' })}
              onHelp={help.open}
              onSubmittedElsewhere={() => void setDraft(() => undefined)}
            />
          </>
        )}
        {step === 'plan' && (
          <>
            <h2 tabIndex={-1}>Your plan</h2>
            <RenewalPlanStep
              subscription={subscription}
              choice={choice}
              offer={offer}
              onChange={(next) => put({ choice: next })}
              onContinue={() => put({ step: 'check' })}
              onBack={() => showQuestions('all')}
            />
          </>
        )}
        {step === 'check' && (
          <>
            <h2 tabIndex={-1}>Check and renew</h2>
            <RenewalCheckStep
              subscription={subscription}
              choice={choice}
              offer={offer}
              queries={choice === undefined ? [] : [products, pricing]}
              isBusy={isBusy}
              onChangePlan={() => put({ step: 'plan' })}
            >
              {(other) => (
                <SendAnswers
                  subscription={subscription}
                  label="Renew prescription"
                  isBusy={isBusy}
                  error={error}
                  failure="We couldn't send your renewal"
                  onSend={() => renew(other)}
                  onChange={() => showQuestions('one')}
                />
              )}
            </RenewalCheckStep>
          </>
        )}
      </Stack>
      {help.dialog}
    </>
  );
}

/** /user/subscriptions/renewal/{id}: questions, plan, price and confirmation; resumes at the stored step. */
export const RenewalScreen = ({ params: { id = '' } }: ScreenProps) => (
  <RenewalPage id={id} title="Renew your prescription">
    {(subscription) => <Renewal subscription={subscription} />}
  </RenewalPage>
);
