import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { CardChoice, CardOnFileForm } from '@patient/ui/CardForm';
import { CouponField } from '@patient/ui/CouponField';
import { HeldPayment } from '@patient/ui/HeldPayment';
import { PlanLayout, PlanTerms } from '@patient/ui/PlanCard';
import type { Patient, Subscription } from '@patient/api';
import { shownCard } from '#shared/format/card.ts';
import { confirmCardOnFileAtom } from './data/holdCharge.ts';
import { usableCard, isHeld, priceKeys, savedBy } from '@patient/api/model';
import { neededDelivery } from './views/neededDelivery.ts';
import { discountsAtom, quoteAtom, storePriceAtom, usePlanPrice } from '#shared/pricing/index.ts';
import type { StepProps } from '#shared/view/step.ts';
import { useNow } from '#shared/view/useNow.ts';
import { PlanBeforePaying } from './PlanBeforePaying.tsx';
import { ProviderCardForm } from './ProviderCardForm.tsx';
import { useCardDetails } from './useCardDetails.tsx';
import { useCoupon } from './useCoupon.ts';
import { usePay } from './usePay.ts';

/** Props of {@link CardPart}. */
export interface CardPartProps extends StepProps {
  patient: Patient;
  /** Patient's name, prefilled as the card holder. */
  name: string;
}

/** Stores the shown price on the device when it changes (specification section 3, pricing keys). */
function useStoredPrice({ _id, plan: chosen }: Subscription): void {
  const { data: quote } = useAtomValue(quoteAtom(_id));
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
  const { plan: quoted, price, state: priceState } = usePlanPrice(subscription);
  const { isPaying, problem, start, ...payment } = usePay(subscription, goNext);
  const details = useCardDetails({ patient, name, owner: subscription._id, isDisabled: isPaying });
  useStoredPrice(subscription);
  const confirm = useSetAtom(confirmCardOnFileAtom);
  const [usesOtherCard, setUsesOtherCard] = useState(false);
  const onFile = shownCard(usableCard(patient.creditCard, useNow()));

  if (payment.isHeld) {
    // Until the subscription has the hold, its card may not be the one that was used.
    const card = isHeld(subscription.paymentIntentStatus)
      ? (subscription.creditCard ?? patient.creditCard)
      : undefined;
    return (
      <PlanLayout plan={<PlanBeforePaying subscription={subscription} />}>
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
  const held = priceState === 'ready' && !coupon.isChanging ? price?.held.amount : undefined;
  const coupons = quoted?.coupons ?? [];
  const hasNoEffect = price !== undefined && !price.coupon && coupons.length > 0;
  const delivery = neededDelivery(coupons, quoted?.plan);
  const form = {
    isPending: isPaying,
    error: problem,
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
          isDisabled={isPaying}
          saving={held === undefined ? undefined : price?.coupon?.saving}
          problem={coupon.problem}
          {...(delivery && {
            strings: { noEffectHint: `It needs delivery ${delivery}. Press Remove, then you can pay.` },
          })}
        />
        <PlanTerms price={held === undefined ? undefined : price} />
      </>
    ),
  };
  return (
    <PlanLayout isPlanFirst plan={<PlanBeforePaying subscription={subscription} />}>
      <div>
        {onFile && (
          <CardChoice
            card={onFile}
            isDisabled={isPaying}
            isOnFile={!usesOtherCard}
            onChange={(isOnFile) => {
              payment.handleCardChange();
              setUsesOtherCard(!isOnFile);
            }}
          />
        )}
        {onFile && !usesOtherCard ? (
          <CardOnFileForm
            {...form}
            onPay={async () => void (await start({ cards: { confirm }, name, billing: undefined }))}
          />
        ) : (
          <ProviderCardForm
            {...details.fields}
            {...form}
            walletAmount={price?.held.cents}
            onCardChange={payment.handleCardChange}
            onPay={async (cards) => {
              const checked = held === undefined ? undefined : details.check();
              if (held === undefined || !checked) return false;
              const isPaid = await start({ cards, ...checked });
              if (isPaid) details.clearDraft();
              return isPaid;
            }}
          />
        )}
      </div>
    </PlanLayout>
  );
}
