import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Subscription } from '@patient/api';
import { quoteAtom } from './data/quote.ts';
import { type PlanTerms, type PeriodSum, planKey, type Quote } from '@patient/api/model';
import { priceSummary, type PriceSummary } from './views/priceSummary.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import type { QueryState } from '#shared/view/QueryView.tsx';
import { useNow } from '#shared/view/useNow.ts';

/** Unsaved plan. */
export interface Draft {
  readonly plan: PlanTerms;
  readonly periods: readonly PeriodSum[];
  /** Query of the price list that the periods are calculated from. */
  readonly pricing: QueryState<unknown>;
}

/** Price of a plan and how to show it. */
export interface PlanPrice {
  /** Undefined until it is loaded and before a treatment is chosen. */
  readonly price: PriceSummary | undefined;
  /** What the price is calculated from; undefined for a draft. */
  readonly quote: Quote | undefined;
  /** Whether the price is up to date. */
  readonly state: 'ready' | 'loading' | 'updating' | 'error';
  readonly retry: () => void;
}

/**
 * Price of a plan: a draft's from the price list, otherwise the service's. `ready` means that it was fetched after the page
 * opened and after the last change.
 */
export function usePlanPrice(
  { _id, coupons }: Pick<Subscription, '_id' | 'coupons'>,
  draft?: Draft,
): PlanPrice {
  const now = useNow();
  const { data: quote, error, isFetching, refetch } = useAtomValue(quoteAtom(_id));
  const retry = () => void refetch();
  if (draft) {
    const price = priceSummary({ ...draft, coupons, now });
    const { pricing } = draft;
    const unloaded = pricing.error && !pricing.isFetching ? 'error' : 'loading';
    const state = pricing.data === undefined ? unloaded : 'ready';
    return { price, quote: undefined, state, retry: () => void pricing.refetch() };
  }
  const price =
    quote &&
    priceSummary({
      plan: quote.subscription.plan,
      coupons: quote.subscription.coupons,
      periods: quote.periods,
      now,
    });
  if (error && !isFetching) return { price, quote, state: 'error', retry };
  if (!quote) return { price, quote, state: 'loading', retry };
  return { price, quote, state: isFetching ? 'updating' : 'ready', retry };
}

/**
 * Like {@link usePlanPrice}, for a page that also shows the plan of the subscription. If the price belongs to another plan,
 * as after a change on another device, both are refetched.
 */
export function useCurrentPrice(subscription: Subscription, draft?: Draft) {
  const { data, isFetching, refetch } = useAtomValue(quoteAtom(subscription._id));
  const { refetch: refetchList } = useAtomValue(subscriptionsAtom);
  const plan = planKey(subscription);
  const isOther = data !== undefined && !isFetching && planKey(data.subscription) !== plan;
  const checked = useRef<string>(undefined);
  useEffect(() => {
    // Once per plan, because the service may serialize the same plan in two ways.
    if (!isOther || checked.current === plan) return;
    checked.current = plan;
    void refetch();
    void refetchList();
  }, [isOther, plan, refetch, refetchList]);
  return usePlanPrice(subscription, draft);
}
