import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { meAtom } from '../../../shared/patient/me.ts';
import { subscriptionsAtom } from '../../../shared/patient/subscriptions.ts';
import { useHelp } from '../../help/index.ts';
import { CardSkeleton } from '../../../shared/view/CardSkeleton.tsx';
import { QueryView } from '../../../shared/view/QueryView.tsx';
import { StepView } from './StepView.tsx';
import { useReview } from './useReview.ts';
import { useStepper } from './useStepper.ts';

/** /steps: the step that the current subscription is at. */
export function StepsScreen() {
  const me = useAtomValue(meAtom);
  const subscriptions = useAtomValue(subscriptionsAtom);
  const stepper = useReview(useStepper());
  const help = useHelp();
  const { subscription, step, leave } = stepper;
  const [hadOne, setHadOne] = useState(false);
  if (subscription !== undefined && !hadOne) setHadOne(true);

  const hasNone = subscriptions.isFetched && subscriptions.data !== undefined && subscription === undefined;
  useEffect(() => {
    // The last step navigates by itself.
    if (hasNone && !hadOne) leave();
  }, [hasNone, hadOne, leave]);

  return (
    <QueryView
      queries={[me, { ...subscriptions, data: subscription }]}
      what="your registration"
      skeleton={<CardSkeleton />}
    >
      {(_me, current) => (
        <>
          <StepView
            key={`${current._id} ${step}`}
            onHelp={help.open}
            {...stepper}
            subscription={current}
            unknown={
              <Alert
                tone="warning"
                title="We can't show this step here"
                action={<Button onPress={help.open}>Help</Button>}
              >
                We saved your answers. Contact us, and we&apos;ll help you continue from here.
              </Alert>
            }
          />
          {help.dialog}
        </>
      )}
    </QueryView>
  );
}
