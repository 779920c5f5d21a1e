import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Coupon, Subscription } from '@patient/api';
import type { CouponState } from '@patient/ui/CouponField';
import { couponDraftAtom, findCouponAtom, takePendingCouponAtom } from './data/coupon.ts';
import { changePlanAtom } from '#features/treatment/index.ts';
import { couponNames } from '#shared/pricing/index.ts';
import { couponProblemOf } from './rules/couponProblem.ts';
import { isHeld } from './rules/paymentOutcome.ts';

/** Coupon of a plan: the pending one of a link, or a typed one. Applies and removes it. */
export function useCoupon({ _id: id, coupons = [], paymentIntentStatus }: Subscription, patientId: string) {
  const find = useSetAtom(findCouponAtom);
  const takePending = useSetAtom(takePendingCouponAtom);
  const change = useAtomValue(changePlanAtom);
  const [typed = '', setDraft] = useAtom(couponDraftAtom(id));
  const [asked, setAsked] = useState<CouponState | 'notRemoved'>('idle');
  const isOnPlan = coupons.length > 0;
  const setTyped = (code: string) => void setDraft(() => code || undefined);

  const take = async (code: string, coupon: Promise<Coupon>) => {
    setTyped(code);
    setAsked('checking');
    try {
      const { _id } = await coupon;
      await change.mutateAsync({ id, couponIds: [_id] });
      setTyped('');
      setAsked('idle');
    } catch (error) {
      setAsked(couponProblemOf(error));
    }
  };

  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const isAuthorized = isHeld(paymentIntentStatus);
  useEffect(() => {
    // A coupon would release a payment that the patient agreed to. The code waits for the next one.
    if (isAuthorized) return;
    void takePending(patientId).then(
      (pending) => pending && latest.current(pending.code, pending.coupon),
      () => undefined,
    );
  }, [takePending, patientId, isAuthorized]);

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
    apply: (code: string) => void take(code, find({ patientId, code })),
    remove: () => void remove(),
  };
}
