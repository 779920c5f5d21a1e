import { useEffect, useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type Suggestion } from '@patient/ui/ComboBox';
import preview from '../../.storybook/preview.tsx';
import { onAndroid, pressBack } from '../androidBack.ts';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { recordAnnouncements } from '../recordAnnouncements.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const addresses: readonly Suggestion[] = [
  { id: '1', label: '12 Main St', description: 'Denver, CO 80202' },
  { id: '2', label: '12 Main St Apt 4', description: 'Denver, CO 80202' },
  { id: '3', label: '120 Main Rd', description: 'Boulder, CO 80301' },
];

/** Filters suggestions like a screen would, starting at the second letter. */
function FilteredSuggestions(props: Omit<ComponentProps<typeof ComboBox<Suggestion>>, 'items'>) {
  const [value, setValue] = useState(props.defaultValue ?? '');
  const matching = addresses.filter(({ label }) => label.toLowerCase().startsWith(value.toLowerCase()));
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange?.(text);
      }}
      items={value.length < 2 ? undefined : matching}
    />
  );
}

/** Loads suggestions with a delay, like a service. */
function DelayedSuggestions(props: ComponentProps<typeof ComboBox<Suggestion>>) {
  const [value, setValue] = useState('');
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve().then(() => isCurrent && setLoaded(value));
    return () => {
      isCurrent = false;
    };
  }, [value]);
  const isRequested = value.length >= 2;
  const matching = addresses.filter(({ label }) => label.startsWith(loaded));
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={setValue}
      items={isRequested && loaded.length >= 2 ? matching : undefined}
      isLoading={isRequested && loaded !== value}
    />
  );
}

const meta = preview.meta({
  title: 'Components/ComboBox',
  component: ComboBox<Suggestion>,
  args: {
    label: 'Street address',
    name: 'address',
    items: undefined,
    onChange: fn(),
    onSelect: fn(),
  },
  render: ({ items: _items, ...args }) => <FilteredSuggestions {...args} />,
});

export const Default = meta.story();

const page = () => within(document.body);
const line = (name: string | RegExp) => page().findByRole('option', { name });
const first = '12 Main St Denver, CO 80202';
const findOption = async (name: string) => {
  const one = await line(name);
  await waitFor(() => expect(one).toBeVisible());
};
const expectClosed = () => waitFor(() => expect(page().queryByRole('listbox')).not.toBeInTheDocument());

/** Focus stays in the input, arrow keys move through the list, Enter selects, Escape keeps the text. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Street address' });
    await step('Nothing opens for the first letter', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('1');
      await expect(page().queryByRole('listbox')).not.toBeInTheDocument();
    });
    await step('Suggestions open while typing', async () => {
      await userEvent.keyboard('2');
      await findOption(first);
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await expect(input).toHaveFocus();
    });
    await step('Arrow keys move through the list', async () => {
      const [one, two] = [await line(first), await line(/Apt 4/)];
      const expectCurrent = (row: HTMLElement) =>
        waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', row.id));
      await userEvent.keyboard('{ArrowDown}');
      await expectCurrent(one);
      await userEvent.keyboard('{ArrowDown}');
      await expectCurrent(two);
      await userEvent.keyboard('{ArrowUp}');
      await expectCurrent(one);
      await expect(Math.round(one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
      await expect(input).toHaveFocus();
    });
    await step('Escape closes and keeps the text', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await expect(input).toHaveValue('12');
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('Enter selects a suggestion', async () => {
      await userEvent.keyboard(' {ArrowDown}{Enter}');
      await expectClosed();
      await expect(args.onSelect).toHaveBeenLastCalledWith(addresses[0]);
      await expect(input).toHaveValue('12 Main St');
      await expect(input).toHaveFocus();
    });
    await step('Escape keeps changes made after that', async () => {
      await userEvent.keyboard('{Escape}{Backspace}{Backspace}{Backspace}');
      await findOption(first);
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await expect(input).toHaveValue('12 Main');
    });
    await step('The same suggestion can be selected again', async () => {
      await userEvent.keyboard(' ');
      await findOption(first);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expectClosed();
      await expect(args.onSelect).toHaveBeenCalledTimes(2);
      await expect(input).toHaveValue('12 Main St');
    });
  },
});

/** Android's Back closes the list and keeps the typed text. */
export const AndroidBack = meta.story({
  beforeEach: onAndroid,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '12 Main');
    await findOption(first);
    await waitFor(() => expect(pressBack()).toBe(true));
    await expectClosed();
    await expect(input).toHaveValue('12 Main');
    await expect(pressBack()).toBe(false);
  },
});

/** Keeps text that isn't a suggestion when the field loses focus. */
export const FreeText = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '12 Main');
    await findOption(first);
    await userEvent.tab();
    await expectClosed();
    await expect(input).toHaveValue('12 Main');
    await expect(args.onChange).toHaveBeenLastCalledWith('12 Main');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** Pressing a suggestion selects it. */
export const Pointer = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '120');
    await userEvent.click(await line(/120 Main Rd/));
    await expect(args.onSelect).toHaveBeenCalledWith(addresses[2]);
    await expect(canvas.getByRole('combobox')).toHaveValue('120 Main Rd');
    await expectClosed();
  },
});

/** Closes after a selection even when the text was retyped while the list was open. */
export const ClosesAfterRetyping = meta.story({
  render: (args) => <DelayedSuggestions {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '12 Main');
    await findOption(first);
    await userEvent.keyboard('{Control>}a{/Control}1');
    await expectClosed();
    await userEvent.keyboard('20');
    await userEvent.click(await line(/120 Main Rd/));
    await expect(args.onSelect).toHaveBeenCalledWith(addresses[2]);
    await expectClosed();
    await expect(canvas.getByRole('combobox')).toHaveValue('120 Main Rd');
    await expectClosed();
  },
});

/** What is said about options; react-aria says how many an open list has. */
const expectNoCount = (announced: readonly string[]) =>
  expect(announced.filter((text) => text.includes('0 options'))).toEqual([]);

/** Announces that there are no suggestions and accepts the text. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    await userEvent.type(canvas.getByRole('combobox'), '12 Main');
    await findOption(first);
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.type(canvas.getByRole('combobox'), 'Elm');
    await expect(await canvas.findByText('No suggestions. You can keep what you typed.')).toBeVisible();
    await expect(announced()).toContain('No suggestions. You can keep what you typed.');
    await expectNoCount(announced());
    await expectClosed();
  },
});

/** Suggestions are loading: nothing is announced until there is a result. */
export const Loading = meta.story({
  args: { isLoading: true },
  render: (args) => <ComboBox {...args} />,
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await expect(await canvas.findByText('Looking for suggestions…')).toBeVisible();
    await expectClosed();
    await expect(announced()).toEqual([]);
  },
});

/** Suggestions failed to load; typing still works. */
export const Failed = meta.story({
  args: { loadError: 'Suggestions aren’t available right now. Type the full address.' },
  render: (args) => <ComboBox {...args} />,
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await expect(await canvas.findByText(/^Suggestions aren’t available/)).toBeVisible();
    await userEvent.keyboard(' Main St');
    await expect(canvas.getByRole('combobox')).toHaveValue('12 Main St');
    await expect(announced()).toEqual(['Suggestions aren’t available right now. Type the full address.']);
  },
});

/** With large text on a phone. */
export const FailedLargeText = meta.story({
  ...Failed.input,
  tags: ['check'],
  globals: largeTextOnPhone,
});

const onSubmitted = fn();

/** Submits the text. An error by name is linked from the error summary and cleared by an edit. */
export const Submitted = meta.story({
  render: ({ items: _items, ...args }) => (
    <InForm error={{ name: 'address', message: 'Enter your street address' }} onSubmitted={onSubmitted}>
      <FilteredSuggestions {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox');
    await expect(await followError(canvasElement, 'Enter your street address')).toBe(input);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter your street address');
    await userEvent.keyboard('7 Elm St');
    await userEvent.tab();
    await expect(input).not.toBeInvalid();
    await userEvent.click(input);
    await userEvent.keyboard('{Enter}');
    await expect(onSubmitted).toHaveBeenLastCalledWith(['address=7 Elm St']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Street address where the pharmacy should send your medicine',
    description: 'No P.O. boxes, because someone must be there to receive it.',
    errorMessage: 'Enter the street and house number as shown on your photo ID',
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await findOption(first);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await findOption(first);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await findOption(first);
    // The field keeps "12 Main St" in order.
    await expect(getComputedStyle(canvas.getByRole('combobox')).unicodeBidi).toBe('plaintext');
  },
});

/** All states, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'hover', 'focus', 'filled', 'error', 'read only', 'disabled']}
      columns={['plain', 'with help']}
      width="16rem"
      cell={(row, column) => (
        <ComboBox
          {...args}
          label={`Street address, ${row}, ${column}`}
          defaultValue={row === 'empty' ? '' : row === 'error' ? 'Main St' : '12 Main St'}
          description={column === 'plain' ? undefined : 'No P.O. boxes.'}
          errorMessage={row === 'error' ? 'Add the house number' : undefined}
          isReadOnly={row === 'read only'}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('combobox'))
      await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
