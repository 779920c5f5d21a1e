import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { composed } from '../support/composed/composed.ts';
import { AccountFrame } from '../support/composed/frames.tsx';

const meta = preview.meta({
  ...composed,
  title: 'Screens/Help/Help panel (composed)',
  tags: ['composed'],
  render: () => (
    <AccountFrame path="/user/subscriptions" isHelpOpen>
      <h1>Your subscriptions</h1>
    </AccountFrame>
  ),
});

export const Default = meta.story({
  tags: ['header:help-panel'],
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('dialog', { name: 'How can we help?' })).toBeVisible(),
    );
  },
});

/** Questions about account, shipping and billing open the contact dialog. */
export const Contact = meta.story({
  tags: ['header:help-panel', 'header:contact'],
  globals: onPhone,
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'How can we help?' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.click(within(panel).getByRole('button', { name: /account, shipping or billing/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact us' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
