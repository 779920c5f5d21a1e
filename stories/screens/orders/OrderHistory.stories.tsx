import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Orders/Order history',
  args: { path: '/user/order-history', as: 'orders' },
});

/** Newest first; each row is about 90 px high and leads to the order. */
export const EveryStatus = meta.story({
  tags: [
    'route:/user/order-history',
    'order:created',
    'order:processing',
    'order:shipped',
    'order:delivered',
    'order:cancelled',
    'order:returned',
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order history' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    const orders = canvas.getAllByRole('article');
    for (const [index, status] of [
      'Ordered',
      'Processing',
      'Shipped',
      'Delivered',
      'Canceled',
      'Returned',
    ].entries()) {
      await expect(orders[index]).toHaveTextContent(status);
    }
    await expect(orders[2]).toHaveTextContent(/Expected [A-Z][a-z]{2} \d+, \d{4}/);
    for (const order of orders) await expect(order.getBoundingClientRect().height).toBeLessThanOrEqual(100);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  },
});

/** Progress, dates and tracking of an order. */
export const Shipped = meta.story({
  args: { path: '/user/order-history/orders-1-order-4' },
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('list', { name: 'Order progress' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    await expect(steps).toHaveTextContent(/Delivered.*Expected [A-Z][a-z]{2} \d+, \d{4}/);
    await expect(canvas.getByText('Expected delivery')).toBeVisible();
    // Without the medicine, because others can read it in a tab.
    await waitFor(() => expect(document.title).toMatch(/Order of [A-Z][a-z]{2} \d+, \d{4} \|/));
    await expect(canvas.getByRole('link', { name: /^Track package/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
});

/** A returned order shows what to do, and links to support and to the address. */
export const Returned = meta.story({
  args: { path: '/user/order-history/orders-1-order-1' },
  play: async ({ canvas }) => {
    const text = 'Check your address, then ask us to send it again or to refund it.';
    await expect(await canvas.findByText(new RegExp(text))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check your address' })).toHaveAttribute(
      'href',
      '/user/profile',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ask support' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Names of links and buttons include their order, so that each is unique. */
export const UniqueNames = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    const main = within(canvas.getByRole('main'));
    const controls = [...main.getAllByRole('link'), ...main.queryAllByRole('button')];
    const names = controls.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    await expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    await expect(names).toContainEqual(expect.stringMatching(/^.+, Ordered \w+ \d+, \d{4}, /));
  },
});

/** The current page stays until the next one has loaded; then the heading has focus. */
export const Pages = meta.story({
  args: { as: 'history' },
  play: async ({ canvas, visit }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    const newest = canvas.getAllByRole('article')[0]?.textContent;
    await userEvent.click(next);
    await expect(await canvas.findByText(/^Page 2 of \d+$/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')[0]?.textContent).not.toBe(newest));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Order history' })).toHaveFocus(),
    );
    await expect(visit.location.history?.at(-1)).toContain('?page=2');
    await userEvent.click(await canvas.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]?.textContent).toBe(newest));
  },
});

/** A page that does not exist links to the newest orders. */
export const PageAfterLast = meta.story({
  tags: ['check'],
  args: { path: '/user/order-history?page=900' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'There are no orders on this page' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'See the newest orders' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  },
});

export const Empty = meta.story({
  args: { as: 'pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No orders yet' })).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order history' })).toBeVisible();
    await expect(
      await within(canvas.getByRole('main')).findByText('Loading your orders…'),
    ).toBeInTheDocument();
  },
});

/** Shows the service's message; Try again loads the orders. */
export const Failing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listOrders', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText("We couldn't load your orders")).toBeVisible();
    await userEvent.click(await main.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  },
});

/** A page that fails to load shows an error with a retry instead of the previous page. */
export const NextPageFails = meta.story({
  args: { as: 'history' },
  play: async ({ canvas, msw, visit }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    visit.sandbox.faults.set({ operation: 'listOrders', status: 503, message: FAILING_MESSAGE, times: 1 });
    await userEvent.click(next);
    await expect(await canvas.findByText("We couldn't load your orders")).toBeVisible();
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    const gate = Promise.withResolvers<void>();
    msw.use(
      http.get(`*${visit.sandbox.publicPath}/api/orders`, async ({ request }) => {
        await gate.promise;
        return visit.sandbox.fetch(request);
      }),
    );
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    gate.resolve();
    await expect(await canvas.findByText(/^Page 2 of \d+$/)).toBeVisible();
  },
});

/** A new order appears while the page is open. */
export const NewOrder = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit: { sandbox } }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await waitFor(() => expect(sandbox.connections.size('patient-orders')).toBe(1));
    const [order] = sandbox.store.list('orders', 'patient-orders');
    if (order === undefined) throw new Error('There is no order');
    sandbox.store.put('orders', 'patient-orders', 'order-new', { ...order, _id: 'order-new' });
    sandbox.connections.broadcast('patient-orders', {
      event: 'notification',
      data: {
        _id: 'n-order',
        message: 'We received your payment and are preparing your next delivery.',
        createdAt: '2025-05-14T15:00:00.000Z',
        data: { orderId: 'order-new' },
      },
    });
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
  },
});

/** Details and receipt of one order. */
export const OneOrder = meta.story({
  tags: ['route:/user/order-history/{id}', 'billing:receipt'],
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /, Ordered / });
    if (link === undefined) throw new Error('There is no order');
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Your order' })).toHaveFocus());
    const receipt = within(await canvas.findByRole('article', { name: 'Receipt' }));
    await expect(await receipt.findByText(/, MD$/)).toBeVisible();
    await expect(await receipt.findByText(/ending in \d{4}$/)).toBeVisible();
    await expect(await receipt.findByText(/^T-[0-9A-F]{8}$/)).toBeVisible();
    await expect(await receipt.findByText(/HSA or FSA/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Order history' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  },
});

export const UnknownOrder = meta.story({
  args: { path: '/user/order-history/nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load this order")).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Order history' })).toBeVisible();
  },
});
