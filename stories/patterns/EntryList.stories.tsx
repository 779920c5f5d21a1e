import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EntryList, type EntryListProps } from '@patient/ui/EntryList';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const medicines = ['Metformin', 'Metoprolol', 'Methotrexate'].map((label) => ({ id: label, label }));

/** Medicines that start with the text. */
function Medicines(args: EntryListProps) {
  const [text, setText] = useState(args.text);
  const [selected, setSelected] = useState<string>();
  const isCompleting = selected !== undefined && text.startsWith(selected);
  const found = medicines.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <EntryList
      {...args}
      text={text}
      onTextChange={setText}
      onSelect={setSelected}
      items={text === '' || isCompleting ? undefined : found}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/Questionnaire/EntryList',
  component: EntryList,
  args: {
    label: 'Medicine, dose and how often',
    onChange: fn(),
    text: '',
    onTextChange: fn(),
    items: undefined,
  },
  render: (args) => <Medicines {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

/** A suggestion can be completed, and the entry that is being typed counts. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Medicine, dose and how often' });
    await userEvent.type(field, 'metf');
    await userEvent.click(await screen.findByRole('option', { name: 'Metformin' }));
    await userEvent.type(field, ' 500 mg');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Metformin 500 mg']);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }));
    await expect(canvas.getByRole('list', { name: 'Your list' })).toHaveTextContent('Metformin 500 mg');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'My own tea');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Metformin 500 mg', 'My own tea']);
  },
});

/** The focus is in the field after an entry was removed. */
export const FocusAfterRemoving = meta.story({
  args: { defaultEntries: ['Metformin 500 mg', 'My own tea'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Metformin 500 mg' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['My own tea']);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** The same entry isn't added twice. */
export const SameEntryTwice = meta.story({
  tags: ['check'],
  args: { defaultEntries: ['My own tea'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'My own tea');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const WithError = meta.story({
  args: { isRequired: true, errorMessage: 'Write your answer.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Write your answer\./);
  },
});

/** Tab moves through the entries to the field and the button. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { defaultEntries: ['My own tea'] },
  play: async () => {
    for (const name of ['Remove My own tea', 'Medicine, dose and how often', 'Add another']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { defaultEntries: ['Hydrochlorothiazide 12.5 mg, mornings'] },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultEntries: ['Metformin 500 mg'] },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'entries', 'error', 'search failed']}
      columns={['rest']}
      width="24rem"
      cell={(row) => (
        <EntryList
          {...args}
          {...(row === 'entries' && { defaultEntries: ['Metformin 500 mg', 'My own tea'] })}
          {...(row === 'error' && { isRequired: true, errorMessage: 'Write your answer.' })}
          {...(row === 'search failed' && {
            text: 'Aspirin',
            loadError: "We can't search right now. You can keep what you typed.",
          })}
        />
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
