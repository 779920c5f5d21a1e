import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { FAILING_MESSAGE } from '../support/network.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscriptions',
  args: { path: '/user/subscriptions', as: 'demo' },
});

/** Every treatment with its state in words; what waits for the patient comes first, what is over last. */
export const Many = meta.story({
  tags: ['route:/user/subscriptions'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your subscriptions' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    const states = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    for (const [index, state] of [
      'Action Required',
      'Active',
      'Active',
      'In Review',
      'Declined',
      'Cancelled',
    ].entries()) {
      await expect(states[index]).toContain(state);
    }
  },
});

/** A card leads to its subscription; the heading there takes the focus, and the way back is a link. */
export const One = meta.story({
  args: { as: 'active' },
  play: async ({ canvas, visit }) => {
    const card = await canvas.findByRole('article', { name: 'ED Tablets' });
    await userEvent.click(within(card).getByRole('link', { name: 'ED Tablets' }));
    await waitFor(() => expect(visit.location.history).toContain('/user/subscriptions/active-1'));
    const main = canvas.getByRole('main');
    await userEvent.click(await within(main).findByRole('link', { name: 'Your subscriptions' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Your subscriptions' })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

/** Nothing yet: says what will be here. */
export const Empty = meta.story({
  tags: ['route:/user/subscriptions'],
  globals: { network: 'empty' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'No subscriptions yet' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** The shape of what is on its way, said once to who cannot see it. */
export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your subscriptions' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent(/^Loading/);
  },
});

/** The service's own words, where the list would have been and as the one notification. */
export const Failing = meta.story({
  tags: ['message:server', 'message:one-at-a-time'],
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(await within(main).findByText('We could not load your subscriptions')).toBeVisible();
    await expect(within(main).getByText(FAILING_MESSAGE)).toBeVisible();
    const toast = await canvas.findByRole('region', { name: 'Notifications' });
    await expect(within(toast).getByRole('alert')).toHaveTextContent(FAILING_MESSAGE);
  },
});

/** One bad answer, then a slow good one: the failure stays until the list is there, and focus moves to the heading. */
export const Retry = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'listSubscriptions',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas, visit }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    visit.sandbox.faults.set({ operation: 'listSubscriptions', latency: 300, times: 1 });
    await userEvent.click(retry);
    await expect(canvas.getByText('We could not load your subscriptions')).toBeVisible();
    await expect(retry).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(canvas.queryByText('We could not load your subscriptions')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Your subscriptions' })).toHaveFocus(),
    );
  },
});

/** Without a line the page says so, and stays usable. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(await within(main).findByText(/could not reach the service/)).toBeVisible();
    await expect(within(main).getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** A session that is over is emptied and leads to the entry page (specification section 2, guard session). */
export const SessionOver = meta.story({
  tags: ['guard:session-over'],
  beforeEach: ({ visit }) => visit.storage.removeItem('expirationDate'),
  play: async ({ canvas, visit }) => {
    const entry = /What can we help you with\?|Where do you live\?/;
    await expect(await canvas.findByRole('heading', { level: 1, name: entry })).toBeVisible();
    await expect(visit.storage.getItem('token')).toBeNull();
  },
});

export const LongTexts = meta.story({
  args: { as: 'long' },
  globals: phone,
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(2));
    await fitsTheScreen(context);
  },
});

/** 200 cards, each a link of its own; none of them is left out. */
export const TwoHundred = meta.story({
  args: { as: 'many' },
  // The card is checked in Many; 200 times the same would cost more than all other stories together.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(200));
  },
});

/** Done when every card is there, and nothing is wider than the screen. */
async function loaded({ canvas }: { canvas: ReturnType<typeof within> }) {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  await fitsTheScreen({ canvas });
}

export const Phone = meta.story({ globals: phone, play: loaded });

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: loaded });
