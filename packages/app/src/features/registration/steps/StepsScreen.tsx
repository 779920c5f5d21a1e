import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { outcomeOf } from '#shared/service/errorCatalog.ts';
import { useHelp } from '#features/help/index.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import { isSentAtom, shownRegistrationAtom } from '../data/stepper.ts';
import { endRegistration } from '../data/submitRegistration.ts';
import { stepScreens } from './stepScreens.tsx';
import { useStepper } from './useStepper.ts';

/**
 * /steps: current step of a registration. Opens the thank-you page once the registration is submitted, in this tab or elsewhere,
 * and the subscriptions once the service rejects any change because it is completed (specification section 8).
 */
export function StepsScreen() {
  const me = useAtomValue(meAtom);
  const subscriptions = useAtomValue(subscriptionsAtom);
  const stepper = useStepper();
  const help = useHelp();
  const { subscription, step, leave } = stepper;
  const Step = stepScreens.get(step);
  const setShown = useSetAtom(shownRegistrationAtom);
  const isSent = useAtomValue(isSentAtom);
  const environment = useAtomValue(environmentAtom);
  const cache = useAtomValue(cacheAtom);
  const [path, navigate] = useLocation();
  const [ownPath] = useState(path);

  const hasNone = subscriptions.isFetched && subscriptions.data !== undefined && subscription === undefined;
  useEffect(() => setShown(subscription), [setShown, subscription]);
  useEffect(() => {
    // This screen stays mounted while the next page loads, and must not redirect then.
    if (path !== ownPath) return;
    if (isSent) {
      endRegistration(environment, cache);
      navigate('/thank-you', { replace: true });
    } else if (hasNone) leave();
  }, [path, ownPath, isSent, environment, cache, navigate, hasNone, leave]);

  const handleCompleted = useEffectEvent(() => {
    if (path !== ownPath) return;
    endRegistration(environment, cache);
    navigate('/user/subscriptions');
  });
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && outcomeOf(event.mutation.state.error) === 'toSubscriptions')
          handleCompleted();
      }),
    [cache],
  );

  return (
    <QueryView
      queries={[me, { ...subscriptions, data: subscription }]}
      what="your registration"
      skeleton={<CardSkeleton />}
    >
      {(_me, current) => (
        <>
          {Step ? (
            <Step key={`${current._id} ${step}`} onHelp={help.open} {...stepper} subscription={current} />
          ) : (
            <Alert
              tone="warning"
              title="We can't show this step here"
              action={<Button onPress={help.open}>Help?</Button>}
            >
              We saved your answers. Contact us, and we&apos;ll help you continue from here.
            </Alert>
          )}
          {help.dialog}
        </>
      )}
    </QueryView>
  );
}
