import { atom } from 'jotai';
import { unwrapOne, type Coupon, type Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { keepSubscription } from '#shared/patient/keepSubscription.ts';
import type { Me } from '#shared/patient/me.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { winbackSubscription } from '../rules/winback.ts';
import { winbackCouponsAtom } from './winback.ts';

/** A subscription as the service has it, with the coupon it is offered to come back with. */
export interface ReadAgain {
  readonly subscription: Subscription;
  readonly coupon: Coupon | undefined;
}

/** What is read again. */
export interface ReadAgainRequest {
  readonly id: string;
  /** Whether an offer was shown, which may have ended. */
  readonly hasOffer: boolean;
}

/**
 * Reads a subscription anew, and shows it (docs/decisions/0043).
 * @throws ApiError
 */
export const readAgainAtom = atom(
  null,
  async (get, _set, { id, hasOffer }: ReadAgainRequest): Promise<ReadAgain> => {
    const cache = get(cacheAtom);
    const { now } = get(environmentAtom);
    const subscription = await notifyOnError(
      get(environmentAtom),
      unwrapOne(get(clientAtom).GET('/api/subscription/{id}', { params: { path: { id } } })),
    );
    await keepSubscription(cache, subscription);
    if (!hasOffer) return { subscription, coupon: undefined };
    const coupons = winbackCouponsAtom.key(subscription.productType);
    await Promise.all([
      cache.refetchQueries({ queryKey: ['me'] }, { throwOnError: true }),
      cache.refetchQueries({ queryKey: coupons }, { throwOnError: true }),
    ]);
    const isOffered =
      cache.getQueryData<Me>(['me'])?.showReactivatePopup === true &&
      winbackSubscription([subscription], now()) !== undefined;
    return { subscription, coupon: isOffered ? cache.getQueryData<Coupon[]>(coupons)?.[0] : undefined };
  },
);
