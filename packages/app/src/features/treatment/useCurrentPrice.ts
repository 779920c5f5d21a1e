import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Subscription } from '@patient/api';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { quoteAtom } from './data/quote.ts';
import { writtenPlan } from './rules/quote.ts';
import { usePlanPrice, type Draft } from './usePlanPrice.ts';

/**
 * As {@link usePlanPrice}, beside the plan that the subscription has. A price of another plan, which a device has changed
 * meanwhile, is not shown: both are read again.
 */
export function useCurrentPrice(subscription: Subscription, draft?: Draft) {
  const current = usePlanPrice(subscription, draft);
  const { data, dataUpdatedAt, isFetching, refetch } = useAtomValue(quoteAtom(subscription._id));
  const { refetch: refetchList } = useAtomValue(subscriptionsAtom);
  const plan = writtenPlan(subscription);
  const isOther = data !== undefined && writtenPlan(data.subscription) !== plan;
  // Once for each plan: the service may write the same one in two ways.
  const [checked, setChecked] = useState<{ readonly plan: string; readonly quotedAt: number }>();
  if (isOther && !isFetching && checked?.plan !== plan) setChecked({ plan, quotedAt: dataUpdatedAt });
  const readAgain = useEffectEvent(() => {
    void refetch();
    void refetchList();
  });
  useEffect(() => {
    if (checked !== undefined) readAgain();
  }, [checked]);
  const isOld = isOther && checked?.quotedAt === dataUpdatedAt && draft === undefined;
  return isOld && current.state === 'ready' ? { ...current, state: 'updating' as const } : current;
}
