import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { CouponField, type CouponState } from '@patient/ui/CouponField';
import { applyCoupon, couponProblemOf, type AppliedCoupon, type CouponCode } from '#shared/coupon.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { couponDraftAtom } from './data/drafts.ts';
import { couponPlace, couponTerms } from './rules/coupon.ts';
import { SectionCard } from './SectionCard.tsx';
import { useTyped } from './useEditing.ts';

/** Applies the coupon of a code. One that no registration has stays pending, and the next payment step fills it in. */
const applyCouponAtom = mutation<CouponCode, AppliedCoupon>('applyLoginCouponByPath', {
  async send(client, asked, { environment }) {
    const applied = await applyCoupon(client, asked);
    if (applied.productType === undefined) environment.session.savePendingCoupon(applied.coupon.name);
    return applied;
  },
  onSuccess: ({ cache }) => invalidate(cache, [subscriptionKeys.list, ...subscriptionKeys.each()]),
});

const strings = {
  refused: {
    unknown: "We don't recognize this code. Check it and try again.",
    expired: 'This code has expired.',
    usedUp: 'This code is no longer available.',
    notForTreatment: "This code doesn't work for the treatment you're signing up for.",
    needsMonthly: 'This code needs delivery every month. Change your plan, then apply the code.',
    needsQuarterly: 'This code needs delivery every 3 months. Change your plan, then apply the code.',
    onlyToReactivate: "This code is only for a treatment you canceled. It doesn't work for a new one.",
    refused: "You can't use this code.",
    failed: "We couldn't check this code. Try again.",
  },
};

/** Coupon by code (GET apply-coupon-login). An applied one can't be taken off here: the payment page does that. */
export function CouponSection({ patientId }: { patientId: string }) {
  const apply = useAtomValue(applyCouponAtom);
  const { draft: code, write, setTyped } = useTyped(couponDraftAtom(patientId), '');
  const [state, setState] = useState<CouponState>('idle');
  const [applied, setApplied] = useState<AppliedCoupon>();

  const submit = async (typed: string) => {
    setApplied(undefined);
    setState('checking');
    try {
      setApplied(await apply.mutateAsync({ patientId, code: typed }));
      setTyped(() => undefined);
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
          <p>{couponPlace(applied)}</p>
        </Alert>
      )}
      <CouponField
        state={state}
        value={code}
        onChange={(typed) => {
          write(() => typed);
          setState('idle');
        }}
        onApply={(typed) => void submit(typed)}
        onRemove={() => undefined}
        strings={strings}
      />
    </SectionCard>
  );
}
