import { addMonths } from '@patient/api/model';
import { formatDay } from '@patient/app/shared/format/dates.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  openDialog,
  openDialogFromMenu,
  expectDone,
  expectFocusInMain,
  recordOf,
  subscriptionOf,
} from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscription changes',
  args: subscriptionOf('active'),
});

/** One confirmation with the dates before and after; the result is announced and saved. */
export const Pause = meta.story({
  tags: ['change:pause', 'message:done'],
  play: async (context) => {
    const { visit } = context;
    const bill = recordOf(visit, 'active').nextBillingDate ?? '';
    const { dialog } = await openDialog(context, 'active', 'Pause');
    await expect(dialog).toHaveAccessibleName('Pause ED Tablets?');
    const before = formatDay(bill);
    const after = formatDay(addMonths(bill, 1));
    await expect(dialog).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`${before} ?, will be ${after}`)),
    );
    await expect(within(dialog).getByRole('button', { name: 'Go back' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
    await expectDone(context, 'Your subscription is paused until ');
    await expect(recordOf(visit, 'active')).toMatchObject({
      status: 'pause',
      nextBillingDate: addMonths(bill, 1),
    });
    await expect(context.canvas.getByRole('button', { name: 'Resume, ED Tablets' })).toBeVisible();
    await expectFocusInMain(context);
  },
});

/** Changes nothing and restores focus. */
export const GoBack = meta.story({
  play: async (context) => {
    const { button, dialog } = await openDialog(context, 'active', 'Pause');
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
    const { dialog } = await openDialog(context, 'paused', 'Resume');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resume' }));
    await expectDone(context, 'Your subscription has resumed.');
    await expect(recordOf(context.visit, 'paused').status).toBe('active');
    await expectFocusInMain(context);
  },
});

export const Skip = meta.story({
  tags: ['change:skip'],
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Skip');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skip' }));
    await expectDone(context, 'Your next delivery is skipped.');
    await expect(recordOf(context.visit, 'active').skipPeriods).toBe(1);
    await expectFocusInMain(context);
  },
});

/** Last item of the menu; one confirmation. */
export const Cancel = meta.story({
  tags: ['change:cancel'],
  play: async (context) => {
    const { dialog } = await openDialogFromMenu(context, 'active', 'Cancel subscription');
    await expect(dialog).toHaveAccessibleName('Cancel ED Tablets?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    await expectDone(context, 'Your subscription is cancelled.');
    await expect(recordOf(context.visit, 'active').status).toBe('cancel');
    await expectFocusInMain(context);
  },
});

export const Reactivate = meta.story({
  tags: ['change:reactivate'],
  args: subscriptionOf('cancelled'),
  play: async (context) => {
    const { dialog } = await openDialog(context, 'cancelled', 'Reactivate');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'cancelled').status).toBe('active');
    await expectFocusInMain(context);
  },
});

/** A patient with a win-back offer (winbackUser) gets its price. */
export const WinBack = meta.story({
  args: subscriptionOf('winback'),
  beforeEach: ({ visit }) => visit.storage.setItem('winbackUser', 'true'),
  play: async (context) => {
    const { dialog } = await openDialog(context, 'winback', 'Reactivate');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'winback').coupons).toMatchObject([{ name: 'WELCOMEBACK' }]);
  },
});

/** Without the offer, the regular price applies. */
export const WithoutWinBack = meta.story({
  args: subscriptionOf('winback'),
  play: async (context) => {
    const { dialog } = await openDialog(context, 'winback', 'Reactivate');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'winback').coupons ?? []).toEqual([]);
  },
});

/** The dialog stays open with the reason, which is gone when the dialog opens again. */
export const Failing = meta.story({
  tags: ['message:server'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'pauseSubscription', status: 500, message: FAILING_MESSAGE }),
  play: async (context) => {
    const { button, dialog } = await openDialog(context, 'active', 'Pause');
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

/** A double press sends one request. */
export const DoublePress = meta.story({
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Pause' }));
    await expectDone(context, 'Your subscription is paused until ');
    await expect(context.visit.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
      'PATCH /api/subscription/pause/active-1',
    ]);
    await expectFocusInMain(context);
  },
});

/** During the request, the dialog can't be closed or confirmed again. */
export const Pending = meta.story({
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'pauseSubscription', latency: 60_000 }),
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
    await expect(await within(dialog).findByRole('progressbar')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Enter}');
    await expect(within(dialog).getByRole('button', { name: 'Go back' })).toBeDisabled();
    await expect(context.visit.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1);
  },
});

export const Phone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await openDialog(context, 'active', 'Pause');
  },
});

export const DarkCancel = meta.story({
  globals: { scheme: 'dark' },
  play: async (context) => {
    await openDialogFromMenu(context, 'active', 'Cancel subscription');
  },
});
