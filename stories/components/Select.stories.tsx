import { expect, fn, userEvent } from 'storybook/test';
import { Select, type SelectOption } from '@patient/ui/Select';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const options: readonly SelectOption[] = [
  { value: 'CA', label: 'California' },
  { value: 'CO', label: 'Colorado' },
  { value: 'FL', label: 'Florida' },
  { value: 'NY', label: 'New York' },
  { value: 'TX', label: 'Texas (not available yet)', isDisabled: true },
  { value: 'UT', label: 'Utah' },
  { value: 'WA', label: 'Washington' },
];

const meta = preview.meta({
  title: 'Components/Select',
  component: Select<string>,
  args: { label: 'State', name: 'state', autoComplete: 'address-level1', options, onChange: fn() },
});

export const Default = meta.story();

/** Tab focuses the field, and choosing reports the value. Keys in the list are native. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'State' });
    await step('Nothing is chosen', async () => {
      await expect(field).toHaveDisplayValue('Choose one');
      await expect(canvas.getByRole('option', { name: 'Choose one' })).toBeDisabled();
      await expect(canvas.getByRole('option', { name: 'Texas (not available yet)' })).toBeDisabled();
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step('Choosing reports the value', async () => {
      await userEvent.selectOptions(field, 'Colorado');
      await expect(args.onChange).toHaveBeenLastCalledWith('CO');
      await expect(field).toHaveDisplayValue('Colorado');
      await expect(field).toHaveFocus();
    });
  },
});

/** Clicking the label focuses the field. */
export const Pointer = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('State'));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** A value that is not an option, such as a state that is no longer served, is not shown as another one. */
export const NotOffered = meta.story({
  args: { value: 'AK' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'State' });
    await expect(field).toHaveDisplayValue('Choose one');
    await userEvent.selectOptions(field, 'California');
    await expect(args.onChange).toHaveBeenLastCalledWith('CA');
  },
});

const onSubmitted = fn();

/** The error summary links to the field. */
export const Submitted = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'state', message: 'Choose your state' }} onSubmitted={onSubmitted}>
      <Select {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'State' });
    await expect(field).toBeRequired();
    await expect(await followError(canvasElement, 'Choose your state')).toBe(field);
    // Nothing is submitted without a choice.
    await expect(onSubmitted).toHaveBeenLastCalledWith([]);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose your state');
    await userEvent.selectOptions(field, 'California');
    await expect(field).toBeValid();
    await expect(field).not.toHaveAccessibleDescription('Choose your state');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['state=CA']);
  },
});

/** A long choice wraps instead of being cut. */
export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'State where you live and where the pharmacy should send your medicine',
    description: 'A doctor licensed in that state reviews your answers.',
    errorMessage: 'Choose the state where you spend most of the year',
    options: [{ value: 'DC', label: 'District of Columbia and all other territories that are part of it' }],
    defaultValue: 'DC',
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    const line = Number.parseFloat(getComputedStyle(select).lineHeight);
    await expect(select.clientHeight).toBeGreaterThan(2 * line);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { defaultValue: 'WA', errorMessage: 'Choose your state' },
  globals: largeTextOnPhone,
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultValue: 'NY' },
  globals: { direction: 'rtl' },
});

/** All states, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'hover', 'focus', 'chosen', 'error', 'disabled']}
      columns={['plain', 'with help']}
      width="14rem"
      cell={(row, column) => (
        <Select
          {...args}
          name={`${row} ${column}`}
          label={`State, ${row}, ${column}`}
          defaultValue={row === 'chosen' || row === 'disabled' ? 'CA' : null}
          description={column === 'plain' ? undefined : 'Where you live.'}
          errorMessage={row === 'error' ? 'Choose your state' : undefined}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('combobox'))
      await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
