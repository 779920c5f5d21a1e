import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Form } from '@patient/ui/Form';
import { Inline } from '@patient/ui/Inline';
import { PriceLine } from '@patient/ui/PriceLine';
import { Select } from '@patient/ui/Select';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { MESSAGES } from '@patient/app/domain/messages.ts';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { StepsFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Steps: payment' });

const states = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
] as const;

function Address({ unit }: { unit?: string }) {
  return (
    <Form onSubmit={fn()} errors={unit === undefined ? [] : [{ name: 'secondAddress', message: unit }]}>
      <TextField label="Address" name="address" autoComplete="address-line1" defaultValue="123 Main Street" />
      <TextField
        label="Apartment or unit"
        name="secondAddress"
        autoComplete="address-line2"
        optionalLabel="optional"
      />
      <TextField label="City" name="city" autoComplete="address-level2" defaultValue="Austin" />
      <Select label="State" name="state" options={states} defaultValue="TX" />
      <TextField
        label="Zip code"
        name="zipCode"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue="78701"
      />
      <Button type="submit" variant="primary" isWide>
        Continue
      </Button>
    </Form>
  );
}

/** Where it goes; checked before the card is asked for. */
export const ShippingAddress = meta.story({
  tags: ['route:/steps', 'step:payment', 'step:payment-address', 'form:address'],
  render: () => (
    <StepsFrame title="Where shall it go?" step={3}>
      <Address />
    </StepsFrame>
  ),
  play: headed('Where shall it go?'),
});

/** The match code says that a unit is missing: said at the field, and nothing is lost. */
export const UnitMissing = meta.story({
  tags: ['form:address-check'],
  globals: onPhone,
  render: () => (
    <StepsFrame title="Where shall it go?" step={3}>
      <Address unit="This house has several units. Add yours, for example Apt 4." />
    </StepsFrame>
  ),
  play: headed('Where shall it go?'),
});

/** Not found in the address book: the patient may know better. */
export const NotFound = meta.story({
  tags: ['form:address-check'],
  globals: onPhone,
  render: () => (
    <StepsFrame title="Where shall it go?" step={3}>
      <Alert
        tone="warning"
        title="We could not find this address"
        action={
          <Inline>
            <Button>Use it anyway</Button>
            <Button variant="quiet">Change it</Button>
          </Inline>
        }
      >
        99 Nowhere Road, Austin, TX 78701
      </Alert>
      <Address />
    </StepsFrame>
  ),
  play: headed('Where shall it go?'),
});

function Pay({ refusal }: { refusal?: string }) {
  return (
    <>
      <Card tone="flat">
        <Stack gap={3}>
          <PriceLine label="Medicine, 3 months" amount="$84.00" />
          <PriceLine label="Coupon WELCOME" amount="-$14.00" note="For the first 2 of 4 periods" />
          <PriceLine label="Billed today" amount="$70.00" emphasis="total" />
          <p>The sum is held on your card. Nothing is charged before a doctor approves.</p>
        </Stack>
      </Card>
      <Form onSubmit={fn()}>
        {refusal !== undefined && (
          <Alert tone="danger" title="Your card was not accepted">
            {refusal}
          </Alert>
        )}
        <TextField label="Card number" name="number" inputMode="numeric" autoComplete="cc-number" />
        <Inline align="start">
          <TextField
            label="Expires"
            name="expires"
            inputMode="numeric"
            autoComplete="cc-exp"
            description="MM/YY"
          />
          <TextField
            label="Security code"
            name="code"
            inputMode="numeric"
            autoComplete="cc-csc"
            description="3 or 4 digits"
          />
        </Inline>
        <TextField label="Coupon code" name="coupon" defaultValue="WELCOME" />
        <Button type="submit" variant="primary" isWide>
          Hold $70.00
        </Button>
      </Form>
    </>
  );
}

/** What is paid, why it is only held, and the card. */
export const PaymentCard = meta.story({
  tags: ['step:payment-card', 'form:card', 'form:coupon'],
  render: () => (
    <StepsFrame title="How will you pay?" step={3}>
      <Pay />
    </StepsFrame>
  ),
  play: headed('How will you pay?'),
});

export const Phone = meta.story({ ...PaymentCard.input, tags: [], globals: onPhone });

/** The provider's first text, or these words; what was typed stays. */
export const Refused = meta.story({
  tags: ['message:cardRefused', 'form:card'],
  globals: onPhone,
  render: () => (
    <StepsFrame title="How will you pay?" step={3}>
      <Pay refusal={MESSAGES.cardRefused} />
    </StepsFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oops... Try again later')).toBeVisible();
  },
});
