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

/** The service has something newer than the page when a change is confirmed. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Changed meanwhile',
  args: subscriptionOf('active'),
});

/** Changes the record as another device, or the service itself, does. */
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

/** The next bill came overnight. */
function billOvernight(context: PlayContext): string {
  const { nextBillingDate = '' } = recordOf(context.visit, 'active');
  const next = addMonths(nextBillingDate ?? '', 1);
  putRecord(context, 'active', { nextBillingDate: next, nextPeriodStart: next, billingAnchor: next });
  return next;
}

const confirm = async (dialog: HTMLElement, name: string) =>
  userEvent.click(await within(dialog).findByRole('button', { name }));

const changesOf = ({ visit }: PlayContext) => visit.calls.filter((call) => /^P(?:ATCH|UT) /.test(call));

/** Approved between drawing and confirming: nothing is cancelled before the patient knows that the card was charged. */
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
    await expectDone(context, 'Your subscription is cancelled.');
    await expect(await context.canvas.findByRole('main')).not.toHaveTextContent('We released');
    await expect(recordOf(context.visit, 'pending').status).toBe('cancel');
  },
});

/** Approved while the cancellation was on its way: the result says what became of the money. */
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

/** A preview of yesterday is not carried out: the dialog shows today's and asks again. */
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

/** The offer has ended: the regular price is shown before anything is agreed to. */
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

/** What can't be read again is not changed. */
export const Unreadable = meta.story({
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

/** What another device has done already, the service says in its own words. */
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
