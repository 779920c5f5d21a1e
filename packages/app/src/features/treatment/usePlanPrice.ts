import { useAtomValue } from 'jotai';
import type { Subscription } from '@patient/api';
import { periodPricesAtom } from './data/prices.ts';
import type { PlanTerms } from './rules/plan.ts';
import { priceSummary, type PeriodSum } from './rules/priceSummary.ts';
import { environmentAtom } from '../../shared/environment.ts';

/** A plan that is not saved yet. */
export interface Draft {
  readonly plan: PlanTerms;
  readonly periods: readonly PeriodSum[];
}

/** Price of a subscription's plan from the service's sums, or of a draft from the price list. */
export function usePlanPrice({ _id, plan, coupons }: Subscription, draft?: Draft) {
  const { now } = useAtomValue(environmentAtom);
  const { data, error, isFetching, refetch } = useAtomValue(periodPricesAtom(_id));
  const retry = () => void refetch();
  if (draft) {
    return { price: priceSummary({ ...draft, coupons, now: now() }), state: 'ready' as const, retry };
  }
  const price = data && priceSummary({ periods: data, plan, coupons, now: now() });
  if (error && !isFetching) return { price, state: 'error' as const, retry };
  if (!data) return { price, state: 'loading' as const, retry };
  return { price, state: isFetching ? ('updating' as const) : ('ready' as const), retry };
}
