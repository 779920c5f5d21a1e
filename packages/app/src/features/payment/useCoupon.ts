import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Coupon, Subscription } from '@patient/api';
import type { CouponState } from '@patient/ui/CouponField';
import { couponDraftAtom, findCouponAtom, takePendingCouponAtom } from './data/coupon.ts';
import { changePlanAtom } from '../treatment/index.ts';
import { couponProblemOf } from './rules/couponProblem.ts';

/** Coupon of a plan: the pending one of a link, or a typed one. Applies and removes it. */
export function useCoupon({ _id: id, coupons }: Subscription, patientId: string) {
  const find = useSetAtom(findCouponAtom);
  const takePending = useSetAtom(takePendingCouponAtom);
  const change = useAtomValue(changePlanAtom);
  const [typed = '', setDraft] = useAtom(couponDraftAtom(id));
  const [asked, setAsked] = useState<CouponState>('idle');
  const [held] = coupons ?? [];
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
  useEffect(() => {
    void takePending(patientId).then(
      (pending) => pending && latest.current(pending.code, pending.coupon),
      () => undefined,
    );
  }, [takePending, patientId]);

  return {
    state: held && asked !== 'checking' ? ('applied' as const) : asked,
    code: held?.name ?? typed,
    /** Whether the sum is about to change. */
    isChanging: asked === 'checking' || change.isPending,
    type: (code: string) => {
      setTyped(code);
      setAsked('idle');
    },
    apply: (code: string) => void take(code, find({ patientId, code })),
    remove: () => {
      setTyped('');
      change.mutate({ id, couponIds: [] });
    },
  };
}
