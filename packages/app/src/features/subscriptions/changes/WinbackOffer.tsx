import { useAtom } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { focusHeading } from '@patient/ui/focus';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import type { Coupon, Subscription } from '@patient/api';
import { href } from '#shared/href.ts';
import { productName } from '#shared/treatments.ts';
import { winbackDismissedAtom } from '../data/winback.ts';
import { offerText } from '../views/winback.ts';
import { useWinback } from './useWinback.ts';

/** Props of {@link WinbackOffer}. */
export interface WinbackOfferProps {
  subscriptions: readonly Subscription[];
}

function Offer({ subscription, coupon }: { subscription: Subscription; coupon: Coupon }) {
  const { _id: id } = subscription;
  const [isDismissed, dismiss] = useAtom(winbackDismissedAtom(id));
  if (isDismissed) return null;
  const title = productName(subscription);
  const handleDismiss = () => {
    // The focused button is removed with the offer.
    focusHeading();
    void dismiss(() => true);
  };
  return (
    <Alert title={`Come back to ${title} for less`}>
      <Stack gap={3}>
        <p>{offerText(coupon, subscription)} You can use this offer once.</p>
        <Inline gap={3}>
          <LinkButton
            variant="primary"
            href={href('/user/subscriptions/:id', { id }, { change: 'reactivate' })}
            aria-label={`See the offer, ${title}`}
          >
            See the offer
          </LinkButton>
          <Button onPress={handleDismiss}>Not now</Button>
        </Inline>
      </Stack>
    </Alert>
  );
}

/** Win-back offer, which can be dismissed. */
export function WinbackOffer({ subscriptions }: WinbackOfferProps) {
  const { offered } = useWinback(subscriptions);
  return offered && <Offer {...offered} />;
}
