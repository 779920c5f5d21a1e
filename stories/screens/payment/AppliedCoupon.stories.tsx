import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Canvas } from '../../canvas.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { as, chargesOf, expectProblem, goToCard, payButton, TEST_CARD } from '../support/payment.ts';
import { recordOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Applied coupon',
  args: { as, path: '/steps' },
});

const welcome10 = {
  _id: 'coupon-welcome10',
  name: 'WELCOME10',
  discountType: '%',
  discountValue: 10,
  usingPeriodsCount: 1,
  periodType: 'month',
} as const;
const weight25 = {
  ...welcome10,
  _id: 'coupon-weight25',
  name: 'WEIGHT25',
  discountValue: 25,
  usingPeriodsCount: 2,
};
const quarter15 = {
  ...welcome10,
  _id: 'coupon-quarter15',
  name: 'QUARTER15',
  discountValue: 15,
  usingPeriodsCount: 2,
  appliesTo: [{ frequencyOfDelivery: ['quarterly' as const] }],
};

type Coupons = readonly (typeof welcome10 | typeof weight25 | typeof quarter15)[];

/** `beforeEach` that adds coupons to the registration. */
const withCoupons =
  (...coupons: Coupons) =>
  ({ visit }: { readonly visit: Visit }) =>
    visit.sandbox.store.put('subscriptions', `patient-${as}`, `${as}-1`, {
      ...recordOf(visit, as),
      coupons: [...coupons],
    });

const couponsOf = (visit: Visit) => (recordOf(visit, as).coupons ?? []).map(({ name }) => name);

const findField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Coupon code' });

async function applyCode(canvas: Canvas, code: string) {
  await userEvent.type(await findField(canvas), code);
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
}

/** Two coupons, as after signing in through a link: both are shown, and the bills show when each ends. */
export const TwoCoupons = meta.story({
  beforeEach: withCoupons(welcome10, weight25),
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await expect((await canvas.findAllByText('WELCOME10 and WEIGHT25 applied'))[0]).toBeVisible();
    await expect(await canvas.findByText('$69.65 off your first bill')).toBeVisible();
    const plan = within(canvas.getByRole('region', { name: 'Your plan' }));
    await expect(await plan.findByText('Coupon WELCOME10 and WEIGHT25')).toBeVisible();
    await expect(plan.getByText('$149.25')).toBeVisible();
    await expect(plan.getByText(/\$199\.00 after your first 2 months/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove WELCOME10 and WEIGHT25' }));
    await expect(await findField(canvas)).toHaveValue('');
    await expect(couponsOf(visit)).toEqual([]);
  },
});

/** The patient has chosen another plan since: the coupon gives no discount, and payment is blocked until it is removed. */
export const NoLongerValid = meta.story({
  tags: ['check'],
  beforeEach: withCoupons(quarter15),
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await expect((await canvas.findAllByText("QUARTER15 can't be used for this treatment"))[0]).toBeVisible();
    await expect(await canvas.findByText(/^It needs delivery every 3 months\./)).toBeVisible();
    await expect(canvas.queryByText('QUARTER15 applied')).not.toBeInTheDocument();
    await writeCard(canvas, TEST_CARD);
    await userEvent.click(await payButton(canvas));
    await expectProblem(
      canvas,
      /couldn't use your coupon/,
      /Nothing was held or charged\. Remove the code, then press Pay again/,
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove QUARTER15' }));
    await expect(await findField(canvas)).toHaveAccessibleDescription('');
    await userEvent.click(await payButton(canvas));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(chargesOf(visit)).toMatchObject([{ sum: 19_900 }]);
  },
});

/** A coupon for reactivations is rejected in a registration. */
export const ReactivationOnly = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await goToCard(context);
    await applyCode(canvas, 'WELCOMEBACK');
    const field = await findField(canvas);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(
      "This code is only for a treatment you canceled. It doesn't work for a new one.",
    );
    await expect(couponsOf(visit)).toEqual([]);
  },
});

/** A coupon that fails to be removed stays, with an error until it is removed. */
export const RemovalFails = meta.story({
  tags: ['check'],
  beforeEach: withCoupons(welcome10),
  play: async (context) => {
    const { canvas, visit } = context;
    const { faults } = visit.sandbox;
    await goToCard(context);
    faults.set({ operation: 'updateSubscription', status: 503, message: FAILING_MESSAGE });
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Remove WELCOME10' }));
    await expect((await main.findAllByText(/couldn't remove this coupon/))[0]).toBeVisible();
    await expect(main.getAllByText('WELCOME10 applied')[0]).toBeVisible();
    faults.clear();
    await userEvent.click(await main.findByRole('button', { name: 'Remove WELCOME10' }));
    await expect(await findField(canvas)).toHaveAccessibleDescription('');
    await expect(couponsOf(visit)).toEqual([]);
  },
});
