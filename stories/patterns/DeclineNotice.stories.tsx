import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { DeclineNotice } from '@patient/ui/DeclineNotice';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { recordAnnouncements } from '../recordAnnouncements.ts';
import { States } from '../States.tsx';

const one = ['Body mass index (BMI) 22.1'];
const several = [...one, 'I am pregnant or breastfeeding', 'I take medicine for my heart'];

const meta = preview.meta({
  title: 'Patterns/Questionnaire/DeclineNotice',
  component: DeclineNotice,
  args: { reasons: one },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A doctor may decline this treatment')).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Body mass index (BMI) 22.1');
  },
});

export const Several = meta.story({
  args: { reasons: several },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** Hidden without a reason. */
export const None = meta.story({
  tags: ['check'],
  args: { reasons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A doctor may decline this treatment')).not.toBeInTheDocument();
  },
});

function Answer({ isLive }: { isLive: boolean }) {
  const [reasons, setReasons] = useState<readonly string[]>([]);
  return (
    <>
      <Button onPress={() => setReasons(one)}>Answer</Button>
      <DeclineNotice reasons={reasons} isLive={isLive} />
    </>
  );
}

/** Announced when an answer adds it. */
export const AnnouncedWhenAdded = meta.story({
  tags: ['check'],
  render: () => <Answer isLive />,
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(announced().join(' ')).toContain('A doctor may decline this treatment'));
  },
});

/** Silent while the patient types. */
export const SilentWhileTyping = meta.story({
  tags: ['check'],
  render: () => <Answer isLive={false} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByText('A doctor may decline this treatment')).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { reasons: several },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { reasons: several },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['one', 'several']}
      columns={['rest']}
      width="30rem"
      cell={(row) => <DeclineNotice reasons={row === 'one' ? one : several} />}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
