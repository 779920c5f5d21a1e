import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { CardForm } from '@patient/ui/CardForm';
import { CouponField } from '@patient/ui/CouponField';
import { Skeleton } from '@patient/ui/Skeleton';
import type { Patient } from '@patient/api';
import { CardFields } from './card/CardFields.tsx';
import { cardKeyAtom, cardProviderAtom } from './data/holdCharge.ts';
import { addressProblems, trimmed, written, type AddressProblem } from './rules/addressCheck.ts';
import { isHeld } from './rules/paymentOutcome.ts';
import { besidePlan } from '../../shared/view/besidePlan.css.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { StepProps } from '../../shared/view/step.ts';
import { usePlanPrice } from '../treatment/index.ts';
import { BillingFields } from './BillingFields.tsx';
import { HeldPayment } from './HeldPayment.tsx';
import * as styles from './CardPart.css.ts';
import { PlanBeforePaying } from './PlanBeforePaying.tsx';
import { useCoupon } from './useCoupon.ts';
import { useStoredPrice } from './useStoredPrice.ts';
import { usePay } from './usePay.ts';

/** Props of {@link CardPart}. */
export interface CardPartProps extends StepProps {
  patient: Patient;
  /** Patient's name, prefilled as the card holder. */
  name: string;
}

/** Price, coupon, and the card in the provider's own fields. */
export function CardPart({ patient, name, subscription, goNext, isMoving }: CardPartProps) {
  const cardKey = useAtomValue(cardKeyAtom);
  const provider = useAtomValue(cardProviderAtom);
  const coupon = useCoupon(subscription, patient._id);
  const { price } = usePlanPrice(subscription);
  const { isPaying, error, start } = usePay(subscription._id, goNext);
  const [cardName, setCardName] = useState(name);
  const [isBillingSame, setBillingSame] = useState(patient.payment?.sameAsShipping ?? true);
  const [billing, setBilling] = useState(written(patient.payment?.billing));
  const [errors, setErrors] = useState<readonly (AddressProblem | { name: 'name'; message: string })[]>([]);
  useStoredPrice(subscription);

  if (isHeld(subscription.paymentIntentStatus) && !isPaying) {
    return (
      <div className={besidePlan}>
        <HeldPayment card={patient.creditCard} error={error} isPending={isMoving} onContinue={goNext} />
        <PlanBeforePaying subscription={subscription} />
      </div>
    );
  }

  const check = () => {
    const missing =
      cardName.trim() === '' ? [{ name: 'name' as const, message: 'Enter the name on the card' }] : [];
    const problems = [...missing, ...(isBillingSame ? [] : addressProblems(billing))];
    setErrors(problems);
    return problems.length === 0;
  };
  return (
    <div className={besidePlan}>
      <div className={styles.form}>
        <QueryView
          queries={[cardKey, provider]}
          what="the card form"
          skeleton={<Skeleton shape="block" height="22rem" />}
        >
          {({ key }, cardProvider) => (
            <CardFields provider={cardProvider}>
              {({ cards, ...slots }) => (
                <CardForm
                  {...slots}
                  name={cardName}
                  onNameChange={setCardName}
                  isBillingSame={isBillingSame}
                  onBillingSameChange={setBillingSame}
                  billing={<BillingFields value={billing} onChange={setBilling} isDisabled={isPaying} />}
                  isPending={isPaying}
                  isTest={key?.startsWith('pk_live') !== true}
                  error={error}
                  errors={errors}
                  payLabel={price ? `Pay ${price.today} once a doctor approves` : 'Pay'}
                  onPay={() => {
                    if (!check()) return;
                    const bill = price?.today ?? '';
                    const other = isBillingSame ? undefined : trimmed(billing);
                    void start({ cards, name: cardName.trim(), bill, billing: other });
                  }}
                >
                  <CouponField
                    state={coupon.state}
                    value={coupon.code}
                    onChange={coupon.type}
                    onApply={coupon.apply}
                    onRemove={coupon.remove}
                    isDisabled={isPaying}
                    saving={price?.coupon && `${price.coupon.amount} ${price.coupon.note}`}
                  />
                </CardForm>
              )}
            </CardFields>
          )}
        </QueryView>
      </div>
      <PlanBeforePaying subscription={subscription} />
    </div>
  );
}
