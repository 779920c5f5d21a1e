import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Subscription } from '@patient/api';
import type { CouponState } from '@patient/ui/CouponField';
import { findCouponAtom } from './data/coupon.ts';
import { couponDraftAtom } from './data/drafts.ts';
import { changePlanAtom } from '#features/treatment/index.ts';
import { couponNames } from '#shared/pricing/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { couponProblemOf } from '#shared/coupon.ts';
import { isHeld } from './rules/paymentOutcome.ts';

/** Coupon of a plan: the pending one of a link, or a typed one. Applies and removes it. */
export function useCoupon({ _id: id, coupons = [], paymentIntentStatus }: Subscription, patientId: string) {
  const { session } = useAtomValue(environmentAtom);
  const find = useAtomValue(findCouponAtom);
  const change = useAtomValue(changePlanAtom);
  const [typed = '', setDraft] = useAtom(couponDraftAtom(id));
  const [asked, setAsked] = useState<CouponState | 'notRemoved'>('idle');
  const isOnPlan = coupons.length > 0;
  const setTyped = (code: string) => void setDraft(() => code || undefined);

  const apply = async (code: string): Promise<void> => {
    setTyped(code);
    setAsked('checking');
    try {
      const { _id } = await find.mutateAsync({ id, patientId, code });
      await change.mutateAsync({ id, couponIds: [_id] });
      setTyped('');
      setAsked('idle');
    } catch (error) {
      setAsked(couponProblemOf(error));
    }
  };

  const applyPending = useEffectEvent(apply);
  const isAuthorized = isHeld(paymentIntentStatus);
  useEffect(() => {
    // A coupon would release a payment that the patient agreed to. The code waits for the next one.
    const code = isAuthorized ? undefined : session.takePendingCoupon();
    if (code !== undefined) queueMicrotask(() => void applyPending(code));
  }, [session, isAuthorized]);

  const remove = async () => {
    setTyped('');
    setAsked('idle');
    try {
      await change.mutateAsync({ id, couponIds: [] });
    } catch {
      setAsked('notRemoved');
    }
  };
  // Where only the answer was lost, the plan is read again without the coupon.
  const field = asked === 'notRemoved' ? 'idle' : asked;

  return {
    state: isOnPlan && field !== 'checking' ? ('applied' as const) : field,
    code: isOnPlan ? couponNames(coupons) : typed,
    problem: asked === 'notRemoved' ? "We couldn't remove this coupon. Try again." : undefined,
    /** Whether the sum is about to change. */
    isChanging: asked === 'checking' || change.isPending,
    type: (code: string) => {
      setTyped(code);
      setAsked('idle');
    },
    apply: (code: string) => void apply(code),
    remove: () => void remove(),
  };
}
