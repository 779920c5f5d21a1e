import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Subscription } from '@patient/api';
import { quoteAtom } from './data/quote.ts';
import { type PlanTerms, type PeriodSum, planKey } from '@patient/api/model';
import { priceSummary } from './views/priceSummary.ts';
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

/**
 * Price of a plan: a draft's from the price list, otherwise the service's. `ready` means that it was fetched after the page
 * opened and after the last change.
 */
export function usePlanPrice({ _id, coupons }: Pick<Subscription, '_id' | 'coupons'>, draft?: Draft) {
  const now = useNow();
  const { data, error, isFetching, refetch } = useAtomValue(quoteAtom(_id));
  const retry = () => void refetch();
  if (draft) {
    const price = priceSummary({ ...draft, coupons, now });
    const { pricing } = draft;
    const unloaded = pricing.error && !pricing.isFetching ? ('error' as const) : ('loading' as const);
    const state = pricing.data === undefined ? unloaded : ('ready' as const);
    return { price, plan: undefined, state, retry: () => void pricing.refetch() };
  }
  const plan = data?.subscription;
  const price =
    data &&
    priceSummary({ plan: plan?.plan, coupons: data.subscription.coupons, periods: data.periods, now });
  if (error && !isFetching) return { price, plan, state: 'error' as const, retry };
  if (!data) return { price, plan, state: 'loading' as const, retry };
  return { price, plan, state: isFetching ? ('updating' as const) : ('ready' as const), retry };
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
