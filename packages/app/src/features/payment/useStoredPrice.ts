import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Subscription } from '@patient/api';
import { discountsAtom, keepPriceAtom, priceKeys, quoteAtom, savedBy } from '#shared/pricing/index.ts';

/** Stores the shown price on the device whenever it changes (specification section 3, pricing keys). */
export function useStoredPrice({ _id, plan: chosen }: Subscription): void {
  const { data: quote } = useAtomValue(quoteAtom(_id));
  const plan = quote?.subscription.plan ?? chosen;
  const { data: discounts } = useAtomValue(discountsAtom({ _id, ...(plan && { plan }) }));
  const keep = useSetAtom(keepPriceAtom);
  useEffect(() => {
    if (!quote || !discounts) return;
    const { plan: quoted, coupons } = quote.subscription;
    keep(priceKeys(quote.periods[0], savedBy(discounts, quoted?.frequencyOfDelivery), coupons?.[0]?.name));
  }, [quote, discounts, keep]);
}
