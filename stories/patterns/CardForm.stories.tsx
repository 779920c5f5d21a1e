import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  BillingFields,
  CardChoice,
  CardForm,
  CardOnFileForm,
  WalletOption,
  type CardFormProps,
  type ProviderSlot,
} from '@patient/ui/CardForm';
import { Button } from '@patient/ui/Button';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';
import { smallTargets } from '../targets.ts';

/** Mock of the provider's field, which is an iframe. */
const slot = (
  autoComplete: string,
  placeholder: string,
  rest: Omit<ProviderSlot, 'render'> = {},
): ProviderSlot => ({
  ...rest,
  render: ({ labelId, messageId }) => (
    <input
      aria-labelledby={labelId}
      aria-describedby={messageId}
      aria-invalid={rest.errorMessage !== undefined}
      autoComplete={autoComplete}
      inputMode="numeric"
      defaultValue={placeholder}
      style={{ inlineSize: '100%', border: 'none', outline: 'none', background: 'transparent' }}
    />
  ),
});

const first: CardFormProps = {
  number: slot('cc-number', ''),
  expiry: slot('cc-exp', ''),
  cvc: slot('cc-csc', ''),
  name: '',
  onNameChange: fn(),
  onBillingSameChange: fn(),
  onPay: fn(),
  payLabel: 'Pay $84.00',
};

const meta = preview.meta({
  title: 'Patterns/Payment/CardForm',
  component: CardForm,
  args: first,
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

/** Whether a field or a box around it shows the focus ring. */
const hasFocusRing = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).outlineStyle === 'solid' || hasFocusRing(element.parentElement));

/** Tab order: number, expiration date, code, name, billing, Pay. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    for (const name of ['Card number', 'Expiration date', 'Security code', 'Name on the card']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
      await expect(hasFocusRing(canvas.getByRole('textbox', { name }))).toBe(true);
    }
    await userEvent.keyboard('A');
    await expect(args.onNameChange).toHaveBeenLastCalledWith('A');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onBillingSameChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

const paid = fn();

function Paying(args: CardFormProps) {
  const [isPending, setPending] = useState(false);
  return (
    <CardForm
      {...args}
      isPending={isPending}
      onPay={() => {
        paid();
        setPending(true);
      }}
    />
  );
}

/** A double press calls once; the fields are disabled until the response. */
export const SubmitsOnce = meta.story({
  render: (args) => <Paying {...args} />,
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: /Pay/ });
    await userEvent.dblClick(pay);
    await expect(paid).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('progressbar', { name: 'Processing your payment…' })).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Name on the card' })).toBeDisabled();
  },
});

/** Enter in a field disables it and moves focus to the button, which announces the pending payment. */
export const EnterKeepsFocus = meta.story({
  tags: ['check'],
  render: (args) => <Paying {...args} />,
  play: async ({ canvas }) => {
    const holder = canvas.getByRole('textbox', { name: 'Name on the card' });
    await userEvent.type(holder, '{Enter}');
    await waitFor(() => expect(holder).toBeDisabled());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Pay/ })).toHaveFocus());
  },
});

/** Two presses before a rerender. */
export const SubmitsOnceBeforeRender = meta.story({
  args: { onPay: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    const pay = canvas.getByRole('button', { name: /Pay/ });
    pay.click();
    pay.click();
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), '{Enter}{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});

/** While the amount is refetched, neither the button nor Enter pays. */
export const AmountUnknown = meta.story({
  args: { isReady: false, payLabel: 'Pay' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), '{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

const wrongNumber = slot('cc-number', '4000', { errorMessage: 'Your card number is incomplete.' });

/** The provider's message at its field. */
export const WithErrors = meta.story({
  args: { number: wrongNumber },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveAccessibleDescription(
      'Your card number is incomplete.',
    );
    const message = canvas.getByText('Your card number is incomplete.').closest('[aria-live]');
    await expect(message).toHaveAttribute('aria-live', 'polite');
  },
});

export const Complete = meta.story({
  args: { number: slot('cc-number', '4242 4242 4242 4242', { isComplete: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveAccessibleDescription(
      'Card number complete',
    );
  },
});

const declined = {
  title: "Your bank didn't accept this card",
  message: 'Your card was declined.',
  hint: 'Nothing was held or charged. Try another card, or ask your bank.',
};

/** Shows what failed, the provider's message, and whether anything was charged. */
export const Declined = meta.story({
  args: { error: declined, name: 'Ada Moore' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(declined.title);
    await expect(alert).toHaveTextContent(declined.message);
    await expect(alert).toHaveTextContent(declined.hint);
    await expect(canvas.getByRole('textbox', { name: 'Name on the card' })).toHaveValue('Ada Moore');
  },
});

export const TestMode = meta.story({
  args: { isTest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We won't charge a real card. Use a test card.")).toBeVisible();
  },
});

const addressStates = [
  { value: 'OR', label: 'Oregon' },
  { value: 'TX', label: 'Texas' },
];

function OtherAddress(args: CardFormProps) {
  const [address, setAddress] = useState({
    address: '12 Elm Street',
    secondAddress: '',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  });
  return (
    <CardForm
      {...args}
      isBillingSame={false}
      billing={
        <BillingFields
          value={address}
          onChange={setAddress}
          states={addressStates}
          isDisabled={args.isPending ?? false}
        />
      }
    />
  );
}

/** A different billing address has its own fields, which a browser fills in as such. */
export const OtherBilling = meta.story({
  render: (args) => <OtherAddress {...args} />,
  play: async ({ canvas }) => {
    const fields = [
      ['textbox', 'Street address', 'address-line1'],
      ['textbox', /Apartment/, 'address-line2'],
      ['textbox', 'City', 'address-level2'],
      ['combobox', 'State', 'address-level1'],
      ['textbox', 'ZIP code', 'postal-code'],
    ] as const;
    for (const [role, name, token] of fields)
      await expect(canvas.getByRole(role, { name })).toHaveAttribute('autocomplete', `billing ${token}`);
    const city = canvas.getByRole('textbox', { name: 'City' });
    await userEvent.clear(city);
    await userEvent.type(city, 'Portland');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Oregon');
    await expect(city).toHaveValue('Portland');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('OR');
  },
});

const cardOnFile = { brand: 'Visa', lastFour: '4242', expires: '04/29' };

function EitherCard(args: CardFormProps) {
  const [isOnFile, setOnFile] = useState(true);
  const { onPay, payLabel, error } = args;
  return (
    <div>
      <CardChoice card={cardOnFile} isOnFile={isOnFile} onChange={setOnFile} />
      {isOnFile ? <CardOnFileForm onPay={onPay} payLabel={payLabel} error={error} /> : <CardForm {...args} />}
    </div>
  );
}

/** The card on file is paid with without typing it; another one has fields. */
export const OnFile = meta.story({
  render: (args) => <EitherCard {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Use Visa ending in 4242' })).toBeChecked();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $84.00' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Use another card' }));
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  },
});

const WithWallet = (args: CardFormProps) => (
  <Stack gap={4}>
    <WalletOption isOffered>
      <Button isWide>Pay with a wallet</Button>
    </WalletOption>
    <CardForm {...args} />
  </Stack>
);

/** A wallet is offered above the form once the device has one. */
export const Wallet = meta.story({
  render: (args) => <WithWallet {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Or pay with a card')).toBeVisible();
  },
});

const long = {
  name: 'Maria Magdalena van der Westhuizen-Featherstonehaugh',
  error: { ...declined, message: 'Your card has insufficient funds for this payment.' },
  payLabel: 'Pay $1,234.50 when a doctor approves',
  isTest: true,
};

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

const states: Record<string, Partial<CardFormProps>> = {
  empty: {},
  focused: { number: slot('cc-number', '4242', { isFocused: true }) },
  complete: {
    number: slot('cc-number', '4242 4242 4242 4242', { isComplete: true }),
    expiry: slot('cc-exp', '12 / 28', { isComplete: true }),
    cvc: slot('cc-csc', '123', { isComplete: true }),
    name: 'Ada Moore',
  },
  wrong: { number: wrongNumber },
  declined: { error: declined },
  'sum unknown': { isReady: false, payLabel: 'Pay' },
  pending: { isPending: true, name: 'Ada Moore' },
  test: { isTest: true },
};

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <>
      <States
        rows={['card'] as const}
        columns={Object.keys(states)}
        width="25rem"
        cell={(_row, column) => <CardForm {...args} {...states[column]} />}
      />
      <States
        label="More ways to pay"
        rows={['more ways to pay'] as const}
        columns={['card on file', 'card on file declined', 'another billing address', 'wallet'] as const}
        width="25rem"
        cell={(_row, column) =>
          column === 'wallet' ? (
            <WithWallet {...args} />
          ) : column === 'another billing address' ? (
            <OtherAddress {...args} />
          ) : (
            <EitherCard {...args} error={column === 'card on file' ? undefined : declined} />
          )
        }
      />
    </>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
