import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { PlanCard } from '@patient/ui/PlanCard';
import { Stack } from '@patient/ui/Stack';
import { meAtom } from '../../../shared/patient/me.ts';
import { submitRegistrationAtom } from '../data/submitRegistration.ts';
import { planChoices, usePlanPrice } from '../../treatment/index.ts';
import { addressLine, written } from '../../payment/index.ts';
import { builtTarget } from '../../../shared/view/standIns.ts';
import type { StepProps } from '../../../shared/view/step.ts';

/** Summary of the registration, and submitting it (PATCH inprogress-to-pending). */
export function SummaryStep({ subscription }: StepProps) {
  const { data: me } = useAtomValue(meAtom);
  const submit = useAtomValue(submitRegistrationAtom);
  const { price, state, retry } = usePlanPrice(subscription);
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
  const { plan, registrationDoneDate } = subscription;
  const lines = planChoices(subscription).map(({ term, detail }) => ({
    id: term,
    label: term,
    value: detail,
  }));

  const leave = useCallback(() => navigate(builtTarget('/thank-you'), { replace: true }), [navigate]);
  useEffect(() => {
    // Already submitted.
    if (registrationDoneDate !== undefined) leave();
  }, [registrationDoneDate, leave]);

  const send = () => {
    if (submit.isPending || isLeaving) return;
    submit.mutate(subscription._id, {
      onSuccess: () => {
        setLeaving(true);
        leave();
      },
    });
  };
  return (
    <Stack gap={6}>
      <p>
        A doctor reviews your answers, usually within 24 hours. We only hold the amount on your card. You
        won&apos;t be charged until the doctor approves.
      </p>
      <PlanCard
        name={plan?.productName}
        imageUrl={plan?.productImgUrl}
        lines={lines}
        price={price}
        state={state}
        onRetry={retry}
      />
      <DescriptionList
        facts={[
          { term: 'Delivered to', detail: addressLine(written(me?.patient?.shipping)) },
          { term: 'Paid with', detail: me?.patient?.creditCard?.cardNumber },
        ]}
      />
      {submit.error && (
        <Alert tone="danger" isLive title="We couldn't send your answers">
          {submit.error.message}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={submit.isPending || isLeaving} onPress={send}>
        Send to a doctor
      </Button>
    </Stack>
  );
}
