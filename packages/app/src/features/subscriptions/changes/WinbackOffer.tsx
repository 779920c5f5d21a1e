import { useAtom, useAtomValue } from 'jotai';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import type { Coupon, Subscription } from '@patient/api';
import { couponText } from '../../treatment/index.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { meAtom } from '../../../shared/patient/me.ts';
import { winbackCouponsAtom, winbackPassedAtom } from '../data/winback.ts';
import { subscriptionCard } from '../rules/subscriptionCard.ts';
import { winbackSubscription } from '../rules/winback.ts';

/** Props of {@link WinbackOffer}. */
export interface WinbackOfferProps {
  subscriptions: readonly Subscription[];
}

function Offer({ subscription }: { subscription: Subscription }) {
  const { _id: id, productType } = subscription;
  const { data: [coupon] = [] } = useAtomValue(winbackCouponsAtom(productType));
  const [isPassed, pass] = useAtom(winbackPassedAtom(id));
  if (coupon === undefined || isPassed) return null;
  const { title } = subscriptionCard(subscription);
  return (
    <Alert title={`Come back to ${title} for less`}>
      <Stack gap={3}>
        <p>{offerText(coupon)} You can use this offer once.</p>
        <Inline gap={3}>
          <LinkButton
            variant="primary"
            href={`/user/subscriptions/${encodeURIComponent(id)}?change=reactivate`}
            aria-label={`See the offer, ${title}`}
          >
            See the offer
          </LinkButton>
          <Button onPress={() => void pass(() => true)}>Not now</Button>
        </Inline>
      </Stack>
    </Alert>
  );
}

/** What an offer gives: "You get 30% off each of your first 3 bills." */
export const offerText = (coupon: Coupon): string => `You get ${couponText(coupon)}.`;

/** The win-back offer of the service (`showReactivatePopup`), which can be passed and does not stand in the way. */
export function WinbackOffer({ subscriptions }: WinbackOfferProps) {
  const { data: me } = useAtomValue(meAtom);
  const { now } = useAtomValue(environmentAtom);
  const subscription = me?.showReactivatePopup ? winbackSubscription(subscriptions, now()) : undefined;
  return subscription === undefined ? null : <Offer subscription={subscription} />;
}

/** The offer, in the question before its subscription is reactivated; nothing where there is none. */
export function OfferedPrice({ subscription }: { subscription: Subscription }) {
  const { data: me } = useAtomValue(meAtom);
  const { now } = useAtomValue(environmentAtom);
  const isOffered = me?.showReactivatePopup && winbackSubscription([subscription], now()) !== undefined;
  return isOffered ? <OfferedTerms subscription={subscription} /> : null;
}

function OfferedTerms({ subscription: { productType } }: { subscription: Subscription }) {
  const { data: [coupon] = [] } = useAtomValue(winbackCouponsAtom(productType));
  return coupon === undefined ? null : (
    <Stack gap={1}>
      <p>{offerText(coupon)}</p>
      <p>The amount above is before this offer.</p>
    </Stack>
  );
}
