import { addMonths } from '@patient/api/model';
import { formatDay } from '@patient/app/shared/format/dates.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  expectDone,
  openDialog,
  openDialogFromMenu,
  recordOf,
  subscriptionOf,
  type PlayContext,
} from '../support/subscription.ts';

/** The subscription changes in the service before a change is confirmed on the page. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Changed before confirming',
  args: subscriptionOf('active'),
});

/** Changes the record, as from another device or by the service. */
function putRecord({ visit }: PlayContext, as: string, change: Partial<ReturnType<typeof recordOf>>): void {
  const record = recordOf(visit, as);
  visit.sandbox.store.put('subscriptions', record.patientId, record._id, { ...record, ...change });
}

/** A doctor approves, and the held amount is charged. */
function approve(context: PlayContext): void {
  const next = '2025-06-14T15:00:00.000Z';
  putRecord(context, 'pending', {
    status: 'active',
    isApproved: true,
    review: { value: 'approved' },
    paymentIntentStatus: 'succeeded',
    nextBillingDate: next,
    nextPeriodStart: next,
    expiredAt: next,
  });
}

/** Moves the next bill by a month, as after billing. Returns its date. */
function billOvernight(context: PlayContext): string {
  const { nextBillingDate = '' } = recordOf(context.visit, 'active');
  const next = addMonths(nextBillingDate ?? '', 1);
  putRecord(context, 'active', { nextBillingDate: next, nextPeriodStart: next, billingAnchor: next });
  return next;
}

const confirm = async (dialog: HTMLElement, name: string) =>
  userEvent.click(await within(dialog).findByRole('button', { name }));

const changesOf = ({ visit }: PlayContext) => visit.calls.filter((call) => /^P(?:ATCH|UT) /.test(call));

/** Approved before confirming: nothing is canceled before the dialog shows that the card was charged. */
export const ApprovedBeforeCancelling = meta.story({
  tags: ['check'],
  args: subscriptionOf('pending'),
  play: async (context) => {
    const { dialog } = await openDialogFromMenu(context, 'pending', 'Cancel subscription');
    await expect(dialog).toHaveTextContent("You won't be charged.");
    approve(context);

    await confirm(dialog, 'Cancel subscription');
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        "This subscription has changed, and we haven't done anything yet.",
      ),
    );
    await expect(dialog).not.toHaveTextContent("You won't be charged.");
    await expect(dialog).toHaveTextContent('No more deliveries or charges.');
    await expect(dialog).toHaveTextContent('Paid for until');
    await expect(changesOf(context)).toEqual([]);

    await confirm(dialog, 'Cancel subscription');
    await expectDone(context, 'Your subscription is canceled.');
    await expect(await context.canvas.findByRole('main')).not.toHaveTextContent('We released');
    await expect(recordOf(context.visit, 'pending').status).toBe('cancel');
  },
});

/** Approved while the cancellation is pending: the result shows that the card was charged. */
export const ApprovedWhileCancelling = meta.story({
  tags: ['check'],
  args: subscriptionOf('pending'),
  play: async (context) => {
    const { sandbox } = context.visit;
    const { dialog } = await openDialogFromMenu(context, 'pending', 'Cancel subscription');
    sandbox.faults.set({ operation: 'cancelSubscription', latency: 300, times: 1 });
    await confirm(dialog, 'Cancel subscription');
    await waitFor(() => expect(changesOf(context)).toHaveLength(1));
    approve(context);
    await expectDone(context, 'A doctor had approved it just before, so your card was charged.');
  },
});

/** Billed after the dialog opened: the outdated preview is not applied; the dialog updates and needs another confirmation. */
export const BilledOvernight = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    const next = billOvernight(context);
    await confirm(dialog, 'Pause');
    await waitFor(() => expect(dialog).toHaveTextContent('This subscription has changed'));
    await expect(dialog).toHaveTextContent(`Paused until${formatDay(addMonths(next, 1))}`);
    await expect(changesOf(context)).toEqual([]);
    await confirm(dialog, 'Pause');
    await expectDone(context, `Your subscription is paused until ${formatDay(addMonths(next, 1))}`);
  },
});

/** The offer has ended: the dialog shows the regular price and needs another confirmation. */
export const OfferEnded = meta.story({
  tags: ['check'],
  args: subscriptionOf('winback'),
  play: async (context) => {
    const { store } = context.visit.sandbox;
    const { dialog } = await openDialog(context, 'winback', 'Reactivate');
    await expect(dialog).toHaveTextContent(/You get .+ off/);
    putRecord(context, 'winback', { couponBills: { 'coupon-welcomeback': 3 } });
    await confirm(dialog, 'Reactivate');
    await waitFor(() => expect(dialog).toHaveTextContent('This subscription has changed'));
    await expect(dialog).not.toHaveTextContent(/You get .+ off/);
    await confirm(dialog, 'Reactivate');
    await expectDone(context, 'Your subscription is active again.');
    await expect(store.get('subscriptions', 'patient-winback', 'winback-1')?.coupons ?? []).toEqual([]);
  },
});

/** Refetching the subscription fails: nothing is changed. */
export const RefetchFails = meta.story({
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    context.visit.sandbox.faults.set({
      operation: 'getSubscription',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    });
    await confirm(dialog, 'Pause');
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(FAILING_MESSAGE));
    await expect(changesOf(context)).toEqual([]);
    await confirm(dialog, 'Pause');
    await expectDone(context, 'Your subscription is paused until ');
  },
});

/** Paused on another device: shows the service's message. */
export const PausedElsewhere = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    putRecord(context, 'active', {
      status: 'pause',
      pause: { pausedId: 'pause-1', from: '2025-05-14T15:00:00.000Z', until: '2025-06-14T15:00:00.000Z' },
    });
    await confirm(dialog, 'Pause');
    await waitFor(() => expect(dialog).toHaveTextContent('Subscription is already paused'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await context.canvas.findByRole('button', { name: 'Resume, ED Tablets' })).toBeVisible();
  },
});
