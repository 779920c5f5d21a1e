import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { scrollsSideways } from '../../phone.ts';
import { allLoaded } from '../support/allLoaded.ts';
import { appStory } from '../support/appStory.tsx';
import { drawBlob } from '../support/drawBlob.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { type PlayContext, recordOf, subscriptionOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Plan details',
  args: subscriptionOf('coupon'),
});

/** Next bills, once they have loaded: their skeleton's region has the same name. */
async function findPrices({ canvas }: PlayContext) {
  await canvas.findByText(/^The bill after that/);
  return canvas.getByRole('region', { name: 'Next billing' });
}

/** The next two bills, and the parts of the total. */
export const Prices = meta.story({
  tags: ['route:/user/subscriptions/{id}'],
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'coupon');
    const [addon] = visit.sandbox.store.list('addons', '');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      addons: [addon ?? { _id: 'kit', name: 'Travel kit', price: 1_000 }],
    });
  },
  play: async (context) => {
    const prices = await findPrices(context);
    await expect(prices).toHaveTextContent('Coupon SAVE20');
    // The total is the same everywhere on the page.
    const { canvas } = context;
    const [shown] = within(prices).getAllByText(/\$[\d.]+/);
    const sum = /\$[\d.]+/.exec(shown?.textContent ?? '')?.[0] ?? 'none';
    await expect(await canvas.findByText(/^[A-Z][a-z]{2} \d+, \d{4}, \$/)).toHaveTextContent(sum);
    // One of three bills is paid: plan and prices show the same for the other two.
    for (const region of [prices, canvas.getByRole('region', { name: 'Your plan' })])
      await expect(region).toHaveTextContent('$20.00 off each of your next 2 bills');
    await expect(prices).toHaveTextContent(/Add-on: .*each delivery/);
    await waitFor(() => expect(context.visit.calls).toContain('GET /api/subscription-price/coupon-1'));
  },
});

/** On wide screens, the actions are in one row over the full width, and the payments are next to the plan. */
export const Wide = meta.story({
  tags: ['check'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (context) => {
    await findPrices(context);
    const { canvas } = context;
    const plan = canvas.getByRole('region', { name: 'Your plan' }).getBoundingClientRect();
    const payments = canvas.getByRole('region', { name: 'Payments' }).getBoundingClientRect();
    await expect(payments.left).toBeGreaterThan(plan.right);
    await expect(payments.width).toBeCloseTo(plan.width, 0);
    const pause = canvas.getByRole('button', { name: /^Pause, / }).getBoundingClientRect();
    const more = canvas.getByRole('button', { name: /^More actions for / }).getBoundingClientRect();
    await expect(more.top).toBeCloseTo(pause.top, 0);
    await expect(more.bottom).toBeLessThan(plan.top);
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The pause is shown before the dates it affects. */
export const PausedBeforeDates = meta.story({
  tags: ['check'],
  args: subscriptionOf('paused'),
  play: async ({ canvas }) => {
    const paused = await canvas.findByText(/^No deliveries or charges while/);
    const [date] = canvas.getAllByText('Next delivery');
    if (!date) throw new Error('No next delivery');
    await expect(paused.compareDocumentPosition(date)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Shows the savings of delivery every 3 months. */
export const Quarterly = meta.story({
  args: subscriptionOf('quarterly'),
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Payments' }));
    await expect(
      await payments.findByText(/^You save \$[\d.]+ on each bill because we deliver every 3 months\.$/),
    ).toBeVisible();
    await expect(payments.queryByRole('button', { name: /^Switch to / })).not.toBeInTheDocument();
  },
});

/** A cheaper delivery is offered with a button, which opens the request with that delivery. */
export const CheaperDelivery = meta.story({
  args: subscriptionOf('coupon'),
  play: async ({ canvas }) => {
    const payments = within(await canvas.findByRole('region', { name: 'Payments' }));
    await expect(await payments.findByText(/^Delivery every 3 months costs \$/)).toBeVisible();
    await userEvent.click(await payments.findByRole('button', { name: 'Switch to every 3 months' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('radio', { name: /^Every 3 months/ })).toBeChecked();
    const terms = await dialog.findByText(/^If a doctor approves/);
    await waitFor(() => expect(terms).toBeVisible());
  },
});

/** Without the right to change the plan, nothing is offered. */
export const NoOffer = meta.story({
  tags: ['check'],
  args: subscriptionOf('dose-asked'),
  play: async ({ canvas, visit }) => {
    await canvas.findByText(/^The bill after that/);
    await allLoaded(visit);
    await expect(canvas.queryByText(/^Delivery every 3 months costs/)).not.toBeInTheDocument();
  },
});

/** The first bill is held, not charged. */
export const Held = meta.story({
  args: subscriptionOf('pending'),
  play: async (context) => {
    const prices = await findPrices(context);
    await expect(prices).toHaveTextContent('When a doctor approves');
    await expect(within(prices).getByText('The bill after that')).toBeVisible();
  },
});

/** A coupon for several bills also applies after the held one. */
export const HeldWithCoupon = meta.story({
  tags: ['check'],
  args: subscriptionOf('pending'),
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'pending');
    const coupon = {
      _id: 'c',
      name: 'SAVE20',
      discountType: '$' as const,
      discountValue: 2_000,
      usingPeriodsCount: 3,
    };
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, { ...record, coupons: [coupon] });
  },
  play: async (context) => {
    const prices = await findPrices(context);
    const after = await within(prices).findByText('The bill after that');
    await expect(after.parentElement).toHaveTextContent('$179.00');
  },
});

/** Without future bills, no prices are shown. */
export const Cancelled = meta.story({
  args: subscriptionOf('canceled'),
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('region', { name: 'Your plan' })).toBeVisible();
    await canvas.findByRole('region', { name: 'Next billing' });
    await expect(canvas.queryByText(/^The bill after that/)).not.toBeInTheDocument();
    await expect(visit.calls).not.toContain('GET /api/subscription-price/canceled-1');
  },
});

export const PricesFail = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'listPeriodPrices',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async (context) => {
    await expect(await context.canvas.findByText("We couldn't load your payments")).toBeVisible();
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Try again' }));
    await expect(await findPrices(context)).toBeVisible();
  },
});

/** `beforeEach` that adds two photos to the subscription. */
async function withPhotos({ visit }: { visit: Visit }) {
  const record = recordOf(visit, 'coupon');
  const picture = await drawBlob(60, 40, 'image/png');
  const bytes = new Uint8Array(await picture.arrayBuffer());
  for (const id of ['photo-1', 'photo-2'])
    visit.sandbox.store.putFile(record.patientId, id, { bytes, type: 'image/png', name: `${id}.png` });
  visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
    ...record,
    medicalPhotoUrls: ['/service/api/file/photo-1', '/service/api/file/photo-2'],
  });
}

const openPhotos = async ({ canvas }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Medical photos/ }));

/** Private photos are fetched with the token when opened and released when closed. */
export const Photos = meta.story({
  beforeEach: withPhotos,
  play: async (context) => {
    const { canvas, visit } = context;
    await expect(await canvas.findByRole('button', { name: /^Medical photos/ })).toBeVisible();
    await expect(visit.calls.filter((call) => call.includes('/api/file/'))).toEqual([]);
    await openPhotos(context);
    const photo = await canvas.findByRole('img', { name: 'Photo 1 of 2' });
    const address = photo.getAttribute('src') ?? '';
    await expect(address).toMatch(/^blob:/);
    await expect(await canvas.findByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
    await openPhotos(context);
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Photo 1 of 2' })).not.toBeInTheDocument());
    // The object URL is revoked.
    await expect(fetch(address)).rejects.toThrow();
  },
});

/** A photo that the service doesn't have shows an error without a retry. */
export const MissingPhoto = meta.story({
  tags: ['check'],
  args: { profile: 'minimal' },
  beforeEach: withPhotos,
  play: async (context) => {
    await openPhotos(context);
    await expect(await context.canvas.findByText("We can't show photo 1 of 2.")).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** A photo that fails to load can be fetched again. */
export const PhotoFails = meta.story({
  beforeEach: async (context) => {
    await withPhotos(context);
    context.visit.sandbox.faults.set({ operation: 'getFile', status: 503, message: FAILING_MESSAGE });
  },
  play: async (context) => {
    await openPhotos(context);
    const photo = within(await context.canvas.findByRole('listitem', { name: 'Photo 1 of 2' }));
    const retry = await photo.findByRole('button', { name: 'Try again' });
    context.visit.sandbox.faults.clear();
    await userEvent.click(retry);
    await expect(await photo.findByRole('img', { name: 'Photo 1 of 2' })).toBeVisible();
  },
});
