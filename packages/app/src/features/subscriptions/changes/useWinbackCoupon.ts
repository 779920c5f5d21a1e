import { atom, useAtomValue } from 'jotai';
import type { Coupon, Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { winbackCouponsAtom } from '../data/winback.ts';
import { winbackSubscription } from '../rules/winback.ts';

/** A subscription with the coupon it is offered to come back with. */
export interface WinbackOffered {
  readonly subscription: Subscription;
  readonly coupon: Coupon;
}

/** What is known of a win-back offer. */
interface Winback {
  /** Whether the service has said if there is one, or could not be asked. */
  readonly isKnown: boolean;
  /** Undefined for none, and until it is known. */
  readonly offered: WinbackOffered | undefined;
}

/** The coupons of a query, as far as they are used here. */
interface Coupons {
  readonly data?: readonly Coupon[] | undefined;
  readonly isPending: boolean;
}

const noCouponsAtom = atom((): Coupons => ({ isPending: false }));

/** The win-back offer of the service (`showReactivatePopup`) among subscriptions. */
export function useWinbackCoupon(subscriptions: readonly Subscription[]): Winback {
  const me = useAtomValue(meAtom);
  const { now } = useAtomValue(environmentAtom);
  const subscription = me.data?.showReactivatePopup ? winbackSubscription(subscriptions, now()) : undefined;
  const { data: [coupon] = [], isPending } = useAtomValue<Coupons>(
    subscription === undefined ? noCouponsAtom : winbackCouponsAtom(subscription.productType),
  );
  return {
    isKnown: !me.isPending && !isPending,
    offered: subscription && coupon && { subscription, coupon },
  };
}
