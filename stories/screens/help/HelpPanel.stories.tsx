import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Help/Help panel',
  args: { path: '/user/subscriptions', as: 'active' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
});

async function openHelp({ canvas }: PlayContext) {
  const menu = within(await canvas.findByRole('navigation', { name: 'Account' }));
  await userEvent.click(await menu.findByRole('button', { name: 'Help topics' }));
  const panel = await screen.findByRole('dialog', { name: 'How can we help?' });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
}

/** A healthcare topic opens the messages with that topic selected. */
export const Topic = meta.story({
  tags: ['flow', 'header:help-panel'],
  play: async (context) => {
    const panel = await openHelp(context);
    await expect(await panel.findByRole('link', { name: 'Medication or treatment plan' })).toHaveAttribute(
      'href',
      '/user/chat?topic=treatment',
    );
    await expect(await panel.findByRole('link', { name: /^Messages from/ })).toHaveAttribute(
      'href',
      '/user/chat',
    );
    await userEvent.click(await panel.findByRole('link', { name: 'Side effects' }));
    await expect(await context.canvas.findByText('Write your first message')).toBeVisible();
    await expect(context.visit.location.history.at(-1)).toBe('/user/chat?topic=sideEffects');
  },
});

/** Account, shipping and billing issues open the support dialog, which shows that support is available around the clock. */
export const Contact = meta.story({
  tags: ['every-brand', 'header:help-panel', 'header:contact'],
  play: async (context) => {
    const panel = await openHelp(context);
    await userEvent.click(await panel.findByRole('button', { name: /account, shipping or billing/i }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact us' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(await within(dialog).findByText(/24 hours a day, 7 days a week/)).toBeVisible();
  },
});

/** On a phone, the menu leads to the help panel and its dialog; Help? in the header opens the dialog directly. */
async function fitsPhone({ canvas }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: /menu/i });
  await waitFor(() => expect(menu).toBeVisible());
  await userEvent.click(await within(menu).findByRole('button', { name: 'Help topics' }));
  const panel = await screen.findByRole('dialog', { name: 'How can we help?' });
  await waitFor(() => expect(panel).toBeVisible());
  await expect(scrollsSideways()).toBe(false);
}

export const OnPhone = meta.story({ globals: onPhone, play: fitsPhone });

export const LargeTextOnPhone = meta.story({ globals: largeTextOnPhone, play: fitsPhone });
