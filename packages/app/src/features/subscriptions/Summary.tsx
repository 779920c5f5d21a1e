import { useEffect, useRef } from 'react';
import { Alert } from '@patient/ui/Alert';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { ShipsTo } from './details/ShipsTo.tsx';
import { NextStepButton } from './NextStepButton.tsx';
import { allowedActions, isPaused, nextStep } from '@patient/api/model';
import type { SubscriptionCardView } from './views/subscriptionCard.ts';
import * as styles from './subscription.css.ts';
import { Subtitle } from './Subtitle.tsx';

const YourDoctor = lazyPart(async () => (await import('./details/YourDoctor.tsx')).YourDoctor, {
  when: 'idle',
});

interface ChangeResultProps {
  /** Message about a completed change; undefined without one or after it is dismissed. */
  done: string | undefined;
  onDismiss: () => void;
}

/** Message about a completed change. Takes focus, because the pressed button is often removed. */
function ChangeResult({ done, onDismiss }: ChangeResultProps) {
  const place = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== undefined) result.current?.focus();
  }, [done]);
  const dismiss = () => {
    // The focused button is removed; Tab continues from here.
    place.current?.focus();
    onDismiss();
  };
  return (
    // Rendered before its content, because screen readers announce only changes.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain block elements
    <div ref={place} role="status" tabIndex={-1}>
      {done !== undefined && (
        <Alert ref={result} tabIndex={-1} tone="success" onDismiss={dismiss} className={styles.result}>
          {done}
        </Alert>
      )}
    </div>
  );
}

/** Props of {@link Summary}. */
export interface SummaryProps extends ChangeResultProps {
  subscription: Subscription;
  /** Content that the card of the list also shows. */
  card: SubscriptionCardView;
}

/** Treatment, next step and next dates of a subscription. */
export function Summary({ subscription, card, ...result }: SummaryProps) {
  const { doctorId } = subscription;
  const { subtitle, note, facts } = card;
  const step = nextStep(subscription);
  // Other parts of the page show these steps with their reason.
  const isShown = step === 'seeRequest' || step === 'fixPayment';
  const needed = isShown || step === 'reactivate' ? undefined : step;
  return (
    <Stack gap={4}>
      <div>
        {subtitle.length > 0 && (
          <p className={styles.quiet}>
            <Subtitle parts={subtitle} />
          </p>
        )}
        {/* Takes no space when empty. */}
        <ChangeResult {...result} />
      </div>
      {note && !isShown && <p>{note}</p>}
      {needed && (
        <div className={styles.step}>
          <NextStepButton step={needed} subscription={subscription} isPrimary />
        </div>
      )}
      {isPaused(subscription) && step !== 'fixPayment' && result.done === undefined && (
        <p>No deliveries or charges while it&apos;s paused. You can resume at any time.</p>
      )}
      {facts.length > 0 && <DescriptionList facts={facts} layout="tiles" />}
      {allowedActions(subscription).includes('cancel') && <ShipsTo />}
      {doctorId && (
        <p className={styles.doctor}>
          <YourDoctor subscription={subscription} doctorId={doctorId} />
        </p>
      )}
    </Stack>
  );
}
