import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Orders/Receipts',
  args: { path: '/user/order-history/receipts', as: 'history' },
});

/** Payments of the latest year as a table, with their total. The complete receipts are only printed. */
export const LatestYear = meta.story({
  tags: ['route:/user/order-history/receipts/{year?}'],
  play: async ({ canvas }) => {
    const sum = await canvas.findByText(/payments? in \d{4},/);
    const table = within(canvas.getByRole('table', { name: /^Payments in \d{4}$/ }));
    const [header, ...rows] = table.getAllByRole('row');
    await expect(header).toHaveTextContent('DateMedicineNumberAmount');
    await expect(sum).toHaveTextContent(new RegExp(`^${rows.length} payment`));
    const [link] = table.getAllByRole('link', { name: /, receipt$/ });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/user\/subscriptions\/history-\d\/receipts\//),
    );
    await expect(await canvas.findByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
    const receipts = await canvas.findAllByRole('article', { name: 'Receipt', hidden: true });
    await expect(receipts).toHaveLength(rows.length);
    for (const receipt of receipts) await expect(receipt).not.toBeVisible();
  },
});

/** Receipts of another year. */
export const AnotherYear = meta.story({
  play: async ({ canvas, visit }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^\d{4}$/ });
    if (link === undefined) throw new Error('No link to another year');
    const year = link.textContent;
    await userEvent.click(link);
    await expect(await canvas.findByRole('heading', { level: 1, name: `Receipts ${year}` })).toBeVisible();
    await expect(await canvas.findByText(new RegExp(` in ${year},`))).toBeVisible();
    await expect(visit.location.history?.at(-1)).toBe(`/user/order-history/receipts/${year}`);
  },
});

export const NoReceipts = meta.story({
  args: { as: 'pending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No receipts' })).toBeVisible();
  },
});

/** Receipt of one charge of a subscription, here an authorized one. */
export const OneCharge = meta.story({
  args: { path: '/user/subscriptions/pending-1/receipts/pending-1-charge-1', as: 'pending' },
  tags: ['route:/user/subscriptions/{id}/receipts/{chargeId}', 'billing:receipt'],
  play: async ({ canvas }) => {
    const receipt = await canvas.findByRole('article', { name: 'Receipt' });
    // Without the medicine, because others can read it in a tab; the count of new messages may come first.
    await waitFor(() =>
      expect(document.title).toMatch(/^(?:\(\d+\) )?Receipt of [A-Z][a-z]{2} \d+, \d{4} \|/),
    );
    await expect(receipt).toHaveTextContent('Authorized');
    await expect(receipt).toHaveTextContent("You'll be charged only if a doctor approves.");
  },
});

/** The prescriber fails to load: the receipt shows an error, and the prescriber after a retry. */
export const PrescriberFailing = meta.story({
  args: { path: '/user/subscriptions/demo-active/receipts/demo-active-charge-4', as: 'demo' },
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'getDoctor', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByText("We couldn't load the whole receipt")).toBeVisible();
    const receipt = await canvas.findByRole('article', { name: 'Receipt' });
    await expect(receipt).not.toHaveTextContent('Prescribed by');
    visit.sandbox.faults.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(receipt).toHaveTextContent('Prescribed by'));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** The same for a year, with one error for all receipts. */
export const PrescribersFailing = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'getDoctor', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findAllByText(/We couldn't load/)).toHaveLength(1);
    await expect(await canvas.findByText("We couldn't load all of these receipts")).toBeVisible();
    const receipts = await canvas.findAllByRole('article', { name: 'Receipt', hidden: true });
    for (const receipt of receipts) await expect(receipt).not.toHaveTextContent('Prescribed by');
    visit.sandbox.faults.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => receipts.forEach((receipt) => expect(receipt).toHaveTextContent('Prescribed by')));
  },
});

export const UnknownCharge = meta.story({
  args: { path: '/user/subscriptions/pending-1/receipts/nothing', as: 'pending' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: "We couldn't find this receipt" }),
    ).toBeVisible();
  },
});
