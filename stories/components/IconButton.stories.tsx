import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '@patient/ui/IconButton';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'bell' as const, label: 'Open notifications', onPress: fn() },
});

/** Has a name, a target of 44 px, and acts on Enter and Space. */
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

/** Stays where it is and keeps its name while it waits. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Open notifications/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button.getBoundingClientRect().width).toBe(44);
  },
});

/** A drawing from elsewhere. */
export const OwnDrawing = meta.story({
  args: {
    label: 'Record a voice message',
    icon: (
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="6" fill="currentColor" />
      </svg>
    ),
  },
});

export const OnAPhone = meta.story({
  globals: { ...onPhone, direction: 'rtl' },
  args: { icon: 'arrow-back', label: 'Back' },
});

/** Every variant in every state. */
export const AllStates = meta.story({
  name: 'Sheet',
  globals: { scheme: 'dark' },
  render: () => (
    <Sheet
      rows={['quiet', 'secondary', 'primary']}
      columns={['accent', 'danger', 'pending', 'disabled']}
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
