import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select, type SelectOption } from '@patient/ui/Select';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';
import { followError, InForm } from './InForm.tsx';

const options: readonly SelectOption[] = [
  { value: 'CA', label: 'California' },
  { value: 'CO', label: 'Colorado' },
  { value: 'FL', label: 'Florida' },
  { value: 'NY', label: 'New York' },
  { value: 'TX', label: 'Texas', description: 'Not available yet', isDisabled: true },
  { value: 'UT', label: 'Utah' },
  { value: 'WA', label: 'Washington' },
];

const meta = preview.meta({
  title: 'Components/Select',
  component: Select<string>,
  args: { label: 'State', name: 'state', autoComplete: 'address-level1', options, onChange: fn() },
});

export const Default = meta.story();

const page = () => within(document.body);
const line = (name: string) => page().findByRole('option', { name });
const expectClosed = () => waitFor(() => expect(page().queryByRole('listbox')).not.toBeInTheDocument());

/** Enter, Space and arrow keys open the list; letters jump, Enter selects, Escape closes without selecting. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: /State/ });
    await step('The button has a name and the selected option', async () => {
      await expect(button).toHaveAccessibleName('Choose one State');
      await expect(button).toHaveAttribute('aria-haspopup', 'listbox');
      await userEvent.tab();
      await expect(button).toHaveFocus();
    });
    await step('Enter opens the list', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await line('California')).toHaveFocus());
      const list = page().getByRole('listbox', { name: 'State' });
      await waitFor(() => expect(list).toBeVisible());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Arrow keys skip disabled options', async () => {
      await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
      await expect(await line('New York')).toHaveFocus();
      await expect(await line('Texas Not available yet')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Letters jump to an option', async () => {
      await userEvent.keyboard('co');
      await expect(await line('Colorado')).toHaveFocus();
    });
    await step('Escape closes and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Arrow down opens the list, and Enter selects', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await line('California')).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expectClosed();
      await expect(args.onChange).toHaveBeenLastCalledWith('CO');
      await expect(button).toHaveAccessibleName('Colorado State');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Opens again on the selected option', async () => {
      await userEvent.keyboard(' ');
      await waitFor(async () => expect(await line('Colorado')).toHaveFocus());
      await expect(await line('Colorado')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Escape}');
      await expectClosed();
    });
  },
});

/** Opened for the reference picture. On a phone, it opens from the bottom at full width. */
export const Open = meta.story({
  args: { defaultValue: 'FL' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await page().findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    for (const one of page().getAllByRole('option'))
      await expect(Math.round(one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  },
});

export const OnPhone = meta.story({ ...Open.input, globals: onPhone });

/** Pressing an option selects it. */
export const Pointer = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await line('Utah'));
    await expect(args.onChange).toHaveBeenCalledWith('UT');
    await expectClosed();
    await expect(canvas.getByRole('button', { name: 'Utah State' })).toBeInTheDocument();
  },
});

const onSubmitted = fn();

/** The error summary leads to the button, not to the hidden select. */
export const Submitted = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'state', message: 'Choose your state' }} onSubmitted={onSubmitted}>
      <Select {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: /State/ });
    await expect(await followError(canvasElement, 'Choose your state')).toBe(button);
    await expect(onSubmitted).toHaveBeenLastCalledWith(['state=']);
    await expect(button).toHaveAccessibleDescription('Choose your state');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await line('California')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(button).not.toHaveAccessibleDescription('Choose your state');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['state=CA']);
  },
});

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
    <Sheet
      rows={['empty', 'hover', 'pressed', 'focus', 'chosen', 'error', 'disabled']}
      columns={['plain', 'with help']}
      cell={(row, column) => (
        <Select
          {...args}
          name={`${row} ${column}`}
          style={{ inlineSize: '14rem' }}
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
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
