import { expect, fn, userEvent } from 'storybook/test';
import { CardGroup, type CardGroupProps, type CardOption } from '@patient/ui/CardGroup';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { brokenPicture, otherPicture, productPicture } from '../pictures.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const plans: readonly CardOption[] = [
  {
    value: 'quarterly',
    label: 'Every 3 months',
    badge: 'Most popular',
    description: 'A three-month supply in one delivery.',
    price: { amount: '$25', note: 'a month' },
  },
  {
    value: 'monthly',
    label: 'Every month',
    description: 'Change or cancel from month to month.',
    price: { amount: '$30', note: 'a month' },
  },
];

const illnesses: readonly CardOption[] = [
  { value: 'pressure', label: 'High blood pressure' },
  { value: 'heart', label: 'Heart disease', description: 'Such as a heart attack, or chest pain' },
  { value: 'diabetes', label: 'Diabetes' },
  { value: 'none', label: 'None of these', isExclusive: true },
];

type One = Extract<CardGroupProps<string>, { selectionMode: 'single' }>;

/** Storybook's types require a single args shape. */
const Cards = (props: One) => <CardGroup {...props} />;

const meta = preview.meta({
  title: 'Components/CardGroup',
  component: Cards,
  args: {
    selectionMode: 'single' as const,
    label: 'How often should we deliver?',
    name: 'delivery',
    options: plans,
    onChange: fn(),
  },
});

export const Default = meta.story();

/** Each card has its answer as name, and badge, price and description as description. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often should we deliver?' })).toBeVisible();
    const quarterly = canvas.getByRole('radio', { name: 'Every 3 months' });
    const monthly = canvas.getByRole('radio', { name: 'Every month' });
    await expect(quarterly).toHaveAccessibleDescription(
      'Most popular $25 a month A three-month supply in one delivery.',
    );
    await userEvent.tab();
    await expect(quarterly).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(quarterly).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(monthly).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('monthly');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('quarterly');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('monthly');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('quarterly');
    await userEvent.tab();
    await expect(monthly).not.toHaveFocus();
    await userEvent.click(canvas.getByText('Change or cancel from month to month.'));
    await expect(monthly).toBeChecked();
  },
});

/** Price and badge stay with an empty description. */
export const EmptyDescription = meta.story({
  tags: ['check'],
  args: { options: plans.map((plan) => ({ ...plan, description: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Every 3 months' })).toHaveAccessibleDescription(
      'Most popular $25 a month',
    );
    await expect(canvas.getByText('$30')).toBeVisible();
  },
});

/** With values that contain spaces, each card still has only its answer as name. */
export const ValueWithSpaces = meta.story({
  args: { options: plans.map((plan) => ({ ...plan, value: `plan ${plan.value}` })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Every month' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('plan monthly');
  },
});

const pick = fn();

/** A read-only answer can't be chosen. */
export const ReadOnly = meta.story({
  args: { value: 'quarterly', isReadOnly: true, onPick: pick },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Every month'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Every 3 months' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(pick).not.toHaveBeenCalled();
  },
});

const choose = fn();

/** Tab moves from card to card. "None of these" clears the others, and the reverse. */
export const Multiple = meta.story({
  render: () => (
    <CardGroup
      selectionMode="multiple"
      label="Do you have any of these?"
      description="Choose all that apply."
      name="illnesses"
      options={illnesses}
      onChange={choose}
    />
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Do you have any of these?' });
    await expect(group).toHaveAccessibleDescription('Choose all that apply.');
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('Heart disease')).toHaveAccessibleDescription('Such as a heart attack, or chest pain');
    await userEvent.tab();
    await expect(box('High blood pressure')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(choose).toHaveBeenLastCalledWith(['pressure', 'heart']);
    await userEvent.click(canvas.getByText('None of these'));
    await expect(choose).toHaveBeenLastCalledWith(['none']);
    await expect(box('High blood pressure')).not.toBeChecked();
    await userEvent.click(canvas.getByText('Such as a heart attack, or chest pain'));
    await expect(choose).toHaveBeenLastCalledWith(['heart']);
    await expect(box('None of these')).not.toBeChecked();
  },
});

/** On a phone, prices line up for comparison and the badge wraps below the label. */
export const Phone = meta.story({
  tags: ['check'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const [first, second] = ['$25', '$30'].map((amount) => canvas.getByText(amount).getBoundingClientRect());
    const name = canvas.getByText('Every 3 months').getBoundingClientRect();
    const badge = canvas.getByText('Most popular').getBoundingClientRect();
    await expect(first?.left).toBe(second?.left);
    await expect(first?.top).toBeLessThan(badge.top);
    await expect(badge.top).toBeGreaterThanOrEqual(name.bottom);
  },
});

/** The page heading is the question. A broken picture leaves no gap. */
export const WithPictures = meta.story({
  args: {
    label: undefined,
    'aria-labelledby': 'question',
    layout: 'grid' as const,
    options: [
      { value: 'tablet', label: 'Tablet', imageUrl: productPicture, description: 'Once a day, with water.' },
      { value: 'spray', label: 'Spray', imageUrl: otherPicture, description: 'Once a day, on dry hair.' },
      { value: 'gel', label: 'Gel', imageUrl: brokenPicture, description: 'Twice a day.' },
    ],
  },
  render: (args) => (
    <Stack gap={3}>
      <h2 id="question">How would you like to take it?</h2>
      <Cards {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: 'How would you like to take it?' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Gel' })).toHaveAccessibleDescription('Twice a day.');
  },
});

const onSubmitted = fn();

/** An error by name is linked from the error summary and cleared by an answer. */
export const Submitted = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'delivery', message: 'Choose a delivery schedule' }} onSubmitted={onSubmitted}>
      <Cards {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByRole('radio', { name: 'Every 3 months' });
    await expect(await followError(canvasElement, 'Choose a delivery schedule')).toBe(first);
    await expect(first).toHaveAccessibleDescription(/Choose a delivery schedule/);
    await userEvent.click(canvas.getByText('Every month'));
    await expect(first).not.toHaveAccessibleDescription(/Choose a delivery schedule/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['delivery=monthly']);
  },
});

/** A disabled option can be read but not selected. */
export const DisabledOption = meta.story({
  args: {
    options: plans.map((plan) =>
      plan.value === 'monthly'
        ? { ...plan, isDisabled: true, description: 'Not available for this dose.' }
        : plan,
    ),
  },
  play: async ({ args, canvas }) => {
    const monthly = canvas.getByRole('radio', { name: 'Every month' });
    await expect(monthly).toBeDisabled();
    await userEvent.click(canvas.getByText('Not available for this dose.'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Which of these best describes how you would like to take your medicine from now on?',
    description: 'A doctor reviews your choice and may suggest another one.',
    options: [
      {
        value: 'long',
        label: 'A tablet that melts under the tongue, taken about 30 minutes before you need it',
        imageUrl: productPicture,
        badge: 'Most popular with new patients',
        description: 'Works for four to six hours. Not with grapefruit, and not after a heavy meal.',
        price: { amount: '$1,234.50', note: 'for three months, delivery included' },
      },
      ...plans,
    ],
    errorMessage: 'Choose one. If you’re not sure, choose the first one and tell the doctor',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { errorMessage: 'Choose a delivery schedule' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultValue: 'quarterly' },
  globals: { direction: 'rtl' },
});

/** Every state of both selection modes. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['empty', 'hover', 'pressed', 'focus', 'chosen', 'error', 'read only', 'disabled']}
      columns={['single', 'multiple']}
      width="20rem"
      cell={(row, column) => {
        const state = {
          name: `${row} ${column}`,
          errorMessage: row === 'error' ? 'Choose one' : undefined,
          isReadOnly: row === 'read only',
          isDisabled: row === 'disabled',
        };
        const isChosen = row !== 'empty' && row !== 'error';
        return column === 'single' ? (
          <CardGroup
            {...state}
            selectionMode="single"
            label={`How often? (${row})`}
            options={plans}
            defaultValue={isChosen ? 'quarterly' : null}
          />
        ) : (
          <CardGroup
            {...state}
            selectionMode="multiple"
            label={`Any of these? (${row})`}
            options={illnesses}
            defaultValue={isChosen ? ['pressure', 'heart'] : []}
          />
        );
      }}
    />
  ),
  play: async ({ canvas }) => {
    for (const choice of [...canvas.getAllByRole('radio'), ...canvas.getAllByRole('checkbox')])
      await expect(choice.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
