import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AddressForm, type Address, type AddressFormProps } from '@patient/ui/AddressForm';
import type { Suggestion } from '@patient/ui/ComboBox';
import preview from '../../.storybook/preview.tsx';
import { recordAnnouncements } from '../recordAnnouncements.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';
import { smallTargets } from '../targets.ts';

interface Found extends Suggestion {
  parts: Address;
}

const elm: Found = {
  id: 'elm',
  label: '12 Elm Street',
  description: 'Austin, TX 78701',
  parts: { address: '12 Elm Street', secondAddress: '', city: 'Austin', state: 'TX', zipCode: '78701' },
};

const empty: Address = { address: '', secondAddress: '', city: '', state: '', zipCode: '' };
const none: readonly Found[] | undefined = undefined;

/** Storybook's types require a single shape of arguments. */
function Controlled(args: AddressFormProps<Found>) {
  const [value, setValue] = useState(args.value);
  const change = (next: Address) => {
    setValue(next);
    args.onChange(next);
  };
  return (
    <AddressForm<Found>
      {...args}
      value={value}
      onChange={change}
      suggestions={value.address.length > 2 && value.address !== elm.label ? args.suggestions : none}
      onSuggestion={(item) => {
        args.onSuggestion(item);
        change(item.parts);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/Payment/AddressForm',
  component: Controlled,
  args: {
    value: empty,
    onChange: fn(),
    onSubmit: fn(),
    onUseAnyway: fn(),
    onSuggestion: fn(),
    suggestions: [elm],
    states: [
      { value: 'CA', label: 'California' },
      { value: 'NY', label: 'New York' },
      { value: 'TX', label: 'Texas' },
    ],
  },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

/** Every field has an autocomplete token. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const [field, token] of [
      [canvas.getByRole('combobox', { name: 'Street address' }), 'address-line1'],
      [canvas.getByRole('textbox', { name: /Apartment/ }), 'address-line2'],
      [canvas.getByRole('textbox', { name: 'City' }), 'address-level2'],
      [canvas.getByRole('combobox', { name: 'State' }), 'address-level1'],
      [canvas.getByRole('textbox', { name: 'ZIP code' }), 'postal-code'],
    ] as const)
      await expect(field).toHaveAttribute('autocomplete', token);
  },
});

/** A suggestion fills all fields; Enter in a field submits. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const street = canvas.getByRole('combobox', { name: 'Street address' });
    await expect(street).toHaveFocus();
    await userEvent.keyboard('12 e');
    const option = await screen.findByRole('option', { name: /12 Elm Street/ });
    await waitFor(() => expect(option).toBeVisible());
    const announced = recordAnnouncements();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(announced()).toContain('City, state and ZIP code filled in: Austin, TX 78701'),
    );
    await expect(args.onSuggestion).toHaveBeenCalledWith(elm);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(street).toHaveValue('12 Elm Street');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Austin');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Texas');
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('78701');
    await userEvent.click(canvas.getByRole('textbox', { name: /Apartment/ }));
    await userEvent.keyboard('4b{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...elm.parts, secondAddress: '4b' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Focus moves to the unit field, and the address can be used as entered. */
export const MissingUnit = meta.story({
  args: { value: elm.parts, verification: 'missingUnit' },
  play: async ({ args, canvas }) => {
    const unit = canvas.getByRole('textbox', { name: 'Apartment, suite or unit' });
    await expect(unit).toHaveFocus();
    await expect(unit).toHaveAccessibleDescription('Add your apartment or unit number');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address anyway' }));
    await expect(args.onUseAnyway).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const UnknownUnit = meta.story({
  args: { value: { ...elm.parts, secondAddress: '99z' }, verification: 'unknownUnit' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Apartment, suite or unit' }),
    ).toHaveAccessibleDescription("We couldn't find this apartment or unit");
  },
});

export const NotFound = meta.story({
  args: { value: elm.parts, verification: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('use it as you entered it');
  },
});

/** The result of the check is announced in a live region that is rendered before it. */
export const NotFoundAfterCheck = meta.story({
  tags: ['check'],
  args: { value: elm.parts, verification: 'checking' },
  render: function Render(args) {
    const [isChecked, setChecked] = useState(false);
    return (
      <>
        <button onClick={() => setChecked(true)}>Finish the check</button>
        <AddressForm<Found> {...args} verification={isChecked ? 'notFound' : 'checking'} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish the check' }));
    await waitFor(() =>
      expect(announced().join()).toMatch(/We couldn't find this address.*use it as you entered it/s),
    );
  },
});

export const Verified = meta.story({ args: { value: elm.parts, verification: 'verified' } });

/** A second Enter is ignored while the check is running. */
export const Checking = meta.story({
  args: { value: elm.parts, verification: 'checking' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Checking your address…' })).toBeInTheDocument();
  },
});

function RejectedAddress(args: AddressFormProps<Found>) {
  const [errors, setErrors] = useState<AddressFormProps<Found>['errors']>([]);
  return (
    <Controlled
      {...args}
      errors={errors ?? []}
      onSubmit={() =>
        setErrors([
          { name: 'state', message: 'Choose your state' },
          { name: 'zipCode', message: 'A ZIP code has 5 digits' },
        ])
      }
    />
  );
}

/** Every error links to its field. */
export const WithErrors = meta.story({
  args: { value: { ...elm.parts, state: '', zipCode: '787' } },
  render: (args) => <RejectedAddress {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'A ZIP code has 5 digits' }));
    const zip = canvas.getByRole('textbox', { name: 'ZIP code' });
    await expect(zip).toHaveFocus();
    await expect(zip).toHaveAccessibleDescription(/A ZIP code has 5 digits/);
    await userEvent.click(canvas.getByRole('link', { name: 'Choose your state' }));
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus();
  },
});

const long = {
  value: {
    ...elm.parts,
    address: '12345 North Martin Luther King Junior Boulevard, Building 7',
    city: 'San Buenaventura (Ventura)',
  },
  verification: 'notFound' as const,
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

const states = {
  empty: {},
  missingUnit: { value: elm.parts, verification: 'missingUnit' },
  notFound: { value: elm.parts, verification: 'notFound' },
  verified: { value: elm.parts, verification: 'verified' },
  checking: { value: elm.parts, verification: 'checking' },
  disabled: { value: elm.parts, isDisabled: true },
} as const;

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <States
      rows={['address'] as const}
      columns={['empty', 'checking', 'missingUnit', 'notFound', 'verified', 'disabled'] as const}
      cell={(_row, column) => (
        <div style={{ inlineSize: 'min(27rem, 88vw)' }}>
          <Controlled {...args} {...states[column]} />
        </div>
      )}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
