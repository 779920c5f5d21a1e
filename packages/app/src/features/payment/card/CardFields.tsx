import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { Stripe, StripeElementStyle } from '@stripe/stripe-js';
import { useState, type ReactNode } from 'react';
import type { ProviderSlot } from '@patient/ui/CardForm';
import { MESSAGES } from '#shared/messages.ts';
import { confirmWith } from './confirmWith.ts';

/** Operations on the entered card. */
export interface Cards {
  /**
   * Creates a token from the fields.
   * @throws the provider's error
   */
  readonly tokenize: (name: string) => Promise<string>;
  /**
   * Runs the bank's authentication of the card holder (3-D Secure).
   * @throws the provider's error
   */
  readonly confirm: (clientSecret: string) => Promise<void>;
}

/** The provider's fields for CardForm, and operations on the entered card. */
export interface CardSlots {
  readonly number: ProviderSlot;
  readonly expiry: ProviderSlot;
  readonly cvc: ProviderSlot;
  readonly cards: Cards;
}

interface SlotState {
  readonly isFocused: boolean;
  readonly isComplete: boolean;
  readonly errorMessage: string | undefined;
}

const untouched: SlotState = { isFocused: false, isComplete: false, errorMessage: undefined };

/** Change event of a provider's field. */
interface FieldChange {
  readonly complete: boolean;
  readonly error: { readonly message: string } | undefined;
}

function useSlot(onChange: () => void) {
  const [state, set] = useState(untouched);
  const change = (part: Partial<SlotState>) => set((before) => ({ ...before, ...part }));
  return {
    state,
    events: {
      onFocus: () => change({ isFocused: true }),
      onBlur: () => change({ isFocused: false }),
      onChange: ({ complete, error }: FieldChange) => {
        change({ isComplete: complete, errorMessage: error?.message });
        onChange();
      },
    },
  };
}

/** Text style for the provider's iframes, where the page's style sheets don't apply. */
function frameStyle(container: HTMLElement | null): StripeElementStyle {
  if (container === null) return {};
  const { color, fontSize } = getComputedStyle(container);
  return { base: { color, fontSize } };
}

/** Props of {@link CardFields}. */
export interface CardFieldsProps {
  provider: Stripe;
  /** Disables the fields while the card is being used. */
  isDisabled: boolean;
  /** Called when the patient changes one of the fields. */
  onChange: () => void;
  children: (slots: CardSlots) => ReactNode;
}

function Slots({ isDisabled, onChange, children }: Omit<CardFieldsProps, 'provider'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [number, expiry, cvc] = [useSlot(onChange), useSlot(onChange), useSlot(onChange)];

  const cards: Cards = {
    async tokenize(name) {
      const card = elements?.getElement('cardNumber');
      if (!stripe || !card) throw new Error(MESSAGES.cardRefused);
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name },
      });
      if (error) throw error;
      return paymentMethod.id;
    },
    confirm: confirmWith(stripe),
  };
  const options = { style: frameStyle(container), disabled: isDisabled };
  return (
    <div ref={setContainer}>
      {children({
        number: {
          ...number.state,
          render: () => <CardNumberElement options={options} {...number.events} />,
        },
        expiry: {
          ...expiry.state,
          render: () => <CardExpiryElement options={options} {...expiry.events} />,
        },
        cvc: { ...cvc.state, render: () => <CardCvcElement options={options} {...cvc.events} /> },
        cards,
      })}
    </div>
  );
}

/** Renders a form with the provider's fields, so that card numbers never pass through the app (privacy rules, 11). */
export function CardFields({ provider, ...slots }: CardFieldsProps) {
  return (
    <Elements stripe={provider}>
      <Slots {...slots} />
    </Elements>
  );
}
