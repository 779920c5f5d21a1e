import { atom } from 'jotai';
import { unwrap, unwrapOne, type ApiClient } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { isSameQuote, type Quote } from '../rules/quote.ts';
import { cacheSubscription } from '#shared/patient/subscriptions.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { query } from '#shared/service/query.ts';
import { clientAtom } from '#shared/service/client.ts';
import { PRICES } from './prices.ts';

async function fetchQuote(client: ApiClient, id: string, signal: AbortSignal | null = null): Promise<Quote> {
  const path = { id };
  const subscription = await unwrapOne(client.GET('/api/subscription/{id}', { params: { path }, signal }));
  const params = { path, query: { periods: LIMITS.pricePeriods } };
  const periods = await unwrap(client.GET('/api/subscription-price/{id}', { params, signal }));
  return { subscription, periods };
}

/**
 * A plan as the service has it, with its sums (GET /api/subscription-price/{id}), read together: a sum beside the terms
 * of another plan would be wrong. Read anew by every page that shows it.
 */
export const quoteAtom = query(
  [PRICES, 'listPeriodPrices'],
  ({ client, signal }, id: string) => fetchQuote(client, id, signal),
  () => ({ staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false }),
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
  const shown = cache.getQueryData<Quote>(quoteAtom.key(id));
  const quote = await fetchQuote(get(clientAtom), id);
  const isCurrent = shown !== undefined && isSameQuote(shown, quote);
  if (!isCurrent) {
    await cacheSubscription(cache, quote.subscription);
    cache.setQueryData(quoteAtom.key(id), quote);
  }
  return { quote, isCurrent };
});
