import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Canvas } from '../../canvas.ts';
import { appStory } from '../support/appStory.tsx';
import { openDialog } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Shell/Cleared data',
  args: { path: '/user/subscriptions/active-1', as: 'active' },
});

interface ShownPage {
  readonly canvas: Canvas;
  readonly visit: Visit;
}

async function expectSignedOut({ canvas, visit }: ShownPage) {
  await expect(await canvas.findByText('You were signed out')).toBeVisible();
  await expect(visit.storage.length).toBe(0);
}

/** After the patient clears the site's data, the next call ends the session. */
export const EndsWithCall = meta.story({
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    context.visit.storage.clear();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
    await expectSignedOut(context);
  },
});

/** The next page ends it, too. */
export const EndsWithPage = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (context) => {
    const menu = within(await context.canvas.findByRole('navigation', { name: 'Account' }));
    const link = await menu.findByRole('link', { name: 'Account Info' });
    context.visit.storage.clear();
    await userEvent.click(link);
    await expectSignedOut(context);
  },
});

/** Without a time of the last activity, nobody knows how long the patient was away. */
export const NoStamp = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (context) => {
    const { canvas, visit } = context;
    const menu = within(await canvas.findByRole('navigation', { name: 'Account' }));
    const link = await menu.findByRole('link', { name: 'Account Info' });
    visit.storage.removeItem('expirationDate');
    await userEvent.click(link);
    await expect(await canvas.findByText(/^Your session is over\./)).toBeVisible();
    await expect(canvas.queryByText(/30 days/)).not.toBeInTheDocument();
  },
});
