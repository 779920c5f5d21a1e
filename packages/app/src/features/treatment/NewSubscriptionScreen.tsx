import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LinkButton } from '@patient/ui/Link';
import { EmptyState } from '@patient/ui/EmptyState';
import { Stack } from '@patient/ui/Stack';
import { SubscriptionCardSkeleton } from '@patient/ui/SubscriptionCard';
import { meAtom } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { missingTreatments, requestedFirst, requestedTreatment } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { ScreenProps } from '#shared/view/screen.ts';
import { StartList } from './StartList.tsx';

function RedirectToSubscriptions() {
  const [, navigate] = useLocation();
  useEffect(() => navigate('/user/subscriptions', { replace: true }), [navigate]);
  return null;
}

function Treatments({ id }: { id: string | undefined }) {
  const { brand } = useAtomValue(environmentAtom);
  const slug = new URLSearchParams(useSearch()).get('visitType');
  const me = useAtomValue(meAtom);
  const subscriptions = useAtomValue(subscriptionsAtom);
  return (
    <QueryView
      queries={[{ ...me, data: me.data?.patient?._id }, subscriptions]}
      what="your treatments"
      skeleton={<SubscriptionCardSkeleton />}
    >
      {(patientId, owned) => {
        const ended = owned.find(({ _id }) => _id === id);
        const requested = requestedTreatment(brand, slug, ended?.productType);
        // As the route guard does, which has no list of treatments right after a page load. On the subscriptions' page, the card
        // of an ended one leads to starting again.
        const ownsRequested = owned.some((one) => one.productType === requested);
        if (slug !== null && ownsRequested) return <RedirectToSubscriptions />;
        const treatments = requestedFirst(missingTreatments(brand, owned), requested);
        return treatments.length === 0 ? (
          <EmptyState
            icon="check-circle"
            title="You already have every treatment we offer"
            action={<LinkButton href="/user/subscriptions">Home</LinkButton>}
          >
            To change a treatment, open it on your Home page.
          </EmptyState>
        ) : (
          <StartList treatments={treatments} requested={requested} patientId={patientId} />
        );
      }}
    </QueryView>
  );
}

/**
 * /user/new-subscription: treatments that the patient doesn't have, with the one from `visitType` first. The ID of an ended
 * subscription preselects its treatment.
 */
export function NewSubscriptionScreen({ params: { id } }: ScreenProps) {
  return (
    <Stack gap={6}>
      <BackLink href="/user/subscriptions">Home</BackLink>
      <h1>Start a new treatment</h1>
      <Treatments id={id} />
    </Stack>
  );
}
