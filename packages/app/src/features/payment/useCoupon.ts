import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Coupon, Subscription } from '@patient/api';
import type { CouponState } from '@patient/ui/CouponField';
import { couponDraftAtom } from './data/drafts.ts';
import { changePlanAtom } from '#features/treatment/index.ts';
import { couponProblemOf, isHeld } from '@patient/api/model';
import { findCoupon, type CouponCode } from '#shared/coupon.ts';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionKeys } from '#shared/subscriptions.ts';
import { PRICES, couponNames } from '#shared/pricing/index.ts';
import { mutation } from '#shared/service/mutation.ts';

/** Coupon code entered for a subscription. */
interface PlanCode extends CouponCode {
  /** ID of the subscription. */
  readonly id: string;
}

/** Mutation of {@link findCoupon}. Refetches on error: after a lost response, the coupon may be applied. */
const findCouponAtom = mutation<PlanCode, Coupon>('applyLoginCouponByPath', {
  send: findCoupon,
  refetchOnError: ({ id }) => [subscriptionKeys.one(id), subscriptionKeys.list, [PRICES]],
});

/** Coupon of a plan: applies one from a link or from input, and removes it. */
export function useCoupon({ _id: id, coupons = [], paymentIntentStatus }: Subscription, patientId: string) {
  const { session } = useAtomValue(environmentAtom);
  const find = useAtomValue(findCouponAtom);
  const change = useAtomValue(changePlanAtom);
  const [typed = '', setDraft] = useAtom(couponDraftAtom(id));
  const [status, setStatus] = useState<CouponState | 'notRemoved'>('idle');
  const isOnPlan = coupons.length > 0;
  const setTyped = (code: string) => void setDraft(() => code || undefined);

  const apply = async (code: string): Promise<void> => {
    setTyped(code);
    setStatus('checking');
    try {
      const { _id } = await find.mutateAsync({ id, patientId, code });
      await change.mutateAsync({ id, couponIds: [_id] });
      setTyped('');
      setStatus('idle');
    } catch (error) {
      setStatus(couponProblemOf(error));
    }
  };

  const applyPending = useEffectEvent(apply);
  const isAuthorized = isHeld(paymentIntentStatus);
  useEffect(() => {
    // Changing the plan would release an authorized payment. The code stays stored for the next one.
    const code = isAuthorized ? undefined : session.takePendingCoupon();
    if (code !== undefined) queueMicrotask(() => void applyPending(code));
  }, [session, isAuthorized]);

  const remove = async () => {
    setTyped('');
    setStatus('idle');
    try {
      await change.mutateAsync({ id, couponIds: [] });
    } catch {
      setStatus('notRemoved');
    }
  };
  // If only the response was lost, the refetched plan has no coupon, and the field is idle.
  const fieldState = status === 'notRemoved' ? 'idle' : status;

  return {
    state: isOnPlan && fieldState !== 'checking' ? ('applied' as const) : fieldState,
    code: isOnPlan ? couponNames(coupons) : typed,
    problem: status === 'notRemoved' ? "We couldn't remove this coupon. Try again." : undefined,
    /** Whether the price may be about to change. */
    isChanging: status === 'checking' || change.isPending,
    type: (code: string) => {
      setTyped(code);
      setStatus('idle');
    },
    apply: (code: string) => void apply(code),
    remove: () => void remove(),
  };
}
