import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { HOLD_NOTICE, PlanCard } from '@patient/ui/PlanCard';
import { ReviewList, type ReviewedFact } from '@patient/ui/ReviewList';
import { Stack } from '@patient/ui/Stack';
import { stepsOf, isHeld } from '@patient/api/model';
import { identityText } from '../views/sentFacts.ts';
import { meAtom } from '#shared/patient/me.ts';
import { submitRegistrationAtom, UnknownSubmissionError } from '../data/submitRegistration.ts';
import { reviewedAtom } from '../data/stepper.ts';
import { pluralize } from '#shared/format/plainText.ts';
import { providerChecksAtom } from '#features/identity/index.ts';
import { planAddons, planChoices, useCurrentPrice } from '#shared/pricing/index.ts';
import { DeclineReasons, useAnswers } from '#features/questionnaire/index.ts';
import { addressLine } from '#shared/format/address.ts';
import { cardText } from '#shared/format/card.ts';
import type { StepProps } from '#shared/view/step.ts';
import { SentAnswers } from './SentAnswers.tsx';
import { useStepper, type ChangeTarget } from './useStepper.ts';
import { failureText } from '#shared/format/failureText.ts';
import { outcomeOf } from '#shared/service/errorCatalog.ts';

/** Summary of what a doctor receives, with buttons to change it and to submit it (PATCH inprogress-to-pending). */
export function SummaryStep({ subscription }: StepProps) {
  const { data: me } = useAtomValue(meAtom);
  const submit = useAtomValue(submitRegistrationAtom);
  const setReviewed = useSetAtom(reviewedAtom);
  const { data: isProviderChecking } = useAtomValue(providerChecksAtom);
  const { price, state, retry } = useCurrentPrice(subscription);
  const common = useAnswers(subscription, 'global');
  const own = useAnswers(subscription, 'own');
  const { data: answers = [] } = own;
  // The facts wait for the price above them, and the button for all of it, which would move it under a press.
  const isPriced = state !== 'loading';
  const isShown = isPriced && [common, own].every(({ data, isFetching }) => data ?? !isFetching);
  // Counted from the answers, because `medicalPhotoUrls` also contains removed photos.
  const photoAnswers = answers.filter((one) => one.photoCount > 0);
  const [firstPhotos] = photoAnswers;
  const { change: open, isMoving } = useStepper();
  const [isLeaving, setLeaving] = useState(false);
  const { plan, paymentIntentStatus } = subscription;
  const isVerified = me?.patient?.verify?.completed === true;
  const steps = stepsOf(subscription);
  const isBusy = isMoving || submit.isPending || isLeaving;
  const change = (target: ChangeTarget) => {
    if (!isBusy) open(target);
  };
  const lines = [...planChoices(subscription), ...planAddons(subscription)].map(({ term, detail }) => ({
    id: term,
    label: term,
    value: detail,
    onChange: () => change({ step: 'treatment' }),
    isDisabled: isBusy,
  }));
  const isOnHold = isHeld(paymentIntentStatus);
  const card = cardText(subscription.creditCard ?? me?.patient?.creditCard);
  const facts: ReviewedFact[] = [
    {
      id: 'address',
      term: 'Delivery address',
      detail: addressLine(me?.patient?.shipping ?? {}),
      onChange: () => change({ step: 'payment', stepHistory: ['address'] }),
    },
    ...(card === undefined
      ? []
      : [
          {
            id: 'card',
            term: 'Card',
            detail: isOnHold ? `${card}. Nothing is charged yet.` : card,
            // The card can't be changed while it has a hold.
            onChange: isOnHold
              ? undefined
              : () => change({ step: 'payment', stepHistory: ['address', 'card'] }),
          },
        ]),
    {
      id: 'identity',
      term: 'Identity',
      detail: identityText(isProviderChecking, steps),
      // A confirmed identity can't be submitted again.
      onChange:
        !steps.includes('photo') || (isProviderChecking && isVerified)
          ? undefined
          : () => change({ step: 'photo' }),
    },
    ...(firstPhotos === undefined
      ? []
      : [
          {
            id: 'photos',
            term: 'Medical photos',
            detail: pluralize(
              photoAnswers.reduce((sum, one) => sum + one.photoCount, 0),
              'photo',
            ),
            onChange: () => change({ step: 'questions', stepHistory: [firstPhotos.id] }),
          },
        ]),
  ];

  useEffect(() => setReviewed(undefined), [setReviewed]);

  const send = async () => {
    if (isBusy) return;
    try {
      await submit.mutateAsync(subscription._id);
      // StepsScreen redirects.
      setLeaving(true);
    } catch (error) {
      // Otherwise `submit.error` is rendered below.
      setLeaving(outcomeOf(error) === 'toSubscriptions');
    }
  };
  return (
    <Stack gap={4}>
      <p>A doctor reviews your answers, usually within 24 hours. {HOLD_NOTICE}</p>
      <DeclineReasons subscription={subscription} />
      <PlanCard
        name={plan?.productName}
        imageUrl={plan?.productImgUrl}
        lines={lines}
        price={price}
        state={state}
        onRetry={retry}
      />
      {isPriced && (
        <>
          <Card>
            <ReviewList facts={facts} isDisabled={isBusy} />
          </Card>
          <SentAnswers subscription={subscription} change={change} isDisabled={isBusy} />
        </>
      )}
      {!isLeaving && submit.error instanceof UnknownSubmissionError && (
        <Alert tone="danger" isLive title="We don't know yet if your answers were sent">
          Check your connection, then try again. We won&apos;t send them twice.
        </Alert>
      )}
      {!isLeaving && submit.error && !(submit.error instanceof UnknownSubmissionError) && (
        <Alert tone="danger" isLive title="We couldn't send your answers">
          {failureText(submit.error)}
        </Alert>
      )}
      {isShown && (
        <Button variant="primary" isWide isPending={submit.isPending || isLeaving} onPress={send}>
          Send to a doctor
        </Button>
      )}
    </Stack>
  );
}
