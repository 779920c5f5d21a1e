import { addMonths } from '@patient/api/model';
import { formatDay } from '@patient/app/shared/format/dates.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import {
  openDialog,
  openDialogFromMenu,
  expectDone,
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
    await expect(await within(dialog).findByRole('button', { name: 'Go back' })).toHaveFocus();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pause' }));
    await expectDone(context, 'Your subscription is paused until ');
    await expect(recordOf(visit, 'active')).toMatchObject({
      status: 'pause',
      nextBillingDate: addMonths(bill, 1),
    });
    await expect(await context.canvas.findByRole('button', { name: 'Resume, ED Tablets' })).toBeVisible();
  },
});

export const Resume = meta.story({
  tags: ['change:resume'],
  args: subscriptionOf('paused'),
  play: async (context) => {
    const { dialog } = await openDialog(context, 'paused', 'Resume');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Resume' }));
    await expectDone(context, 'Your subscription has resumed.');
    await expect(recordOf(context.visit, 'paused').status).toBe('active');
  },
});

/** After confirmation, the result shows which delivery is skipped, and the page offers to undo it. */
export const Skip = meta.story({
  tags: ['change:skip'],
  play: async (context) => {
    const { canvas, visit } = context;
    const bill = recordOf(visit, 'active').nextBillingDate ?? '';
    const { dialog } = await openDialog(context, 'active', 'Skip');
    await expect(dialog).toHaveAccessibleName('Skip the next delivery of ED Tablets?');
    await expect(dialog).toHaveTextContent(`We won't send the delivery on ${formatDay(bill)}`);
    await expect(recordOf(visit, 'active').skipPeriods).toBe(0);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Skip' }));
    await expectDone(context, `You skipped the delivery of ED Tablets on ${formatDay(bill)}`);
    await expect(await canvas.findByRole('main')).toHaveTextContent(
      `Next: ${formatDay(addMonths(bill, 1))}.`,
    );
    await expect(recordOf(visit, 'active').skipPeriods).toBe(1);
    await expect(
      await canvas.findByRole('button', { name: `Undo skip of ${formatDay(bill)}, ED Tablets` }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText(/^You skipped/)).toBeNull());
    await expect(canvas.getByRole('main').querySelector(':focus')).not.toBeNull();
  },
});

/** Undoes only the last of two skips; both dialog and result name its delivery. */
export const UndoSkip = meta.story({
  args: subscriptionOf('skipped'),
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'skipped');
    const nextBillingDate = addMonths(record.billingAnchor ?? '', 2);
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      skipPeriods: 2,
      nextBillingDate,
      nextPeriodStart: nextBillingDate,
    });
  },
  play: async (context) => {
    const { canvas, visit } = context;
    const { billingAnchor = '' } = recordOf(visit, 'skipped');
    const [first, last] = [formatDay(billingAnchor), formatDay(addMonths(billingAnchor, 1))];
    const { dialog } = await openDialog(context, 'skipped', `Undo skip of ${last}`);
    await expect(dialog).toHaveTextContent(`You get the delivery on ${last} after all`);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Undo skip' }));
    await expectDone(context, `Your delivery on ${last} is no longer skipped.`);
    await expect(recordOf(visit, 'skipped').skipPeriods).toBe(1);
    await expect(visit.calls).toContain('PUT /api/subscription/skip/skipped-1');
    await expect(
      await canvas.findByRole('button', { name: `Undo skip of ${first}, Weight Loss Treatment` }),
    ).toBeVisible();
  },
});

/** Canceling before approval releases the hold. */
export const CancelUnpaid = meta.story({
  tags: ['check'],
  args: subscriptionOf('pending'),
  play: async (context) => {
    const { dialog } = await openDialogFromMenu(context, 'pending', 'Cancel subscription');
    await expect(dialog).not.toHaveTextContent('Paid for until');
    await expect(dialog).toHaveTextContent(/Held on your card.*\$199\.00.*Released/);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel subscription' }));
    await expectDone(context, 'We released the amount held on your card');
  },
});

/** A subscription that was never approved goes back to review. */
export const ReactivateUnapproved = meta.story({
  tags: ['check'],
  args: subscriptionOf('canceled'),
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'canceled');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      review: { value: 'pending' },
    });
  },
  play: async (context) => {
    const { dialog } = await openDialog(context, 'canceled', 'Reactivate');
    await expect(dialog).toHaveTextContent('Charged when a doctor approves');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is back in review.');
    await expect(recordOf(context.visit, 'canceled').status).toBe('pending');
  },
});

/** The list links to the confirmation; going back closes it and stays on the page. */
export const ReactivateFromList = meta.story({
  tags: ['check'],
  args: { as: 'canceled', path: '/user/subscriptions' },
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Reactivate, / }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(visit.location.history.at(-1)).toBe('/user/subscriptions/canceled-1');
  },
});

/** Last item of the menu, with one confirmation. */
export const Cancel = meta.story({
  tags: ['change:cancel'],
  play: async (context) => {
    const { dialog } = await openDialogFromMenu(context, 'active', 'Cancel subscription');
    await expect(dialog).toHaveAccessibleName('Cancel ED Tablets?');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel subscription' }));
    await expectDone(context, 'Your subscription is canceled.');
    await expect(recordOf(context.visit, 'active').status).toBe('cancel');
  },
});

export const Reactivate = meta.story({
  tags: ['change:reactivate'],
  args: subscriptionOf('canceled'),
  play: async (context) => {
    const { dialog } = await openDialog(context, 'canceled', 'Reactivate');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'canceled').status).toBe('active');
  },
});

/** A patient with a win-back offer (winbackUser) gets its price. */
export const WinBack = meta.story({
  args: subscriptionOf('winback'),
  play: async (context) => {
    const { dialog } = await openDialog(context, 'winback', 'Reactivate');
    await expect(context.visit.storage.getItem('winbackUser')).toBe('true');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'winback').coupons).toMatchObject([{ name: 'WELCOMEBACK' }]);
  },
});

/** A used offer no longer applies: the regular price is shown. */
export const UsedWinBack = meta.story({
  tags: ['check'],
  args: subscriptionOf('winback'),
  beforeEach: ({ visit: { sandbox } }) => {
    const record = sandbox.store.get('subscriptions', 'patient-winback', 'winback-1');
    if (record)
      sandbox.store.put('subscriptions', 'patient-winback', 'winback-1', {
        ...record,
        couponBills: { 'coupon-welcomeback': 3 },
      });
  },
  play: async (context) => {
    const { dialog } = await openDialog(context, 'winback', 'Reactivate');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is active again.');
    await expect(recordOf(context.visit, 'winback').coupons ?? []).toEqual([]);
  },
});

/** The dialog stays open with the reason, which is cleared when it is reopened. */
export const Failing = meta.story({
  tags: ['message:server'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'pauseSubscription', status: 500, message: FAILING_MESSAGE }),
  play: async (context) => {
    const { button, dialog } = await openDialog(context, 'active', 'Pause');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pause' }));
    const reason = await within(dialog).findByRole('alert');
    await waitFor(() => expect(reason).toHaveTextContent(FAILING_MESSAGE));
    await expect(recordOf(context.visit, 'active').status).toBe('active');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog');
    await expect(within(again).queryByText(FAILING_MESSAGE)).not.toBeInTheDocument();
  },
});

/** A double click or double Enter sends one request, and no error covers the success. */
export const DoublePress = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    const confirm = await within(dialog).findByRole('button', { name: 'Pause' });
    confirm.click();
    confirm.click();
    confirm.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expectDone(context, 'Your subscription is paused until ');
    await expect(context.visit.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
      'PATCH /api/subscription/pause/active-1',
    ]);
    await expect(context.canvas.queryByText(/already paused/)).not.toBeInTheDocument();
  },
});

/** While the request is pending, the dialog can't be closed or confirmed again. */
export const Pending = meta.story({
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    const release = delayRequest(context, 'patch', '/api/subscription/pause/*');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pause' }));
    await expect(await within(dialog).findByRole('progressbar')).toBeInTheDocument();
    await release.received;
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByRole('button', { name: 'Go back' })).toBeDisabled();
    release();
    await expectDone(context, 'Your subscription is paused until ');
    // The delayed request is not recorded.
    await expect(context.visit.calls.filter((call) => call.startsWith('PATCH'))).toEqual([]);
  },
});
