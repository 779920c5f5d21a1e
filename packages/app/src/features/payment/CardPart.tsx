import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { CardChoice, CardOnFileForm } from '@patient/ui/CardForm';
import { CouponField } from '@patient/ui/CouponField';
import { HeldPayment } from '@patient/ui/HeldPayment';
import { PlanLayout, PlanTerms } from '@patient/ui/PlanCard';
import type { Patient, Subscription } from '@patient/api';
import { shownCard } from '#shared/format/card.ts';
import { confirmCardOnFileAtom } from './data/holdCharge.ts';
import { usableCard, isHeld, priceKeys, savedBy, type Quote } from '@patient/api/model';
import { neededDelivery } from './views/neededDelivery.ts';
import { discountsAtom, storePriceAtom, usePlanPrice } from '#shared/pricing/index.ts';
import type { StepProps } from '#shared/view/step.ts';
import { useNow } from '#shared/view/useNow.ts';
import { PlanBeforePaying } from './PlanBeforePaying.tsx';
import { ProviderCardForm } from './ProviderCardForm.tsx';
import type { Payment } from './data/pay.ts';
import { useCardForm } from './useCardForm.tsx';
import { useCoupon } from './useCoupon.ts';
import { usePay } from './usePay.ts';

/** Props of {@link CardPart}. */
export interface CardPartProps extends StepProps {
  patient: Patient;
  /** Patient's name, prefilled as the card holder. */
  name: string;
}

/** Stores the shown price on the device when it changes (specification section 3, pricing keys). */
function useStoredPrice({ _id, plan: chosen }: Subscription, quote: Quote | undefined): void {
  const plan = quote?.subscription.plan ?? chosen;
  const { data: discounts } = useAtomValue(discountsAtom({ _id, ...(plan && { plan }) }));
  const store = useSetAtom(storePriceAtom);
  useEffect(() => {
    if (!quote || !discounts) return;
    const { plan: quoted, coupons } = quote.subscription;
    store(priceKeys(quote.periods[0], savedBy(discounts, quoted?.frequencyOfDelivery), coupons?.[0]?.name));
  }, [quote, discounts, store]);
}

/** Price, coupon and card: the card on file, or a new one entered in the provider's fields. */
export function CardPart({ patient, name, subscription, goNext, isMoving }: CardPartProps) {
  const coupon = useCoupon(subscription, patient._id);
  const planPrice = usePlanPrice(subscription);
  const { quote, price } = planPrice;
  useStoredPrice(subscription, quote);
  const payment = usePay(subscription, goNext);
  const confirm = useSetAtom(confirmCardOnFileAtom);
  const [usesOtherCard, setUsesOtherCard] = useState(false);
  const onFile = shownCard(usableCard(patient.creditCard, useNow()));
  const isOnFile = onFile !== undefined && !usesOtherCard;
  const { form, fields } = useCardForm({
    patient,
    name,
    owner: subscription._id,
    isOnFile,
    send: (details, cards: Payment['cards']) => payment.start({ cards, ...details }),
  });
  const plan = <PlanBeforePaying subscription={subscription} planPrice={planPrice} />;

  if (payment.isHeld && !form.isPending) {
    // Until the subscription has the hold, its card may not be the one that was used.
    const card = isHeld(subscription.paymentIntentStatus)
      ? (subscription.creditCard ?? patient.creditCard)
      : undefined;
    return (
      <PlanLayout plan={plan}>
        <HeldPayment
          card={shownCard(card)}
          problem={payment.leaveError}
          isNew={payment.hasAttempted}
          isPending={isMoving}
          onContinue={payment.leave}
        />
      </PlanLayout>
    );
  }

  // Undefined while the price is refetched, because it may change.
  const held = planPrice.state === 'ready' && !coupon.isChanging ? price?.held.amount : undefined;
  // Also shown during a refetch, when the button is disabled, because shorter terms would move it.
  const shownPrice = planPrice.state === 'error' ? undefined : price;
  const coupons = quote?.subscription.coupons ?? [];
  const hasNoEffect = price !== undefined && !price.coupon && coupons.length > 0;
  const delivery = neededDelivery(coupons, quote?.subscription.plan);
  const payForm = {
    isPending: form.isPending,
    error: payment.problem,
    isReady: held !== undefined,
    payLabel: held === undefined ? 'Pay' : `Pay ${held} when a doctor approves`,
    children: (
      <>
        <CouponField
          state={coupon.state === 'applied' && hasNoEffect ? 'noEffect' : coupon.state}
          value={coupon.code}
          onChange={coupon.type}
          onApply={coupon.apply}
          onRemove={coupon.remove}
          isDisabled={form.isPending}
          saving={shownPrice?.coupon?.code === coupon.code ? shownPrice.coupon.saving : undefined}
          problem={coupon.problem}
          {...(delivery && {
            strings: { noEffectHint: `It needs delivery ${delivery}. Press Remove, then you can pay.` },
          })}
        />
        <PlanTerms price={shownPrice} />
      </>
    ),
  };
  return (
    <PlanLayout isPlanFirst plan={plan}>
      <div>
        {onFile && (
          <CardChoice
            card={onFile}
            isDisabled={form.isPending}
            isOnFile={isOnFile}
            onChange={(isChosen) => {
              payment.handleCardChange();
              setUsesOtherCard(!isChosen);
            }}
          />
        )}
        {isOnFile ? (
          <CardOnFileForm {...payForm} onPay={() => form.onSubmit({ confirm })} />
        ) : (
          <ProviderCardForm
            {...fields}
            {...payForm}
            walletAmount={price?.held.cents}
            onCardChange={payment.handleCardChange}
            onPay={async (cards) => held !== undefined && form.onSubmit(cards)}
          />
        )}
      </div>
    </PlanLayout>
  );
}
