import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { recordOf, type PlayContext } from '../support/subscription.ts';

const AS = 'dose-asked';

/** The subscription changes while a confirmation opened by a link is shown. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Linked change',
  args: { as: AS, path: '/user/subscriptions' },
});

const PAGE = `/user/subscriptions/${AS}-1`;

/** Declines the requested change, as a doctor does. */
function decline({ visit }: PlayContext): void {
  const record = recordOf(visit, AS);
  const { modifyRequest } = record;
  if (!modifyRequest) throw new Error('There is no requested change');
  visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
    ...record,
    modifyRequest: { ...modifyRequest, status: 'declined', message: 'Not yet.' },
  });
}

/** Opens the confirmation and confirms it after a doctor has decided. */
async function confirmAfterDecision(context: PlayContext) {
  await userEvent.click(await context.canvas.findByRole('link', { name: /^Withdraw request, / }));
  const dialog = await screen.findByRole('alertdialog');
  decline(context);
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Withdraw request' }));
  return dialog;
}

/** The confirmation stays open with the service's reason; closing it removes it from the URL. */
export const DecidedBeforeConfirming = meta.story({
  tags: ['check'],
  play: async (context) => {
    const dialog = await confirmAfterDecision(context);
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

/** Once closed, the confirmation does not reopen after another request. */
export const RequestedAgain = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    const dialog = await confirmAfterDecision(context);
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(/already reviewed/));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: /^More actions for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Change plan/ }));
    const plan = within(await screen.findByRole('dialog', { name: /^Change your plan for / }));
    await userEvent.click(await plan.findByRole('radio', { name: /^Every 3 months/ }));
    await userEvent.click(await plan.findByRole('button', { name: 'Ask for this change' }));
    await expect(await canvas.findByRole('region', { name: 'You asked for a change' })).toBeVisible();
    await expect(await canvas.findByText(/^You asked for .* A doctor decides/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});
