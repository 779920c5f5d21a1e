import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { PreferenceList, type Preference, type PreferenceListProps } from '@patient/ui/PreferenceList';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const email: Preference = {
  id: 'email',
  label: 'Email',
  description: 'When your doctor sends a message, and before every charge.',
  isOn: true,
};
const sms: Preference = {
  id: 'sms',
  label: 'Text messages',
  description: 'To the phone in your profile.',
  isOn: false,
};
const news: Preference = { id: 'news', label: 'News by email', isOn: false };

const meta = preview.meta({
  title: 'Patterns/Account/PreferenceList',
  component: PreferenceList,
  args: { label: 'How we can reach you', preferences: [email, sms, news], onChange: fn() },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

/** No space is reserved for errors, so the gaps above and below each setting are equal. */
export const EvenGaps = meta.story({
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('switch')) {
      const row = input.closest('fieldset > div');
      const field = row?.firstElementChild;
      const last = [...(field?.children ?? [])].findLast((child) => child.getClientRects().length > 0);
      if (!row || !field || !last) throw new Error('There is no row');
      const box = row.getBoundingClientRect();
      const above = field.getBoundingClientRect().top - box.top;
      const below = box.bottom - last.getBoundingClientRect().bottom;
      await expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
    }
  },
});

function Saving(args: PreferenceListProps) {
  const [row, setRow] = useState(sms);
  return (
    <>
      <PreferenceList
        {...args}
        preferences={[{ ...email, state: 'saved' }, row]}
        onChange={(id, isOn) => {
          args.onChange(id, isOn);
          setRow({ ...sms, isOn, state: 'saving' });
        }}
      />
      <Inline>
        <Button onPress={() => setRow({ ...sms, state: 'failed' })}>Refuse</Button>
        <Button onPress={() => setRow({ ...sms, isOn: true, state: 'saved' })}>Accept</Button>
      </Inline>
    </>
  );
}

/** Each change is saved and announced separately; a failure resets the switch; focus stays. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: (args) => <Saving {...args} />,
  play: async ({ args, canvas }) => {
    const row = () => canvas.getByRole('switch', { name: /Text messages/ });
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Email' })).toHaveAccessibleDescription(
      /When your doctor/,
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('sms', true);
    await expect(row()).toBeChecked();
    await expect(row()).toHaveFocus();
    await expect(canvas.getByText('Saving: Text messages')).toHaveRole('status');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(row()).not.toBeChecked();
    await expect(row()).toHaveAccessibleDescription(/We couldn't save this change/);
    await expect(canvas.getByText(/Text messages: We couldn't save this change/)).toHaveRole('status');
    await userEvent.click(row());
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(canvas.getByText('Saved: Text messages')).toHaveRole('status');
  },
});

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your preferences…')).toBeInTheDocument();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
});

const long = {
  preferences: [
    {
      ...sms,
      label: 'Text messages about deliveries, charges and messages from your healthcare team',
      state: 'failed' as const,
    },
    email,
  ],
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

const states: Record<string, Preference> = {
  on: email,
  off: sms,
  saving: { ...sms, isOn: true, state: 'saving' },
  saved: { ...sms, isOn: true, state: 'saved' },
  failed: { ...sms, state: 'failed' },
  disabled: { ...sms, isDisabled: true, description: 'Add a phone number first.' },
};

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['row'] as const}
      columns={[...Object.keys(states), 'loading']}
      cell={(_row, column) => (
        <div style={{ inlineSize: 'min(25rem, 88vw)' }}>
          <PreferenceList
            {...args}
            label={`How we can reach you (${column})`}
            preferences={Object.entries(states).flatMap(([id, row]) => (id === column ? [row, news] : []))}
            isLoading={column === 'loading'}
            skeletonCount={2}
          />
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
