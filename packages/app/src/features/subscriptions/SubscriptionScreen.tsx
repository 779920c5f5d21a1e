import { useAtom, useAtomValue } from 'jotai';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Columns } from '@patient/ui/Columns';
import { Inline } from '@patient/ui/Inline';
import { BackLink } from '@patient/ui/Link';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { SubscriptionActions } from '@patient/ui/SubscriptionActions';
import type { Subscription } from '@patient/api';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import { formatDay } from '#shared/format/dates.ts';
import { subscriptionAtom } from '#shared/subscriptions.ts';
import {
  type TreatmentChoice,
  allowedActions,
  nextStep,
  allowedChange,
  isPrescribed,
  isRequestShown,
} from '@patient/api/model';
import { noSkipReason } from './views/statusNote.ts';
import { subscriptionCard, type SubscriptionCardView } from './views/subscriptionCard.ts';
import { planDescription, planFacts } from '#shared/pricing/index.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { useTitle } from '#shared/view/useTitle.ts';
import type { ScreenProps } from '#shared/view/screen.ts';
import { useNow } from '#shared/view/useNow.ts';
import { actionItems } from './changes/actions.ts';
import { resultAtom } from './data/changes.ts';
import { PastDue } from './PastDue.tsx';
import { Payments } from './Payments.tsx';
import { Summary } from './Summary.tsx';

/** Few subscriptions have a request. It is above the plan, which would move. */
const ChangeRequested = lazyPart(
  async () => (await import('./changes/ChangeRequested.tsx')).ChangeRequested,
  { ...inPlace('your request', null), isAwaited: true },
);

/** Few subscriptions have photos. */
const MedicalPhotos = lazyPart(
  async () => (await import('./details/MedicalPhotos.tsx')).MedicalPhotos,
  inPlace('your photos', <Skeleton shape="block" height="4rem" />),
);

/** Below the plan, and rarely read. */
const MedicineInformation = lazyPart(
  async () => (await import('./details/MedicineInformation.tsx')).MedicineInformation,
  { when: 'idle' },
);

// The end of the page.
const WeightCard = lazyPart(async () => (await import('./details/WeightCard.tsx')).WeightCard, {
  when: 'idle',
});

const Ledger = lazyPart(async () => (await import('./details/Ledger.tsx')).Ledger, { when: 'idle' });

const ChangeDialog = lazyPart(async () => (await import('./changes/ChangeDialog.tsx')).ChangeDialog, {
  onFailed: ({ onClose }) => onClose(),
});

const PlanDialog = lazyPart(async () => (await import('./changes/PlanDialog.tsx')).PlanDialog, {
  onFailed: ({ onClose }) => onClose(),
});

const skeleton = (
  <Columns>
    <PlanSummary facts={[]} isLoading />
  </Columns>
);

const LOADING = 'Loading your plan…';

interface PageProps {
  subscription: Subscription;
  card: SubscriptionCardView;
}

/** Next delivery and actions below the title, then the plan beside the payments. */
function Page({ subscription, card }: PageProps) {
  const { _id: id, plan, history, medicalPhotoUrls: photos = [] } = subscription;
  const [pathname, navigate] = useLocation();
  // A link from the list opens a change.
  const linked = new URLSearchParams(useSearch()).get('change');
  // Initial state only: the dialog does not open or close when the subscription changes.
  const [openChange, setOpenChange] = useState(() => allowedChange(linked ?? '', subscription));
  const [delivery, setDelivery] = useState<TreatmentChoice['frequencyOfDelivery']>();
  const [earlier, setEarlier] = useAtom(resultAtom(id));
  const [done, setDone] = useState(earlier);
  useEffect(() => setEarlier(undefined), [setEarlier]);
  usePreload(ChangeDialog);
  // So that the page does not wait for it after a change of plan.
  usePreload(ChangeRequested);

  // A transition, so that the press is rendered before the dialog.
  const open = (change: NonNullable<typeof openChange>, offered?: typeof delivery) =>
    startTransition(() => {
      setDelivery(offered);
      setOpenChange(change);
    });
  const close = () => {
    setOpenChange(undefined);
    if (linked !== null) navigate(pathname, { replace: true });
  };
  const allowed = allowedActions(subscription);
  const dialog = { subscription, onClose: close, onDone: setDone };
  const ledger = <Ledger history={history} />;
  return (
    <Stack gap={6}>
      <PastDue subscriptions={[subscription]} />
      <Summary subscription={subscription} card={card} result={done} onDismiss={() => setDone(undefined)} />
      <SubscriptionActions
        subject={card.title}
        actions={actionItems(subscription)}
        emphasis={nextStep(subscription) === 'reactivate' ? 'primary' : 'secondary'}
        note={noSkipReason(subscription)}
        onAction={(action) => {
          if (action !== 'message') open(action);
        }}
      />
      <Columns>
        <Stack gap={6}>
          {isRequestShown(subscription) && (
            <ChangeRequested
              subscription={subscription}
              onWithdraw={allowed.includes('withdrawChange') && (() => open('withdrawChange'))}
            />
          )}
          <PlanSummary
            title="Your plan"
            imageUrl={plan?.productImgUrl}
            description={planDescription(subscription)}
            facts={planFacts(subscription)}
          />
          {photos.length > 0 && <MedicalPhotos urls={photos} />}
          {isPrescribed(subscription) ? (
            <MedicineInformation subscription={subscription}>{ledger}</MedicineInformation>
          ) : (
            ledger
          )}
        </Stack>
        <Payments subscription={subscription} onSwitch={(offered) => open('changeDose', offered)}>
          {subscription.productType === 'wl' && subscription.registrationDoneDate !== undefined && (
            <WeightCard subscription={subscription} />
          )}
        </Payments>
      </Columns>
      {openChange === 'changeDose' && <PlanDialog {...dialog} delivery={delivery} />}
      {openChange && openChange !== 'changeDose' && <ChangeDialog change={openChange} {...dialog} />}
    </Stack>
  );
}

/** /user/subscriptions/{id}: one treatment, its next charge and its actions. */
export function SubscriptionScreen({ params: { id = '' } }: ScreenProps) {
  const query = useAtomValue(subscriptionAtom(id));
  const now = useNow([query.data?.nextBillingDate]);
  const card = query.data && subscriptionCard(query.data, now);
  const started = formatDay(query.data?.registrationDoneDate);
  useTitle(started && `Subscription of ${started}`);
  return (
    <Stack gap={6}>
      <BackLink href="/user/subscriptions">Home</BackLink>
      <Stack gap={2}>
        <Inline gap={3}>
          {/* The same element before and after loading, because it may have focus. */}
          <h1>{card?.title ?? 'Subscription'}</h1>
          {card && <StatusBadge tone={card.status.tone}>{card.status.label}</StatusBadge>}
        </Inline>
        <QueryView
          queries={[query]}
          what="this subscription"
          strings={{ loading: () => LOADING }}
          skeleton={skeleton}
        >
          {(subscription) =>
            card && (
              <Suspense fallback={<SkeletonGroup label={LOADING}>{skeleton}</SkeletonGroup>}>
                <Page key={subscription._id} subscription={subscription} card={card} />
              </Suspense>
            )
          }
        </QueryView>
      </Stack>
    </Stack>
  );
}
