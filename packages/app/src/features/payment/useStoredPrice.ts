import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Subscription } from '@patient/api';
import { discountsAtom, keepPriceAtom, periodPricesAtom, priceKeys, savedBy } from '../treatment/index.ts';

/** Stores the shown price on the device whenever it changes (specification section 3, pricing keys). */
export function useStoredPrice({ _id, plan, coupons }: Subscription): void {
  const { data: periods } = useAtomValue(periodPricesAtom(_id));
  const { data: discounts } = useAtomValue(discountsAtom(_id));
  const keep = useSetAtom(keepPriceAtom);
  const delivery = plan?.frequencyOfDelivery;
  const code = coupons?.[0]?.name;
  useEffect(() => {
    if (periods && discounts) keep(priceKeys(periods[0], savedBy(discounts, delivery), code));
  }, [periods, discounts, delivery, code, keep]);
}
