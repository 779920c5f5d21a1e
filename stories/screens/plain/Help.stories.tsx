import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from './frames.tsx';
import { plain } from './plain.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Help and bell' });

/** From the help panel to the contact dialog: a question about a bill is an email away. */
export const Contact = meta.story({
  tags: ['header:help-panel', 'header:contact'],
  globals: onPhone,
  render: () => (
    <AccountFrame path="/user/subscriptions" isHelpOpen>
      <h1>Your subscriptions</h1>
    </AccountFrame>
  ),
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'How can we help?' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.click(within(panel).getByRole('button', { name: /account, shipping or billing/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact us' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** The panel itself, for the eye. */
export const Panel = meta.story({
  tags: ['header:help-panel'],
  render: () => (
    <AccountFrame path="/user/subscriptions" isHelpOpen>
      <h1>Your subscriptions</h1>
    </AccountFrame>
  ),
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'How can we help?' })).toBeVisible(),
    );
  },
});

/** The bell, open: what is new, and when it came. */
export const Bell = meta.story({
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
