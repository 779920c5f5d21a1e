import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '@patient/ui/IconButton';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'bell' as const, label: 'Open notifications', onPress: fn() },
});

/** Has an accessible name and a 44 px target, and works with Enter and Space. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open notifications' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveAttribute('data-focus-visible');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** Keeps its size and name while pending. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Open notifications/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button.getBoundingClientRect().width).toBe(44);
  },
});

/** Custom icon element. */
export const CustomIcon = meta.story({
  args: {
    label: 'Record a voice message',
    icon: (
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="6" fill="currentColor" />
      </svg>
    ),
  },
});

export const Phone = meta.story({
  tags: ['check'],
  globals: { ...onPhone, direction: 'rtl' },
  args: { icon: 'arrow-back', label: 'Back' },
});

/** Scales with text and stays round. */
export const LargeText = meta.story({
  tags: ['check'],
  args: { variant: 'primary' },
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
    await expect(width).toBeGreaterThanOrEqual(44);
  },
});

/** Every variant in every state. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['quiet', 'secondary', 'primary']}
      columns={['rest', 'hover', 'pressed', 'focus', 'danger', 'pending', 'disabled']}
      cell={(variant, state) => (
        <IconButton
          icon="close"
          label="Close dialog"
          variant={variant}
          tone={state === 'danger' ? 'danger' : 'accent'}
          isPending={state === 'pending'}
          isDisabled={state === 'disabled'}
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
