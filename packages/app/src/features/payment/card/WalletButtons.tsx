import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import { useState } from 'react';
import { WalletOption } from '@patient/ui/CardForm';
import { MESSAGES } from '#shared/messages.ts';
import type { Cards } from './CardFields.tsx';
import { confirmWith } from './confirmWith.ts';

/** Apple Pay and Google Pay only: the others give the provider no card that the service could hold later bills on. */
const buttons: StripeExpressCheckoutElementOptions = {
  paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
};

/** Props of {@link WalletButtons}. */
export interface WalletButtonsProps {
  provider: Stripe;
  /** Amount to hold, whole cents. */
  amount: number;
  /** Whether a press is ignored, as while the amount is refetched. */
  isDisabled: boolean;
  /** Pays with the wallet's card; resolves to true if the amount is held. */
  onPay: (cards: Cards) => Promise<unknown>;
}

function Buttons({ isDisabled, onPay }: Pick<WalletButtonsProps, 'isDisabled' | 'onPay'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isOffered, setOffered] = useState(false);
  const cards: Cards = {
    async tokenize() {
      if (!stripe || !elements) throw new Error(MESSAGES.cardRefused);
      const submitted = await elements.submit();
      if (submitted.error) throw submitted.error;
      const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
      if (error) throw error;
      return paymentMethod.id;
    },
    confirm: confirmWith(stripe),
  };
  return (
    <WalletOption isOffered={isOffered}>
      <ExpressCheckoutElement
        options={buttons}
        onReady={({ availablePaymentMethods }) => setOffered(availablePaymentMethods !== undefined)}
        onClick={(press) => (isDisabled ? press.reject() : press.resolve())}
        onConfirm={async (confirmation) => {
          if ((await onPay(cards)) !== true) confirmation.paymentFailed();
        }}
      />
    </WalletOption>
  );
}

/** The provider's wallet buttons where the device has a wallet, otherwise nothing (docs/decisions/0070). */
export function WalletButtons({ provider, amount, ...rest }: WalletButtonsProps) {
  const terms: StripeElementsOptionsMode = {
    mode: 'payment',
    amount,
    currency: 'usd',
    captureMethod: 'manual',
    // The service holds later bills on the same card.
    setupFutureUsage: 'off_session',
    allowedPaymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
  };
  return (
    <Elements stripe={provider} options={terms}>
      <Buttons {...rest} />
    </Elements>
  );
}
