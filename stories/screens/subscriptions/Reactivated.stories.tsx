import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import {
  expectDone,
  openDialog,
  openDialogFromMenu,
  recordOf,
  subscriptionOf,
} from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Reactivated in review',
  args: subscriptionOf('pending'),
});

/** The cancellation released the hold: the page shows when the card is charged instead of a held amount. */
export const HoldReleased = meta.story({
  name: 'Hold released',
  tags: ['change:cancel', 'change:reactivate'],
  play: async (context) => {
    const { canvas, visit } = context;
    await expect((await canvas.findAllByText(/held on your card/))[0]).toBeVisible();
    const cancel = await openDialogFromMenu(context, 'pending', 'Cancel subscription');
    await userEvent.click(await within(cancel.dialog).findByRole('button', { name: 'Cancel subscription' }));
    await expectDone(context, 'Your subscription is canceled.');
    const reactivate = await openDialog(context, 'pending', 'Reactivate');
    await userEvent.click(await within(reactivate.dialog).findByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is back in review.');
    await expect(recordOf(visit, 'pending').status).toBe('pending');
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText('In Review')).toBeVisible();
    await expect(main.getAllByText(/You're charged only when a doctor approves\./)[0]).toBeVisible();
    await expect(main.queryByText(/held on your card/)).not.toBeInTheDocument();
  },
});
