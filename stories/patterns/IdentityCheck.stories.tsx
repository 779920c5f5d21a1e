import { expect, fn, userEvent } from 'storybook/test';
import { IdentityCheck, type IdentityCheckState } from '@patient/ui/IdentityCheck';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Patterns/Identity/IdentityCheck',
  component: IdentityCheck,
  args: { onStart: fn(), onContinue: fn(), onHelp: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the check' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const Closed = meta.story({
  args: { state: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The check isn't finished")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeEnabled();
  },
});

/** The provider's reason, with a way to get help. */
export const Refused = meta.story({
  args: { state: 'refused', reason: 'Your document could not be verified.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your document could not be verified.');
    await userEvent.click(canvas.getByRole('button', { name: 'Help?' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
  },
});

/** The patient doesn't have to wait for the result. */
export const Received = meta.story({
  args: { state: 'received' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('We received your documents')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

export const Confirmed = meta.story({
  args: { state: 'confirmed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your identity is confirmed')).toBeVisible();
  },
});

export const Unavailable = meta.story({
  args: { state: 'unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Start the check' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Help?' })).toBeVisible();
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Phone = meta.story({ globals: onPhone, args: { state: 'closed' } });

export const LargeText = meta.story({
  tags: ['check'],
  args: { state: 'refused', reason: 'Your document could not be verified.' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { state: 'closed' },
  globals: { direction: 'rtl' },
});

const states: readonly IdentityCheckState[] = [
  'ready',
  'closed',
  'refused',
  'received',
  'confirmed',
  'unavailable',
];

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={states}
      columns={['rest', 'pending']}
      width="24rem"
      cell={(state, column) => (
        <IdentityCheck
          state={state}
          isPending={column === 'pending'}
          reason="Your document could not be verified."
          onStart={fn()}
          onContinue={fn()}
          onHelp={fn()}
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
