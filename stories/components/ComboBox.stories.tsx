import { useEffect, useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type Suggestion } from '@patient/ui/ComboBox';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';
import { followError, InForm } from './InForm.tsx';

const addresses: readonly Suggestion[] = [
  { id: '1', label: '12 Main St', description: 'Denver, CO 80202' },
  { id: '2', label: '12 Main St Apt 4', description: 'Denver, CO 80202' },
  { id: '3', label: '120 Main Rd', description: 'Boulder, CO 80301' },
];

/** As a screen does it: from the second letter on, what fits what is written. */
function Suggested(props: Omit<ComponentProps<typeof ComboBox<Suggestion>>, 'items'>) {
  const [value, setValue] = useState(props.defaultValue ?? '');
  const fitting = addresses.filter(({ label }) => label.toLowerCase().startsWith(value.toLowerCase()));
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange?.(text);
      }}
      items={value.length < 2 ? undefined : fitting}
    />
  );
}

/** As a service does it: what fits comes a moment later. */
function Awaited(props: ComponentProps<typeof ComboBox<Suggestion>>) {
  const [value, setValue] = useState('');
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    let isWanted = true;
    void Promise.resolve().then(() => isWanted && setAnswered(value));
    return () => {
      isWanted = false;
    };
  }, [value]);
  const isAsked = value.length >= 2;
  const fitting = addresses.filter(({ label }) => label.startsWith(answered));
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={setValue}
      items={isAsked && answered.length >= 2 ? fitting : undefined}
      isLoading={isAsked && answered !== value}
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
  render: ({ items: _items, ...args }) => <Suggested {...args} />,
});

export const Default = meta.story();

const page = () => within(document.body);
const line = (name: string | RegExp) => page().findByRole('option', { name });
const first = '12 Main St Denver, CO 80202';
const shown = async (name: string) => {
  const one = await line(name);
  await waitFor(() => expect(one).toBeVisible());
};
const gone = () => waitFor(() => expect(page().queryByRole('listbox')).not.toBeInTheDocument());

/** The focus stays in the text; arrows go through the rows; Enter takes one; Escape leaves what is written. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Street address' });
    await step('Nothing opens for the first letter', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('1');
      await expect(page().queryByRole('listbox')).not.toBeInTheDocument();
    });
    await step('Suggestions open while writing', async () => {
      await userEvent.keyboard('2');
      await shown(first);
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await expect(input).toHaveFocus();
    });
    await step('Arrows point at a row', async () => {
      const [one, two] = [await line(first), await line(/Apt 4/)];
      const pointsAt = (row: HTMLElement) =>
        waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', row.id));
      await userEvent.keyboard('{ArrowDown}');
      await pointsAt(one);
      await userEvent.keyboard('{ArrowDown}');
      await pointsAt(two);
      await userEvent.keyboard('{ArrowUp}');
      await pointsAt(one);
      await expect(Math.round(one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
      await expect(input).toHaveFocus();
    });
    await step('Escape closes and leaves what is written', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(input).toHaveValue('12');
      await expect(args.onSelect).not.toHaveBeenCalled();
    });
    await step('Enter takes a suggestion', async () => {
      await userEvent.keyboard(' {ArrowDown}{Enter}');
      await gone();
      await expect(args.onSelect).toHaveBeenLastCalledWith(addresses[0]);
      await expect(input).toHaveValue('12 Main St');
      await expect(input).toHaveFocus();
    });
  },
});

/** What was not suggested is kept when the field is left. */
export const FreeText = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '12 Main');
    await shown(first);
    await userEvent.tab();
    await gone();
    await expect(input).toHaveValue('12 Main');
    await expect(args.onChange).toHaveBeenLastCalledWith('12 Main');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

/** A press on a row takes it. */
export const Pointer = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '120');
    await userEvent.click(await line(/120 Main Rd/));
    await expect(args.onSelect).toHaveBeenCalledWith(addresses[2]);
    await expect(canvas.getByRole('combobox')).toHaveValue('120 Main Rd');
    await gone();
  },
});

/** Written anew after the list was open already: a choice closes it all the same. */
export const WrittenAnew = meta.story({
  render: (args) => <Awaited {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '12 Main');
    await shown(first);
    await userEvent.keyboard('{Control>}a{/Control}1');
    await gone();
    await userEvent.keyboard('20');
    await userEvent.click(await line(/120 Main Rd/));
    await expect(args.onSelect).toHaveBeenCalledWith(addresses[2]);
    await gone();
    await expect(canvas.getByRole('combobox')).toHaveValue('120 Main Rd');
    await gone();
  },
});

const said = async (canvasElement: HTMLElement, text: string) =>
  waitFor(() =>
    expect(
      [...canvasElement.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent),
    ).toContain(text),
  );

/** There are none: said, and no dead end. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Elm');
    await shown('No suggestions. You can go on with what you wrote.');
    await said(canvasElement, 'No suggestions. You can go on with what you wrote.');
  },
});

/** They are on their way. */
export const Loading = meta.story({
  args: { isLoading: true },
  render: (args) => <ComboBox {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), '12');
    const list = await page().findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await said(canvasElement, 'Looking for suggestions…');
  },
});

/** They failed: writing goes on without them. */
export const Failed = meta.story({
  args: { loadError: 'Suggestions are not available now. Write the whole address.' },
  render: (args) => <ComboBox {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await said(canvasElement, 'Suggestions are not available now. Write the whole address.');
    await userEvent.keyboard(' Main St');
    await expect(canvas.getByRole('combobox')).toHaveValue('12 Main St');
  },
});

const sent = fn();

/** Sends what is written; refused by name, led to by the summary, right again when edited and left. */
export const Sent = meta.story({
  render: ({ items: _items, ...args }) => (
    <InForm error={{ name: 'address', message: 'Enter your street address' }} onSent={sent}>
      <Suggested {...args} />
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
    await expect(sent).toHaveBeenLastCalledWith(['address=7 Elm St']);
  },
});

export const LongText = meta.story({
  args: {
    label: 'Street and house number to which the pharmacy shall send your medicine',
    description: 'No post office box: somebody must be there to take it.',
    errorMessage: 'Enter the street and the house number as they stand on your identity card',
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await shown(first);
  },
});

export const LargeText = meta.story({
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await shown(first);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '12');
    await shown(first);
  },
});

/** Every state, at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Sheet
      rows={['empty', 'filled', 'error', 'read only', 'disabled']}
      columns={['plain', 'with help']}
      cell={(row, column) => (
        <ComboBox
          {...args}
          style={{ inlineSize: '16rem' }}
          label={`Street address, ${row}, ${column}`}
          defaultValue={row === 'empty' ? '' : row === 'error' ? 'Main St' : '12 Main St'}
          description={column === 'plain' ? undefined : 'No post office box.'}
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

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
