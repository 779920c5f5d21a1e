import { addMonths } from '@patient/api/model';
import { formatDay } from '@patient/app/shared/format/dates.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { phone } from '../support/looks.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { ask, askInMenu, isDone, keepsFocus, recordOf, subscriptionOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscription changes',
  args: subscriptionOf('active'),
});

/** Asks once, with what it will change before and after; then it is done, said and kept. */
export const Pause = meta.story({
  tags: ['change:pause', 'message:done'],
  play: async (context) => {
    const { visit } = context;
    const bill = recordOf(visit, 'active').nextBillingDate ?? '';
    const { dialog } = await ask(context, 'active', 'Pause');
    await expect(dialog).toHaveAccessibleName('Pause ED Tablets?');
    const was = formatDay(bill);
    const willBe = formatDay(addMonths(bill, 1));
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`${was} ?, will be ${willBe}`)),
    );
    await expect(within(dialog).getByRole('button', { name: 'Go back' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
    await isDone(context, 'Your subscription is paused until ');
    await expect(recordOf(visit, 'active')).toMatchObject({
      status: 'pause',
      nextBillingDate: addMonths(bill, 1),
    });
    await expect(context.canvas.getByRole('button', { name: 'Resume, ED Tablets' })).toBeVisible();
    await keepsFocus(context);
  },
});

/** The way out changes nothing and puts the focus back where it was. */
export const GoBack = meta.story({
  play: async (context) => {
    const { button, dialog } = await ask(context, 'active', 'Pause');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(context.visit.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
    await expect(recordOf(context.visit, 'active').status).toBe('active');
  },
});

export const Resume = meta.story({
  tags: ['change:resume'],
  args: subscriptionOf('paused'),
  play: async (context) => {
    const { dialog } = await ask(context, 'paused', 'Resume');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resume' }));
    await isDone(context, 'Your subscription has resumed.');
    await expect(recordOf(context.visit, 'paused').status).toBe('active');
    await keepsFocus(context);
  },
});

export const Skip = meta.story({
  tags: ['change:skip'],
  play: async (context) => {
    const { dialog } = await ask(context, 'active', 'Skip');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skip' }));
    await isDone(context, 'Your next delivery is skipped.');
    await expect(recordOf(context.visit, 'active').skipPeriods).toBe(1);
    await keepsFocus(context);
  },
});

/** In the menu, last and in the tone of danger; one question, and no persuasion. */
export const Cancel = meta.story({
  tags: ['change:cancel'],
  play: async (context) => {
    const { dialog } = await askInMenu(context, 'active', 'Cancel subscription');
    await expect(dialog).toHaveAccessibleName('Cancel ED Tablets?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    await isDone(context, 'Your subscription is cancelled.');
    await expect(recordOf(context.visit, 'active').status).toBe('cancel');
    await keepsFocus(context);
  },
});

export const Reactivate = meta.story({
  tags: ['change:reactivate'],
  args: subscriptionOf('cancelled'),
  play: async (context) => {
    const { dialog } = await ask(context, 'cancelled', 'Reactivate');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
    await isDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'cancelled').status).toBe('active');
    await keepsFocus(context);
  },
});

/** Who comes back by a win-back offer (winbackUser) tells the service so, and has the winback price. */
export const WonBack = meta.story({
  args: subscriptionOf('winback'),
  beforeEach: ({ visit }) => visit.storage.setItem('winbackUser', 'true'),
  play: async (context) => {
    const { dialog } = await ask(context, 'winback', 'Reactivate');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
    await isDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'winback').coupons).toMatchObject([{ name: 'WELCOMEBACK' }]);
  },
});

/** Nobody else is given the price. */
export const NotWonBack = meta.story({
  args: subscriptionOf('winback'),
  play: async (context) => {
    const { dialog } = await ask(context, 'winback', 'Reactivate');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
    await isDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'winback').coupons ?? []).toEqual([]);
  },
});

/** The dialog stays with the reason, nothing has changed, and the reason is gone when it is asked again. */
export const Failing = meta.story({
  tags: ['message:server'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'pauseSubscription', status: 500, message: FAILING_MESSAGE }),
  play: async (context) => {
    const { button, dialog } = await ask(context, 'active', 'Pause');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
    const reason = within(dialog).getByRole('alert');
    await waitFor(() => expect(reason).toHaveTextContent(FAILING_MESSAGE));
    await expect(recordOf(context.visit, 'active').status).toBe('active');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog');
    await expect(within(again).queryByText(FAILING_MESSAGE)).not.toBeInTheDocument();
  },
});

/** Pressing twice asks the service once. */
export const DoublePress = meta.story({
  play: async (context) => {
    const { dialog } = await ask(context, 'active', 'Pause');
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Pause' }));
    await isDone(context, 'Your subscription is paused until ');
    await expect(context.visit.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
      'PATCH /api/subscription/pause/active-1',
    ]);
    await keepsFocus(context);
  },
});

/** While the service thinks, nothing closes the question and nothing is asked twice. */
export const Pending = meta.story({
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'pauseSubscription', latency: 60_000 }),
  play: async (context) => {
    const { dialog } = await ask(context, 'active', 'Pause');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
    await expect(await within(dialog).findByRole('progressbar')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByRole('button', { name: 'Go back' })).toBeDisabled();
    await expect(context.visit.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  },
});

/** The question on a small phone, for the eye. */
export const Phone = meta.story({
  globals: phone,
  play: async (context) => {
    await ask(context, 'active', 'Pause');
  },
});

export const DarkCancel = meta.story({
  globals: { scheme: 'dark' },
  play: async (context) => {
    await askInMenu(context, 'active', 'Cancel subscription');
  },
});
