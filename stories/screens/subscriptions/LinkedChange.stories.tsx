import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { recordOf, type PlayContext } from '../support/subscription.ts';

const AS = 'dose-asked';

/** A question that a link of the list opens, while the subscription changes under it. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Linked change',
  args: { as: AS, path: '/user/subscriptions' },
});

const PAGE = `/user/subscriptions/${AS}-1`;

/** A doctor declines what was asked for. */
function decline({ visit }: PlayContext): void {
  const record = recordOf(visit, AS);
  const { modifyRequest } = record;
  if (!modifyRequest) throw new Error('Nothing was asked for');
  visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
    ...record,
    modifyRequest: { ...modifyRequest, status: 'declined', message: 'Not yet.' },
  });
}

/** Opens the question, and confirms it after a doctor has decided. */
async function confirmTooLate(context: PlayContext) {
  await userEvent.click(await context.canvas.findByRole('link', { name: /^Withdraw request, / }));
  const dialog = await screen.findByRole('alertdialog');
  decline(context);
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Withdraw request' }));
  return dialog;
}

/** The question stays open with the service's reason, and its link is gone once it is closed. */
export const DecidedMeanwhile = meta.story({
  tags: ['check'],
  play: async (context) => {
    const dialog = await confirmTooLate(context);
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'A doctor has already reviewed this change',
      ),
    );
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    await expect(await context.canvas.findByText('Not yet.')).toBeVisible();
    await expect(context.visit.location.history.at(-1)).toBe(PAGE);
  },
});

/** Once closed, it does not open by itself when it is allowed again. */
export const AskedAgain = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    const dialog = await confirmTooLate(context);
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(/already reviewed/));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: /^More actions for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Change dose/ }));
    const doses = await screen.findByRole('dialog', { name: /^Change the dose of / });
    const [dose] = await within(doses).findAllByRole('radio');
    if (dose === undefined) throw new Error('No dose is offered');
    await userEvent.click(dose);
    await userEvent.click(await within(doses).findByRole('button', { name: /^Ask for / }));
    await expect(await canvas.findByRole('region', { name: 'You asked for a change' })).toBeVisible();
    await expect(await canvas.findByText(/^You asked for .* A doctor decides/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});
