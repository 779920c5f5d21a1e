import { expect, fn, userEvent } from 'storybook/test';
import { SessionNotice } from '@patient/ui/SessionNotice';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const dismiss = fn();

const meta = preview.meta({
  title: 'Patterns/Shell/SessionNotice',
  component: SessionNotice,
  args: { reason: 'expired' as const, signInHref: '/login' },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

/** The reason and the link to sign-in, announced politely. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You were away for 30 days or more.');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const OtherTab = meta.story({
  args: { reason: 'otherTab' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session ended in another tab');
  },
});

/** Ended by the service, such as after a change of the password. */
export const Ended = meta.story({
  args: { reason: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session is over.');
  },
});

/** The specification's fixed text, announced immediately. */
export const WrongUser = meta.story({
  args: { reason: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong User!');
  },
});

/** The link to sign-in, then the close button. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { onDismiss: dismiss },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const signInLink = canvas.getByRole('link', { name: 'Sign in' });
    await expect(signInLink).toHaveFocus();
    await expect(signInLink.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dismiss).toHaveBeenCalled();
  },
});

export const LongText = meta.story({ tags: ['check'], args: { reason: 'otherTab' }, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: { reason: 'refused' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack>
      {(['expired', 'ended', 'loggedOut', 'otherTab', 'refused'] as const).map((reason) => (
        <SessionNotice key={reason} {...args} reason={reason} />
      ))}
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
