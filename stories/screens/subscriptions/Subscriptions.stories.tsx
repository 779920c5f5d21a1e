import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Subscriptions',
  args: { path: '/user/subscriptions', as: 'demo' },
});

/** Required actions first, ended subscriptions last. */
export const Many = meta.story({
  tags: ['route:/user/subscriptions'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
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

/** Each card has a button for its next step. */
export const NextSteps = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    for (const [role, name] of [
      ['link', /^Answer questions, /],
      ['link', /^Start again, /],
      ['link', /^Reactivate, /],
    ] as const) {
      await expect(await canvas.findByRole(role, { name })).toBeVisible();
    }
  },
});

/** A failed payment is first on the page, and its card has the same link. */
export const FailedPayment = meta.story({
  args: { as: 'failed-payment' },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Weight Loss Treatment' });
    const banner = await canvas.findByText(
      "Your payment of $199.00 for Weight Loss Treatment didn't go through",
    );
    await expect(banner.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const links = canvas.getAllByRole('link', { name: 'Update card and pay $199.00, Weight Loss Treatment' });
    await expect(links).toHaveLength(2);
    for (const link of links)
      await expect(link).toHaveAttribute('href', '/user/profile/card?for=failed-payment-1');
    await expect(card).toHaveTextContent('Past due$199.00');
  },
});

/** An unfinished registration continues at its step. */
export const Continue = meta.story({
  tags: ['flow'],
  args: { as: 'register' },
  beforeEach: ({ visit }) => visit.storage.setItem('status', 'active'),
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue, / }));
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/steps'));
    await expect(visit.storage.getItem('status')).toBe('register');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'About your treatment' }),
    ).toBeVisible();
  },
});

/** A card opens its subscription; a link leads back and focuses the heading. */
export const One = meta.story({
  args: { as: 'active' },
  play: async ({ canvas, visit }) => {
    const card = await canvas.findByRole('article', { name: 'ED Tablets' });
    await userEvent.click(await within(card).findByRole('link', { name: 'ED Tablets' }));
    await waitFor(() => expect(visit.location.history).toContain('/user/subscriptions/active-1'));
    const main = await canvas.findByRole('main');
    await userEvent.click(await within(main).findByRole('link', { name: 'Home' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('link', { name: 'Start another treatment' }));
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/user/new-subscription'));
  },
});

export const Empty = meta.story({
  tags: ['route:/user/subscriptions'],
  globals: { network: 'empty' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'No subscriptions yet' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Start a treatment' })).toHaveAttribute(
      'href',
      '/user/new-subscription',
    );
  },
});

/** Skeleton, announced once to screen readers. */
export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(await within(canvas.getByRole('main')).findByRole('status')).toHaveTextContent(/^Loading/);
  },
});

/** Shows the service's message in place of the list; no notification repeats it. */
export const Failing = meta.story({
  tags: ['message:server'],
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(await within(main).findByText("We couldn't load your subscriptions")).toBeVisible();
    await expect(await within(main).findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(canvas.getAllByText(FAILING_MESSAGE)).toHaveLength(1);
  },
});

/** Makes the list fail once. */
const failOnce = ({ sandbox }: Visit) =>
  sandbox.faults.set({ operation: 'listSubscriptions', status: 503, message: FAILING_MESSAGE, times: 1 });

/** Play function that retries the failed list. */
async function retries({ canvas, visit }: PlayContext) {
  const retry = await canvas.findByRole('button', { name: 'Try again' });
  visit.sandbox.faults.set({ operation: 'listSubscriptions', latency: 300, times: 1 });
  await userEvent.click(retry);
  await expect(await canvas.findByText("We couldn't load your subscriptions")).toBeVisible();
  await expect(retry).toHaveFocus();
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  await expect(canvas.queryByText("We couldn't load your subscriptions")).not.toBeInTheDocument();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toHaveFocus());
}

/** The error stays until the list has loaded; then the heading takes focus. */
export const Retry = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => failOnce(visit),
  play: retries,
});

/** The same after a reload, when list and account load concurrently. */
export const RetryAfterReload = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => {
    visit.storage.setItem('patientId', 'patient-demo');
    visit.sandbox.faults.set({ operation: 'getMe', latency: 300, times: 1 });
    failOnce(visit);
  },
  play: retries,
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(await within(main).findByText(/could not reach the service/)).toBeVisible();
    await expect(await within(main).findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** An expired session is cleared and redirects to the entry page (specification section 2, guard session). */
export const SessionExpired = meta.story({
  tags: ['check', 'guard:session-over'],
  beforeEach: ({ visit }) => visit.storage.removeItem('expirationDate'),
  play: async ({ canvas, visit }) => {
    const entry = /What can we help you with\?|Where do you live\?/;
    await expect(await canvas.findByRole('heading', { level: 1, name: entry })).toBeVisible();
    await expect(visit.storage.getItem('token')).toBeNull();
  },
});

export const LongTexts = meta.story({
  args: { as: 'long' },
  globals: onPhone,
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getAllByRole('article')).toHaveLength(2));
    await fitsScreen(context);
  },
});

export const TwoHundred = meta.story({
  tags: ['check'],
  args: { as: 'many' },
  // Many checks the card; checking it 200 times takes longer than all other stories together.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(200));
  },
});
