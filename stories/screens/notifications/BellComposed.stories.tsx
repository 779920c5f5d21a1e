import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { composed } from '../support/composed/composed.ts';
import { AccountFrame } from '../support/composed/frames.tsx';

const meta = preview.meta({
  ...composed,
  title: 'Screens/Notifications/Bell (composed)',
  tags: ['composed'],
});

/** Each notification has its message and time. */
export const Open = meta.story({
  tags: ['header:bell', 'notification:unread'],
  globals: onPhone,
  render: () => (
    <AccountFrame path="/user/subscriptions">
      <h1>Your subscriptions</h1>
    </AccountFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /notification/i }));
    const message = await screen.findByText('Dr. Amy Wong answered your message.');
    await waitFor(() => expect(message).toBeVisible());
    await expect(screen.getByText('11-20-2026 10:42')).toBeVisible();
  },
});
