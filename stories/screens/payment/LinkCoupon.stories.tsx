import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { as, goToCard } from '../support/payment.ts';
import { pressContinue } from '../support/steps.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Coupon from link',
  args: { as, path: '/steps' },
});

/** Story fields with a coupon code from a link that was not applied at sign-in. */
const pending = (code: string) => ({
  tags: ['check', 'form:coupon'],
  beforeEach: ({ visit }: PlayContext) => visit.storage.setItem('pendingCouponCode', code),
});

/** Play function that expects the field to show why the code is rejected and to keep it, without another attempt. */
const isRejected = (code: string, reason: RegExp) => async (context: PlayContext) => {
  const { canvas, visit } = context;
  await goToCard(context);
  const main = within(canvas.getByRole('main'));
  await expect((await main.findAllByText(reason))[0]).toBeVisible();
  await expect(await canvas.findByRole('textbox', { name: 'Coupon code' })).toHaveValue(code);
  await waitFor(() => expect(visit.storage.getItem('pendingCouponCode')).toBeNull());
};

export const Expired = meta.story({
  ...pending('LASTYEAR'),
  play: isRejected('LASTYEAR', /has expired/),
});

/** A link of an email can lead anywhere: its code leaves the address and is applied to the payment. */
export const AnyPage = meta.story({
  tags: ['check', 'form:coupon'],
  args: { path: '/user/subscriptions?code=WELCOME10' },
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await expect((await canvas.findAllByText('WELCOME10 applied'))[0]).toBeVisible();
    await expect(visit.location.history.join(' ')).not.toContain('WELCOME10');
  },
});

/** An authorized payment keeps its amount: the code stays pending for the next payment. */
export const AuthorizedPayment = meta.story({
  ...pending('WELCOME10'),
  args: { as: 'register-photo' },
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('heading', { name: 'Your photo ID' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
    await pressContinue(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(visit.sandbox.store.list('charges', 'register-photo-1')).toMatchObject([{ status: 'hold' }]);
    await expect(recordOf(visit, 'register-photo').paymentIntentStatus).toBe('requires_capture');
    await expect(visit.storage.getItem('pendingCouponCode')).toBe('WELCOME10');
  },
});
