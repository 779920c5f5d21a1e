import { expect, fn, userEvent } from 'storybook/test';
import { CardGroup, type CardGroupProps, type CardOption } from '@patient/ui/CardGroup';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { brokenPicture, otherPicture, productPicture } from '../pictures.ts';
import { Sheet } from '../Sheet.tsx';
import { followError, InForm } from './InForm.tsx';

const plans: readonly CardOption[] = [
  {
    value: 'quarterly',
    label: 'Every 3 months',
    badge: 'Most popular',
    description: 'Three months at once, one delivery.',
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

/** Storybook's types want one shape of arguments. */
const Cards = (props: One) => <CardGroup {...props} />;

const meta = preview.meta({
  title: 'Components/CardGroup',
  component: Cards,
  args: {
    selectionMode: 'single' as const,
    label: 'How often shall we deliver?',
    name: 'delivery',
    options: plans,
    onChange: fn(),
  },
});

export const Default = meta.story();

/** Named by the answer alone; mark, price and description are read after it. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How often shall we deliver?' })).toBeVisible();
    const quarterly = canvas.getByRole('radio', { name: 'Every 3 months' });
    const monthly = canvas.getByRole('radio', { name: 'Every month' });
    await expect(quarterly).toHaveAccessibleDescription(
      'Most popular $25 a month Three months at once, one delivery.',
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

const choose = fn();

/** Checkboxes: Tab goes from card to card; "None of these" clears the others and is cleared by them. */
export const Multiple = meta.story({
  render: () => (
    <CardGroup
      selectionMode="multiple"
      label="Do you have any of these?"
      description="Choose all that you have."
      name="illnesses"
      options={illnesses}
      onChange={choose}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Do you have any of these?' })).toBeVisible();
    const box = (name: string) => canvas.getByRole('checkbox', { name });
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

/** On a phone the prices stand under each other, so that they can be compared; a mark goes under the name. */
export const OnAPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const [first, second] = ['$25', '$30'].map((amount) => canvas.getByText(amount).getBoundingClientRect());
    const name = canvas.getByText('Every 3 months').getBoundingClientRect();
    const mark = canvas.getByText('Most popular').getBoundingClientRect();
    await expect(first?.left).toBe(second?.left);
    await expect(first?.top).toBeLessThan(mark.top);
    await expect(mark.top).toBeGreaterThanOrEqual(name.bottom);
  },
});

/** A heading of the page asks; pictures help to choose, and a broken one leaves no hole. */
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

const sent = fn();

/** Refused by name, led to by the summary, right again when answered. */
export const Sent = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'delivery', message: 'Choose how often' }} onSent={sent}>
      <Cards {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByRole('radio', { name: 'Every 3 months' });
    await expect(await followError(canvasElement, 'Choose how often')).toBe(first);
    await expect(first).toHaveAccessibleDescription(/Choose how often/);
    await userEvent.click(canvas.getByText('Every month'));
    await expect(first).not.toHaveAccessibleDescription(/Choose how often/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith(['delivery=monthly']);
  },
});

/** Shown and read, not to be chosen. */
export const DisabledOption = meta.story({
  args: {
    options: plans.map((plan) =>
      plan.value === 'monthly'
        ? { ...plan, isDisabled: true, description: 'Not offered for this dose.' }
        : plan,
    ),
  },
  play: async ({ args, canvas }) => {
    const monthly = canvas.getByRole('radio', { name: 'Every month' });
    await expect(monthly).toBeDisabled();
    await userEvent.click(canvas.getByText('Not offered for this dose.'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    label: 'Which of these describes best how you would like to take your medicine from now on?',
    description: 'A doctor looks at it and may propose another one.',
    options: [
      {
        value: 'long',
        label: 'A tablet that melts under the tongue, taken about half an hour before it is needed',
        imageUrl: productPicture,
        badge: 'Most popular with new patients',
        description: 'Works for four to six hours. Not with grapefruit, and not after a heavy meal.',
        price: { amount: '$1,234.50', note: 'for three months, delivery included' },
      },
      ...plans,
    ],
    errorMessage: 'Choose one of them; if you are not sure, choose the first and tell the doctor',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  args: { errorMessage: 'Choose how often' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  args: { defaultValue: 'quarterly' },
  globals: { direction: 'rtl' },
});

/** Every state of both kinds. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Sheet
      rows={['empty', 'chosen', 'error', 'read only', 'disabled']}
      columns={['single', 'multiple']}
      cell={(row, column) => {
        const state = {
          style: { inlineSize: '20rem' },
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

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
