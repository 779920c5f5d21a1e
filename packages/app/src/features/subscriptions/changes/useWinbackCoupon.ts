import { atom, useAtomValue } from 'jotai';
import type { Coupon, Subscription } from '@patient/api';
import { environmentAtom } from '../../../shared/environment.ts';
import { meAtom } from '../../../shared/patient/me.ts';
import { winbackCouponsAtom } from '../data/winback.ts';
import { winbackSubscription } from '../rules/winback.ts';

const noCouponsAtom = atom<{ readonly data?: readonly Coupon[] }>({});

/** A subscription with the coupon it is offered to come back with. */
export interface WinbackOffered {
  readonly subscription: Subscription;
  readonly coupon: Coupon;
}

/** The win-back offer of the service (`showReactivatePopup`) among subscriptions; undefined for none, and until it is known. */
export function useWinbackCoupon(subscriptions: readonly Subscription[]): WinbackOffered | undefined {
  const { data: me } = useAtomValue(meAtom);
  const { now } = useAtomValue(environmentAtom);
  const subscription = me?.showReactivatePopup ? winbackSubscription(subscriptions, now()) : undefined;
  const { data: [coupon] = [] } = useAtomValue<{ readonly data?: readonly Coupon[] | undefined }>(
    subscription === undefined ? noCouponsAtom : winbackCouponsAtom(subscription.productType),
  );
  return subscription && coupon && { subscription, coupon };
}
