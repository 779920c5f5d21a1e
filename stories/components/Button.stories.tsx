import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Icon } from '@patient/ui/Icon';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Pause subscription', onPress: fn() },
});

export const Default = meta.story();

/** Enter and Space each trigger one press. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pause subscription' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Primary = meta.story({ args: { variant: 'primary' } });

/** Below text, the label aligns with the text and the touch target stays full size. */
export const Flush = meta.story({
  args: { variant: 'quiet', isFlush: true, children: 'Use another address' },
  decorators: [
    (Story) => (
      <Stack gap={1} align="start">
        <p>
          <span>123 Main Street, Austin, TX 78701</span>
        </p>
        {Story()}
      </Stack>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Use another address' });
    const label = canvas.getByText('Use another address').getBoundingClientRect();
    const above = canvas.getByText(/Main Street/).getBoundingClientRect();
    await expect(Math.abs(label.left - above.left)).toBeLessThan(1);
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Danger = meta.story({
  args: { variant: 'primary', tone: 'danger', children: 'Cancel subscription' },
});

/** Keeps its name and focus, ignores presses and announces its state. */
export const Pending = meta.story({
  args: { variant: 'primary', isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Pause subscription/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Working…' })).toBeInTheDocument();
  },
});

const announced = () => document.querySelectorAll('[data-live-announcer] [role=img]');

/** The announcement of a pending button has a name as long as it exists, also after a page without the button has opened. */
export const RemovedWhilePending = meta.story({
  tags: ['check'],
  render: function Render({ children }) {
    const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle');
    if (state === 'done') return <p>Signed in</p>;
    return (
      <>
        <Button isPending={state === 'pending'} onPress={() => setState('pending')}>
          {children}
        </Button>
        {state === 'pending' && <button onClick={() => setState('done')}>Respond</button>}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announced()).toHaveLength(1));
    // By script, so that the pending button keeps the focus.
    canvas.getByRole('button', { name: 'Respond' }).click();
    await canvas.findByText('Signed in');
    await waitFor(() => expect(announced()).toHaveLength(0), { timeout: 1000 });
  },
});

/** Ignores presses and focus. */
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    children: 'Pause my hair loss treatment until the first delivery of next year and notify my doctor',
    isWide: true,
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { variant: 'primary', isWide: true, children: 'Continue to payment' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The icon stays before the label. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { icon: <Icon name="chat" />, children: 'Message your doctor' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const label = canvas.getByText('Message your doctor').getBoundingClientRect();
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(drawing?.left).toBeGreaterThan(label.right);
  },
});

/** Every variant in every state, each at least 44 by 44 px. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['primary', 'secondary', 'quiet', 'primary danger', 'secondary danger', 'quiet danger']}
      columns={['rest', 'hover', 'pressed', 'focus', 'pending', 'disabled']}
      cell={(row, column) => (
        <Button
          variant={row.startsWith('primary') ? 'primary' : row.startsWith('quiet') ? 'quiet' : 'secondary'}
          tone={row.endsWith('danger') ? 'danger' : 'accent'}
          isPending={column === 'pending'}
          isDisabled={column === 'disabled'}
        >
          Continue
        </Button>
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});
