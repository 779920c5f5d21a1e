import { treatmentName } from '@patient/app/shared/treatments.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import type { PlayContext } from '../support/subscription.ts';

/** The patient has only `ed`; both brands offer `ag`. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Treatment/New subscription',
  args: { path: '/user/new-subscription?visitType=antiaging', as: 'active' },
});

const START = 'POST /api/subscription/start-new';

/** Treatments the patient doesn't have, the requested one first. */
export const Default = meta.story({
  tags: ['every-brand', 'route:/user/new-subscription'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Anti-Aging Treatment' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Anti-Aging Treatment');
    await expect(main.queryByText('Erectile Dysfunction Treatment')).not.toBeInTheDocument();
  },
});

/** Creates the subscription once, makes it the current one and opens its steps. */
export const Starts = meta.story({
  tags: ['check', 'every-brand'],
  play: async ({ canvas, visit }) => {
    visit.storage.setItem('offerPrice', '100');
    visit.storage.setItem('appliedCouponCode', 'OLD');
    const start = await canvas.findByRole('button', { name: 'Start Anti-Aging Treatment' });
    await userEvent.dblClick(start);
    await waitFor(() => expect(visit.storage.getItem('status')).toBe('register'));
    await expect(visit.calls.filter((call) => call === START)).toEqual([START]);
    await expect(visit.storage.getItem('offerPrice')).toBeNull();
    await expect(visit.storage.getItem('appliedCouponCode')).toBeNull();
    const created = visit.sandbox.store
      .list('subscriptions', 'patient-active')
      .find(({ productType }) => productType === 'ag');
    await expect(created).toMatchObject({ status: 'in_progress' });
    await waitFor(() => expect(screen.queryByText('Creating subscription...')).not.toBeInTheDocument());
  },
});

/** The overlay blocks the page. */
export const Creating = meta.story({
  tags: ['layout:overlay'],
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'startNewSubscription', latency: 60_000 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Anti-Aging Treatment' }));
    const overlay = await screen.findByRole('dialog', { name: 'Creating subscription...' });
    await waitFor(() => expect(overlay).toBeVisible());
  },
});

/** The error catalog's message, the service's message and a retry. */
export const Failing = meta.story({
  tags: ['message:subscriptionCreationBroke'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'startNewSubscription',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas, visit }) => {
    const start = await canvas.findByRole('button', { name: 'Start Anti-Aging Treatment' });
    await userEvent.click(start);
    const main = within(canvas.getByRole('main'));
    await waitFor(() =>
      expect(main.getByRole('alert')).toHaveTextContent(
        'An error occurred while creating the subscription. Please try again.',
      ),
    );
    await expect(await main.findByRole('alert')).toHaveTextContent(FAILING_MESSAGE);
    await expect(visit.storage.getItem('status')).toBe('active');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(start);
    await waitFor(() => expect(visit.storage.getItem('status')).toBe('register'));
  },
});

/** The response has no subscription. */
export const Malformed = meta.story({
  tags: ['message:subscriptionNotCreated'],
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'startNewSubscription', malformed: true }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Anti-Aging Treatment' }));
    const main = within(canvas.getByRole('main'));
    await waitFor(() =>
      expect(main.getByRole('alert')).toHaveTextContent(
        'Failed to create new subscription. Please try again.',
      ),
    );
  },
});

/** A patient who already has the requested treatment goes to their subscriptions. */
export const AlreadyOwned = meta.story({
  tags: ['check'],
  args: { path: '/user/new-subscription?visitType=ed' },
  globals: { brand: 'mens' },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(visit.location.history).toEqual(['/user/subscriptions']);
  },
});

/**
 * The slug of an ended treatment opens the subscriptions, also right after a page load, when the device has no list of
 * treatments: the card there says how to start again.
 */
const endedSlug = (as: string, slug: string, action: RegExp) => ({
  args: { path: `/${slug}`, as },
  play: async ({ canvas, visit }: PlayContext) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: action })).toBeVisible();
    await expect(visit.location.history.at(-1)).toBe('/user/subscriptions');
  },
});

export const CanceledSlug = meta.story({
  tags: ['check', 'guard:auth-owned'],
  ...endedSlug('canceled', 'antiaging', /Reactivate/),
});

/** A treatment that the brand does not offer is not shown. */
export const HiddenTreatment = meta.story({
  tags: ['check'],
  args: { path: '/user/new-subscription?visitType=ed' },
  globals: { brand: 'product' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Start Anti-Aging Treatment' });
    await expect(canvas.queryByText(/Erectile/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/You already have/)).not.toBeInTheDocument();
  },
});

/** The id of an ended subscription selects its treatment. */
export const SameTreatmentAgain = meta.story({
  tags: ['route:/user/new-subscription/{id}'],
  args: { path: '/user/new-subscription/declined-1', as: 'declined' },
  globals: { brand: 'mens' },
  play: async ({ canvas, visit }) => {
    const ended = visit.sandbox.store.get('subscriptions', 'patient-declined', 'declined-1');
    const headings = await canvas.findAllByRole('heading', { level: 2 });
    await expect(headings[0]).toHaveTextContent(treatmentName(ended?.productType ?? 'ed'));
  },
});

/** Redirect from the entry page of a treatment the patient doesn't have. */
export const FromSlug = meta.story({
  tags: ['check', 'every-brand', 'guard:auth-slug'],
  args: { path: '/antiaging' },
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('button', { name: 'Start Anti-Aging Treatment' });
    await expect(visit.location.history).toEqual(['/user/new-subscription?visitType=antiaging']);
  },
});

export const Loading = meta.story({ globals: { network: 'slow' } });

export const LoadingFails = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load your treatments")).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load your treatments")).toBeVisible();
  },
});
