import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { allLoaded } from '../support/allLoaded.ts';
import { appStory } from '../support/appStory.tsx';
import {
  expectDone,
  openDialog,
  type PlayContext,
  recordOf,
  subscriptionOf,
} from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Ledger',
  args: subscriptionOf('dose-approved'),
});

/** Opens the ledger and returns its rows, newest first. */
async function openRows({ canvas }: PlayContext): Promise<string[]> {
  const button = await canvas.findByRole('button', { name: /^What has changed/ });
  await userEvent.click(button);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (panel === null) throw new Error('The ledger has no panel');
  await waitFor(() => expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(0));
  return within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

/** Each change with date, author, and price before and after. */
export const ByPatientAndDoctor = meta.story({
  tags: ['route:/user/subscriptions/{id}'],
  play: async (context) => {
    const rows = await openRows(context);
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toContain('Change approved');
    await expect(rows[0]).toContain('By Dr. Lena Lee');
    await expect(rows[1]).toContain('Change requested');
    await expect(rows[1]).toContain('By you');
    await expect(rows[3]).toContain('Sent to a doctor');
  },
});

/** A change made on this page is listed immediately. */
export const AfterAChange = meta.story({
  tags: ['check'],
  args: subscriptionOf('active'),
  play: async (context) => {
    const { dialog } = await openDialog(context, 'active', 'Pause');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Pause' }));
    await expectDone(context, 'Your subscription is paused until ');
    const [first] = await openRows(context);
    await expect(first).toContain('PausedBy you');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

/** Without a history from the service, the ledger is hidden. */
export const NoHistory = meta.story({
  args: subscriptionOf('active'),
  beforeEach: ({ visit }) => {
    const { history: _history, ...record } = recordOf(visit, 'active');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, record);
  },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Next billing' })).toBeVisible();
    await allLoaded(visit);
    await expect(canvas.queryByRole('button', { name: /^What has changed/ })).not.toBeInTheDocument();
  },
});
