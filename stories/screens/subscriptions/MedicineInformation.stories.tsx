import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { allLoaded } from '../support/allLoaded.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import { type PlayContext, recordOf, subscriptionOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Medicine information',
  args: subscriptionOf('active'),
});

const findTitle = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: 'About your medicine' });

const SECTIONS = [
  'How to take it',
  'Common side effects',
  'Serious side effects',
  'How to store it',
  'When to call a doctor',
];

/** Closed; opens in place. The sandbox's texts are marked as samples. */
export const Open = meta.story({
  tags: ['route:/user/subscriptions/{id}'],
  play: async (context) => {
    const { canvas } = context;
    const title = await findTitle(context);
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(title);
    for (const name of SECTIONS)
      await expect(await canvas.findByRole('heading', { level: 3, name })).toBeVisible();
    await expect(canvas.getByText(/^Sample text/)).toBeVisible();
    await expect(canvas.getByText(/^Take one tablet with water/)).toBeVisible();
  },
});

/** Open until the second delivery, so that a patient reads it before the first dose. */
export const FirstDelivery = meta.story({
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'active');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      sequencePaymentPeriod: 1,
    });
  },
  play: async (context) => {
    await expect(await findTitle(context)).toHaveAttribute('aria-expanded', 'true');
    await expect(await context.canvas.findByText('How to take it')).toBeVisible();
  },
});

/** Open after a doctor approved another dose. */
export const ApprovedChange = meta.story({
  tags: ['check'],
  args: subscriptionOf('dose-approved'),
  play: async (context) => {
    await expect(await findTitle(context)).toHaveAttribute('aria-expanded', 'true');
  },
});

/** The changes of the plan are below the information, and are rendered with it, because it would move them. */
export const AboveTheChanges = meta.story({
  tags: ['check'],
  args: subscriptionOf('dose-approved'),
  beforeEach: (context) => {
    const release = delayRequest(context, 'get', '/api/products');
    // The frame after the request, whose render includes the changes if they don't wait for it.
    void release.received.then(() =>
      requestAnimationFrame(() => void requestAnimationFrame(() => void release())),
    );
    return release;
  },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: /^What has changed/ });
    await expect(context.canvas.getByRole('button', { name: 'About your medicine' })).toBeVisible();
  },
});

/** Before a doctor prescribes it, nothing is requested or shown. */
export const NotPrescribed = meta.story({
  tags: ['check'],
  args: subscriptionOf('pending'),
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('region', { name: 'Your plan' });
    await allLoaded(visit);
    await expect(canvas.queryByText('About your medicine')).not.toBeInTheDocument();
    await expect(visit.calls.filter((call) => call.includes('/api/products'))).toEqual([]);
  },
});

/** A service that doesn't publish it: nothing is shown. */
export const NotPublished = meta.story({
  args: { profile: 'minimal' },
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('region', { name: 'Your plan' });
    await waitFor(() => expect(visit.calls.some((call) => call.includes('/api/products'))).toBe(true));
    await allLoaded(visit);
    await expect(canvas.queryByText('About your medicine')).not.toBeInTheDocument();
  },
});

/** It fails to load: an error in its place, with a retry. */
export const Failing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listProducts', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async (context) => {
    const { canvas } = context;
    await expect(
      await canvas.findByText("We couldn't load the information about your medicine"),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await findTitle(context)).toBeVisible();
  },
});
