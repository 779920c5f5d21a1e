import { useAtomValue } from 'jotai';
import type { Subscription } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { useNow } from '#shared/view/useNow.ts';
import { winbackCouponsAtom } from '../data/winback.ts';
import { winbackSubscription } from '@patient/api/model';

/** The service's win-back offer (`showReactivatePopup`) for one of the subscriptions, and whether it has loaded. */
export function useWinback(subscriptions: readonly Subscription[]) {
  const me = useAtomValue(meAtom);
  const now = useNow(subscriptions.map(({ expiredAt }) => expiredAt));
  const subscription = me.data?.showReactivatePopup ? winbackSubscription(subscriptions, now) : undefined;
  const coupons = useAtomValue(winbackCouponsAtom(subscription?.productType));
  const coupon = coupons.data?.[0];
  return {
    isKnown: !me.isPending && (subscription === undefined || !coupons.isLoading),
    offered: subscription && coupon && { subscription, coupon },
  };
}
