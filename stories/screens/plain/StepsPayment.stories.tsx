import { AddressForm, type AddressVerification } from '@patient/ui/AddressForm';
import { CardForm } from '@patient/ui/CardForm';
import { CouponField } from '@patient/ui/CouponField';
import { PlanCard } from '@patient/ui/PlanCard';
import { useBrand } from '@patient/ui/theme';
import { MESSAGES } from '@patient/app/shared/messages.ts';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { StepsFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { providerSlot } from './providerSlot.tsx';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Steps: payment' });

const states = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
] as const;

function Shipping({ verification = 'none' }: { verification?: AddressVerification }) {
  const [value, setValue] = useState({
    address: '123 Main Street',
    secondAddress: '',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  });
  return (
    <StepsFrame title="Where shall it go?" step={3}>
      <AddressForm
        value={value}
        onChange={setValue}
        onSubmit={fn()}
        suggestions={undefined}
        onSuggestion={fn()}
        states={states}
        verification={verification}
        onUseAnyway={fn()}
      />
    </StepsFrame>
  );
}

/** Where it goes; checked before the card is asked for. */
export const ShippingAddress = meta.story({
  tags: ['route:/steps', 'step:payment', 'step:payment-address', 'form:address'],
  render: () => <Shipping />,
  play: headed('Where shall it go?'),
});

/** The match code says that a unit is missing: it is asked for, and nothing is lost. */
export const UnitMissing = meta.story({
  tags: ['form:address-check'],
  globals: onPhone,
  render: () => <Shipping verification="missingUnit" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Apartment/ })).toHaveFocus();
    await headed('Where shall it go?')({ canvas });
  },
});

/** Not found in the address book: the patient may know better. */
export const NotFound = meta.story({
  tags: ['form:address-check'],
  globals: onPhone,
  render: () => <Shipping verification="notFound" />,
  play: headed('Where shall it go?'),
});

const price = {
  perMonth: '$23.33',
  perMonthBefore: '$28.00',
  today: '$70.00',
  todayNote: 'For 3 months',
  renews: { date: '02-21-2027', amount: '$70.00' },
  coupon: { code: 'WELCOME', amount: '-$14.00', note: 'For the first 2 of 4 periods' },
};

function Pay({ refusal }: { refusal?: string }) {
  const treatment = treatmentsOf(useBrand()).at(1);
  const [name, setName] = useState('Ada Lovelace');
  const [isSame, setSame] = useState(true);
  return (
    <StepsFrame title="How will you pay?" step={3}>
      <PlanCard
        name={treatment?.product}
        imageUrl={treatment?.picture}
        lines={[
          { id: 'dose', label: 'Dose', value: treatment?.dose },
          { id: 'delivery', label: 'Delivery', value: 'Every 3 months' },
        ]}
        price={price}
      />
      <CardForm
        number={providerSlot('cc-number', '4242 4242 4242 4242')}
        expiry={providerSlot('cc-exp', '04 / 29')}
        cvc={providerSlot('cc-csc')}
        name={name}
        onNameChange={setName}
        isBillingSame={isSame}
        onBillingSameChange={setSame}
        onPay={fn()}
        payLabel="Hold $70.00"
        error={refusal}
      >
        <CouponField
          state="applied"
          defaultValue="WELCOME"
          saving="-$14.00 for the first 2 of 4 periods"
          onApply={fn()}
          onRemove={fn()}
        />
      </CardForm>
    </StepsFrame>
  );
}

/** What is paid, why it is only held, and the card. */
export const PaymentCard = meta.story({
  tags: ['step:payment-card', 'form:card', 'form:coupon'],
  render: () => <Pay />,
  play: headed('How will you pay?'),
});

export const Phone = meta.story({ ...PaymentCard.input, tags: [], globals: onPhone });

/** The provider's first text, or these words; what was typed stays. */
export const Refused = meta.story({
  tags: ['message:cardRefused', 'form:card'],
  globals: onPhone,
  render: () => <Pay refusal={MESSAGES.cardRefused} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oops... Try again later')).toBeVisible();
  },
});
