import { SubscriptionSummary, type SubscriptionSummaryProps } from '@patient/ui/SubscriptionSummary';
import type { Subscription } from '@patient/api';
import { allowedActions, isPaused, nextStep } from '@patient/api/model';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { ShipsTo } from './details/ShipsTo.tsx';
import { NextStepButton } from './NextStepButton.tsx';
import { type SubscriptionCardView } from './views/subscriptionCard.ts';

const YourDoctor = lazyPart(async () => (await import('./details/YourDoctor.tsx')).YourDoctor, {
  when: 'idle',
});

/** Props of {@link Summary}. */
export interface SummaryProps extends Pick<SubscriptionSummaryProps, 'result' | 'onDismiss'> {
  subscription: Subscription;
  /** Content that the card of the list also shows. */
  card: SubscriptionCardView;
}

/** Treatment, next step and next dates of a subscription. */
export function Summary({ subscription, card, result, onDismiss }: SummaryProps) {
  const { doctorId } = subscription;
  const step = nextStep(subscription);
  // Other parts of the page show these steps with their reason.
  const isShown = step === 'seeRequest' || step === 'fixPayment';
  const needed = isShown || step === 'reactivate' ? undefined : step;
  return (
    <SubscriptionSummary
      subtitle={card.subtitle}
      result={result}
      onDismiss={onDismiss}
      note={isShown ? undefined : card.note}
      action={needed && <NextStepButton step={needed} subscription={subscription} isPrimary />}
      isPaused={isPaused(subscription) && step !== 'fixPayment' && result === undefined}
      facts={card.facts}
      shipsTo={allowedActions(subscription).includes('cancel') && <ShipsTo />}
      doctor={doctorId && <YourDoctor subscription={subscription} doctorId={doctorId} />}
    />
  );
}
