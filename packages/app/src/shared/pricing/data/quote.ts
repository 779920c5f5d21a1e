import { atom } from 'jotai';
import { unwrap, unwrapOne, type ApiClient } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { isSameQuote, type Quote } from '@patient/api/model';
import { cacheSubscription } from '#shared/subscriptions.ts';
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
 * A plan with its sums (GET /api/subscription-price/{id}). Both are fetched together, so that a sum is never shown beside
 * the terms of another plan. Every page that shows it refetches it.
 */
export const quoteAtom = query(
  [PRICES, 'listPeriodPrices'],
  ({ client, signal }, id: string) => fetchQuote(client, id, signal),
  () => ({ staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false }),
);

/** Result of {@link checkQuoteAtom}. */
export interface QuoteCheck {
  readonly quote: Quote;
  /** Whether it equals the quote that was shown. */
  readonly isCurrent: boolean;
}

/**
 * Fetches a quote again and updates the page if it has changed, for example on another device. Unlike a refetch, it leaves
 * the price on the page.
 * @throws ApiError without a notification
 */
export const checkQuoteAtom = atom(null, async (get, _set, id: string): Promise<QuoteCheck> => {
  const cache = get(cacheAtom);
  const shown = cache.getQueryData<Quote>(quoteAtom.key(id));
  const quote = await fetchQuote(get(clientAtom), id);
  const isCurrent = shown !== undefined && isSameQuote(shown, quote);
  if (!isCurrent) {
    cacheSubscription(cache, quote.subscription);
    cache.setQueryData(quoteAtom.key(id), quote);
  }
  return { quote, isCurrent };
});
