import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { CouponField, type CouponState } from '@patient/ui/CouponField';
import { applyCoupon, type AppliedCoupon, type CouponCode } from '#shared/coupon.ts';
import { couponProblemOf } from '@patient/api/model';
import { couponTerms, couponUse } from './views/coupon.ts';
import { SectionCard } from '@patient/ui/SectionCard';
import { environmentAtom } from '#shared/environment.ts';
import { subscriptionKeys } from '#shared/subscriptions.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { couponDraftAtom } from './data/drafts.ts';

/** Applies a coupon code. Without a registration that has it, it stays pending for the next payment step. */
const applyCouponAtom = mutation<CouponCode, AppliedCoupon>('applyLoginCouponByPath', {
  async send(client, entered, { environment }) {
    const applied = await applyCoupon(client, entered);
    const { session } = environment;
    const { name } = applied.coupon;
    if (applied.productType === undefined) session.savePendingCoupon(name);
    else if (session.pendingCoupon()?.toUpperCase() === name.toUpperCase()) session.takePendingCoupon();
    return applied;
  },
  onSuccess: ({ cache }) => invalidate(cache, [subscriptionKeys.list, ...subscriptionKeys.each()]),
});

const strings = {
  refused: { notForTreatment: "This code doesn't work for the treatment you're signing up for." },
};

/** Field to apply a coupon code (GET apply-coupon-login), with the pending code of a link. Applied coupons are removed on the payment page. */
export function CouponSection({ patientId }: { patientId: string }) {
  const apply = useAtomValue(applyCouponAtom);
  const { session } = useAtomValue(environmentAtom);
  const [state, setState] = useState<CouponState>('idle');
  const [applied, setApplied] = useState<AppliedCoupon>();
  const pending = applied ? undefined : session.pendingCoupon();
  const [typed, setTyped] = useAtom(couponDraftAtom(patientId));

  const submit = async (entered: string) => {
    setApplied(undefined);
    setState('checking');
    try {
      setApplied(await apply.mutateAsync({ patientId, code: entered }));
      void setTyped(() => undefined);
      setState('idle');
    } catch (error) {
      setState(couponProblemOf(error));
    }
  };
  return (
    <SectionCard title="Coupon">
      {applied && (
        <Alert tone="success" isLive title={`${applied.coupon.name} applied`}>
          <p>{couponTerms(applied.coupon)}</p>
          <p>{couponUse(applied)}</p>
        </Alert>
      )}
      <CouponField
        state={state}
        value={typed ?? pending ?? ''}
        onChange={(entered) => {
          void setTyped(() => entered);
          setState('idle');
        }}
        onApply={(entered) => void submit(entered)}
        onRemove={() => undefined}
        strings={strings}
      />
    </SectionCard>
  );
}
