import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { as, goToCard } from '../support/payment.ts';
import { pressContinue } from '../support/steps.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Coupon of a link',
  args: { as, path: '/steps' },
});

/** A code that signing in could not use stays pending until here. */
const pending = (code: string) => ({
  tags: ['check', 'form:coupon'],
  beforeEach: ({ visit }: PlayContext) => visit.storage.setItem('pendingCouponCode', code),
});

/** Play function: the field says why the code is rejected, and keeps it to be corrected; it isn't tried again. */
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

/** A payment that is authorized stays as the patient agreed to it: the code waits for the next one. */
export const HeldPayment = meta.story({
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
