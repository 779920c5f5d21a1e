import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { watchToasts } from '../support/toasts.ts';
import type { Canvas } from '../../canvas.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Coupon',
  args: { path: '/user/profile', as: 'active' },
});

async function enter(canvas: Canvas, code: string) {
  const coupon = within(await canvas.findByRole('region', { name: 'Coupon' }));
  const field = await coupon.findByRole('textbox', { name: 'Coupon code' });
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(await coupon.findByRole('button', { name: 'Apply' }));
  return { coupon, field };
}

/** Saved for the next treatment, which applies it at payment. */
export const Applied = meta.story({
  tags: ['form:coupon'],
  play: async ({ canvas, visit }) => {
    const { coupon, field } = await enter(canvas, 'weight25');
    await expect(await coupon.findByText('WEIGHT25 applied')).toBeVisible();
    await expect(
      await coupon.findByText('25% off each bill for your first 2 months, for Weight Loss Treatment.'),
    ).toBeVisible();
    await expect(await coupon.findByText(/saved to your account/)).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(visit.storage.getItem('pendingCouponCode')).toBe('WEIGHT25');
    await expect(visit.sandbox.store.list('keptCoupons', 'patient-active')).toHaveLength(1);
  },
});

/** The code of a link is offered; it stays pending until the payment of a next treatment. */
export const OfferedFromLink = meta.story({
  beforeEach: ({ visit }) => visit.storage.setItem('pendingCouponCode', 'weight25'),
  play: async ({ canvas, visit }) => {
    const coupon = within(await canvas.findByRole('region', { name: 'Coupon' }));
    const field = await coupon.findByRole('textbox', { name: 'Coupon code' });
    await expect(field).toHaveValue('weight25');
    await userEvent.click(await coupon.findByRole('button', { name: 'Apply' }));
    await expect(await coupon.findByText('WEIGHT25 applied')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(visit.storage.getItem('pendingCouponCode')).toBe('WEIGHT25');
  },
});

/** The code of a link is applied to a registration in progress, and no longer pending. */
export const OfferedToRegistration = meta.story({
  tags: ['check'],
  args: { as: 'register-payment' },
  beforeEach({ visit: { storage } }) {
    storage.setItem('status', 'active');
    storage.setItem('pendingCouponCode', 'welcome10');
  },
  play: async ({ canvas, visit }) => {
    const coupon = within(await canvas.findByRole('region', { name: 'Coupon' }));
    await userEvent.click(await coupon.findByRole('button', { name: 'Apply' }));
    await expect(await coupon.findByText('WELCOME10 applied')).toBeVisible();
    await expect(visit.storage.getItem('pendingCouponCode')).toBeNull();
  },
});

/** Applied immediately to a registration in progress. */
export const AppliedToRegistration = meta.story({
  args: { as: 'register-payment' },
  beforeEach: ({ visit }) => visit.storage.setItem('status', 'active'),
  play: async ({ canvas, visit }) => {
    const { coupon } = await enter(canvas, 'WELCOME10');
    await expect(await coupon.findByText('WELCOME10 applied')).toBeVisible();
    await expect(
      await coupon.findByText(/^It's on your .+ Treatment\. You'll see it when you pay\.$/),
    ).toBeVisible();
    await expect(visit.storage.getItem('pendingCouponCode')).toBeNull();
  },
});

const isRejected =
  (code: string, message: string) =>
  async ({ canvas }: { canvas: Canvas }) => {
    const { field } = await enter(canvas, code);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveValue(code);
  };

export const Unknown = meta.story({
  play: isRejected('NOPE', "We don't recognize this code. Check it and try again."),
});

/** The code needs another delivery interval than that of the plan. */
export const NeedsOtherDelivery = meta.story({
  args: { as: 'register-payment' },
  beforeEach: ({ visit }) => visit.storage.setItem('status', 'active'),
  play: isRejected(
    'QUARTER15',
    'This code needs delivery every 3 months. Change your plan, then apply the code.',
  ),
});

/** The service fails, which a notification reports, too; the same code works when applied again. */
export const Fails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'applyLoginCouponByPath',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas, visit }) => {
    const shown = watchToasts({ visit });
    const { coupon, field } = await enter(canvas, 'WELCOME10');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(shown).toHaveBeenCalledWith({ kind: 'error', message: FAILING_MESSAGE });
    await expect(field).toHaveAccessibleDescription("We couldn't check this code. Try again.");
    await userEvent.click(await coupon.findByRole('button', { name: 'Apply' }));
    await expect(await coupon.findByText('WELCOME10 applied')).toBeVisible();
  },
});
