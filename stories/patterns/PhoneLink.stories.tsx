import { expect, fn, userEvent } from 'storybook/test';
import { PhoneLink } from '@patient/ui/PhoneLink';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Identity/PhoneLink',
  component: PhoneLink,
  args: { onOpen: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

export const Default = meta.story({
  globals: onDesktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue on your phone' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  tags: ['check'],
  globals: onDesktop,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue on your phone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

/** Nothing on a phone. */
export const Phone = meta.story({
  tags: ['check'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { ...onDesktop, direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet', globals: onDesktop });

export const Dark = meta.story({
  tags: ['check'],
  name: 'Sheet, dark',
  globals: { ...onDesktop, scheme: 'dark' },
});
