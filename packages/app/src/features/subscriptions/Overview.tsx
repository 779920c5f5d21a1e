import { useAtom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { SubscriptionActions } from '@patient/ui/SubscriptionActions';
import type { Subscription } from '@patient/api';
import { allowedActions, nextStep } from './rules/actions.ts';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import { planFacts } from '#shared/pricing/index.ts';
import { resultAtom } from './data/result.ts';
import { isPlanBilled } from './rules/requestedChange.ts';
import { noSkipReason } from './rules/skipText.ts';
import type { SubscriptionCardView } from './rules/subscriptionCard.ts';
import { ChangeResult } from './changes/ChangeResult.tsx';
import { ChangeRequested } from './changes/ChangeRequested.tsx';
import { PlanDetails } from './details/PlanDetails.tsx';
import { NextStepButton } from './NextStepButton.tsx';
import * as styles from './Overview.css.ts';
import { PastDue } from './PastDue.tsx';
import { allowedChange, offeredActions, type OfferedChange } from './changes/subscriptionActions.ts';
import { ShipsTo } from './details/ShipsTo.tsx';
import { Subtitle } from './Subtitle.tsx';

/** Few subscriptions have photos. */
const MedicalPhotos = lazyPart(
  async () => (await import('./details/MedicalPhotos.tsx')).MedicalPhotos,
  inPlace('your photos', <Skeleton shape="block" height="4rem" />),
);

const YourDoctor = lazyPart(async () => (await import('./details/YourDoctor.tsx')).YourDoctor, {
  when: 'idle',
});

const ChangeDialog = lazyPart(async () => (await import('./changes/ChangeDialog.tsx')).ChangeDialog, {
  onFailed: ({ onClose }) => onClose(),
});

const DoseDialog = lazyPart(async () => (await import('./changes/DoseDialog.tsx')).DoseDialog, {
  onFailed: ({ onClose }) => onClose(),
});

/** Props of {@link Overview}. */
export interface OverviewProps {
  subscription: Subscription;
  /** What the list says of it, too. */
  card: SubscriptionCardView;
}

/** The change that is asked about: first the one that a link of the list names (`?change=`), if it is allowed. */
function useAskedChange(subscription: Subscription) {
  const [pathname, navigate] = useLocation();
  const linked = new URLSearchParams(useSearch()).get('change');
  // Once: a dialog neither goes nor comes because the subscription changes under it.
  const [asked, setAsked] = useState(() => allowedChange(linked ?? '', subscription));
  return {
    asked,
    // Shows the press at once, and the dialog after it.
    ask: (change: OfferedChange) => startTransition(() => setAsked(change)),
    close: () => {
      setAsked(undefined);
      if (linked !== null) navigate(pathname, { replace: true });
    },
  };
}

/** Message about a change: of this page, or of one that led here. */
function useResult(id: string) {
  const [result, setResult] = useAtom(resultAtom(id));
  const [done, setDone] = useState(result);
  useEffect(() => setResult(undefined), [setResult]);
  return { done, setDone };
}

/** Next delivery and the changes a patient can request; stands below the title. */
export function Overview({ subscription, card }: OverviewProps) {
  const offered = offeredActions(subscription);
  const { asked, ask, close } = useAskedChange(subscription);
  const { done, setDone } = useResult(subscription._id);
  usePreload(ChangeDialog);
  const { title, subtitle, isPaused, note, facts } = card;
  const photos = subscription.medicalPhotoUrls ?? [];
  const { doctorId } = subscription;
  const noSkip = noSkipReason(subscription);
  const imageUrl = subscription.plan?.productImgUrl;
  const step = nextStep(subscription);
  // These are on the page already, with their reason: a button, the request, the band at the top.
  const isShown = step === 'seeRequest' || step === 'mendPayment';
  const needed = isShown || step === 'reactivate' ? undefined : step;
  const reason = note && !isShown && <p>{note}</p>;
  const allowed = allowedActions(subscription);
  const dialog = { subscription, treatment: title, onClose: close, onDone: setDone };
  return (
    <Stack gap={6}>
      <PastDue subscriptions={[subscription]} />
      <Stack gap={4}>
        <div>
          {subtitle.length > 0 && (
            <p className={styles.quiet}>
              <Subtitle parts={subtitle} />
            </p>
          )}
          {/* Empty most of the time, when it takes no room. */}
          <ChangeResult done={done} onDismiss={() => setDone(undefined)} />
        </div>
        {reason}
        {needed && (
          <div className={styles.step}>
            <NextStepButton step={needed} subscriptionId={subscription._id} subject={title} isPrimary />
          </div>
        )}
        {isPaused && step !== 'mendPayment' && done === undefined && (
          <p>No deliveries or charges while it&apos;s paused. You can resume at any time.</p>
        )}
        {facts.length > 0 && <DescriptionList facts={facts} layout="tiles" />}
        {allowed.includes('cancel') && <ShipsTo />}
        {doctorId && (
          <p className={styles.doctor}>
            <YourDoctor subscription={subscription} doctorId={doctorId} />
          </p>
        )}
      </Stack>
      <Stack gap={3}>
        <SubscriptionActions
          subject={title}
          actions={offered}
          emphasis={step === 'reactivate' ? 'primary' : 'secondary'}
          onAction={(id) => {
            if (id !== 'message') ask(id);
          }}
        />
        {noSkip !== undefined && <p className={styles.quiet}>{noSkip}</p>}
      </Stack>
      <ChangeRequested
        subscription={subscription}
        subject={title}
        onWithdraw={allowedChange('withdrawChange', subscription) && (() => ask('withdrawChange'))}
      />
      <PlanSummary
        title="Your plan"
        facts={planFacts(subscription)}
        {...(imageUrl !== undefined && { imageUrl })}
      />
      {allowed.includes('cancel') && isPlanBilled(subscription) && (
        <PlanDetails subscription={subscription} />
      )}
      {photos.length > 0 && <MedicalPhotos addresses={photos} />}
      {asked === 'changeDose' && <DoseDialog {...dialog} />}
      {asked && asked !== 'changeDose' && <ChangeDialog change={asked} {...dialog} />}
    </Stack>
  );
}
