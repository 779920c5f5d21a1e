import { useAtomValue } from 'jotai';
import { LinkButton } from '@patient/ui/Link';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { missingTreatments } from './rules/newSubscription.ts';

/** Leads a patient who has a treatment to those they can start; nothing where they have them all. */
export function StartAnother() {
  const { brand } = useAtomValue(environmentAtom);
  const { data: subscriptions = [] } = useAtomValue(subscriptionsAtom);
  if (subscriptions.length === 0 || missingTreatments(brand, subscriptions).length === 0) return null;
  return (
    <div>
      <LinkButton href="/user/new-subscription">Start another treatment</LinkButton>
    </div>
  );
}
