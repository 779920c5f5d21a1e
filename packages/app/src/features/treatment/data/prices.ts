import { atom } from 'jotai';
import { unwrap, unwrapOne, type ApiClient, type ProductType, type Subscription } from '@patient/api';
import { LIMITS } from '../../../shared/limits.ts';
import type { PriceKeys } from '../rules/priceKeys.ts';
import { isSameQuote, type Quote } from '../rules/quote.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { keepSubscription } from '../../../shared/patient/keepSubscription.ts';
import { cacheAtom } from '../../../shared/service/cache.ts';
import { queryAtom } from '../../../shared/service/queryAtom.ts';
import { clientAtom, quietClientAtom } from '../../../shared/service/client.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { PRICES } from './treatment.ts';

const quoteKey = (id: string) => [PRICES, 'quote', id];

async function fetchQuote(client: ApiClient, id: string, signal: AbortSignal | null = null): Promise<Quote> {
  const path = { id };
  const subscription = await unwrapOne(client.GET('/api/subscription/{id}', { params: { path }, signal }));
  const query = { periods: LIMITS.pricePeriods };
  const periods = await unwrap(
    client.GET('/api/subscription-price/{id}', { params: { path, query }, signal }),
  );
  return { subscription, periods };
}

/**
 * A plan as the service has it, with its sums (GET /api/subscription-price/{id}), read together: a sum beside the terms
 * of another plan would be wrong. Read anew by every page that shows it.
 */
export const quoteAtom = family((id: string) =>
  queryAtom<Quote>((get) => {
    const client = get(clientAtom);
    return {
      queryKey: quoteKey(id),
      staleTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      queryFn: ({ signal }) => fetchQuote(client, id, signal),
    };
  }),
);

/** A quote as the service has it now. */
export interface QuoteCheck {
  readonly quote: Quote;
  /** Whether it is the one that was shown. */
  readonly isCurrent: boolean;
}

/**
 * Reads a quote anew, and shows it if it is another one: a page can stay open while another device changes the plan.
 * Unlike a reload, it leaves the price in place meanwhile.
 * @throws ApiError without a notification
 */
export const checkQuoteAtom = atom(null, async (get, _set, id: string): Promise<QuoteCheck> => {
  const cache = get(cacheAtom);
  const shown = cache.getQueryData<Quote>(quoteKey(id));
  const quote = await fetchQuote(get(quietClientAtom), id);
  const isCurrent = shown !== undefined && isSameQuote(shown, quote);
  if (!isCurrent) {
    await keepSubscription(cache, quote.subscription);
    cache.setQueryData(quoteKey(id), quote);
  }
  return { quote, isCurrent };
});

const discountsFamily = family((key: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    const [id = '', doseId = '', ...reception] = key.split(' ');
    const frequencyOfReception = reception.join(' ');
    return {
      queryKey: [PRICES, 'discounts', id, doseId, frequencyOfReception],
      enabled: doseId !== '',
      queryFn: ({ signal }) => {
        const query = { doseId, ...(frequencyOfReception && { frequencyOfReception }) };
        return unwrap(
          client.GET('/api/subscription/{id}/discounts', { params: { path: { id }, query }, signal }),
        );
      },
    };
  }),
);

/** Price of the plan's dose by delivery (GET /api/subscription/{id}/discounts); nothing before a dose is chosen. */
export const discountsAtom = ({ _id, plan }: Pick<Subscription, '_id' | 'plan'>) =>
  discountsFamily(`${_id} ${plan?.doseId ?? ''} ${plan?.frequencyOfReception ?? ''}`);

/** Average price of a treatment per month (GET /api/subscription/average-price/{x}). */
export const averagePriceAtom = family((productType: ProductType) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: [PRICES, 'average', productType],
      queryFn: ({ signal }) =>
        unwrapOne(
          client.GET('/api/subscription/average-price/{x}', { params: { path: { x: productType } }, signal }),
        ),
    };
  }),
);

/** Stores a price on the device (specification section 3, pricing keys); undefined removes it. */
export const keepPriceAtom = atom(null, (get, _set, keys: PriceKeys | undefined) => {
  const { session } = get(environmentAtom);
  session.keep('originalPrice', keys?.originalPrice);
  session.keep('offerPrice', keys?.offerPrice);
  session.keep('discountAmount', keys?.discountAmount);
  session.keep('couponDiscount', keys?.couponDiscount);
  session.keep('appliedCouponCode', keys?.appliedCouponCode);
  session.keep('calculatedPrice', keys?.calculatedPrice);
});
