import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { allLoaded } from '../support/allLoaded.ts';
import { appStory } from '../support/appStory.tsx';
import { expectDone, type PlayContext, recordOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Winback',
  args: { as: 'winback', path: '/user/subscriptions' },
});

const findOffer = ({ canvas }: PlayContext) => canvas.findByText(/^Come back to .* for less$/);

/** The list shows the offer with its discount; it can be used once. */
export const Offer = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await expect(await findOffer(context)).toBeVisible();
    await expect(await canvas.findByText(/You get 30% off each of your next 3 bills\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: /^See the offer/ }));
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByText(
      'You get 30% off each of your next 3 bills. After that, each bill is $199.00.',
    );
    await expect(dialog).toHaveTextContent('Amount$139.30');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Reactivate' }));
    await expectDone(context, 'Your subscription is active again.');
    await expect(recordOf(visit, 'winback').coupons).toMatchObject([{ name: 'WELCOMEBACK' }]);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('$139.30'));
    await waitFor(() => expect(visit.storage.getItem('winbackUser')).toBeNull());
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('link', { name: 'Home' }));
    await canvas.findByRole('article');
    await allLoaded(visit);
    await expect(canvas.queryByText(/^Come back to/)).not.toBeInTheDocument();
  },
});

/** A dismissed offer is not shown again. */
export const Dismissed = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await findOffer(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(canvas.queryByText(/^Come back to/)).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('link', { name: /^Reactivate, / }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('link', { name: 'Home' }));
    await canvas.findByRole('article');
    await allLoaded(visit);
    await expect(canvas.queryByText(/^Come back to/)).not.toBeInTheDocument();
  },
});

/** A used offer is not shown. */
export const Used = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'winback');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      couponBills: { 'coupon-welcomeback': 3 },
    });
  },
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('article');
    await allLoaded(visit);
    await expect(canvas.queryByText(/^Come back to/)).not.toBeInTheDocument();
    await expect(visit.calls).not.toContain('GET /api/coupons');
    await expect(visit.storage.getItem('winbackUser')).toBeNull();
  },
});
