import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { delayRequest } from '../support/responses.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Thank you',
  args: { path: '/thank-you', as: 'submitted' },
});

/** Shows the held amount, how we reach the patient, and what happens next; links to the subscription. */
export const Default = meta.story({
  tags: ['route:/thank-you'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thank you, Kurt' })).toBeVisible();
    await expect(await canvas.findByText('A doctor reviews them')).toBeVisible();
    await expect(await canvas.findByText('Held, not charged')).toBeVisible();
    await expect(await canvas.findByText(/^\$\d+\.\d\d$/)).toBeVisible();
    await expect(await canvas.findByText('Visa ending in 4242')).toBeVisible();
    await expect(await canvas.findByText(/@/)).toBeVisible();
    await expect(await canvas.findByText(/^\(\d{3}\) \d{3}-\d{4}$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message your doctor' })).toHaveAttribute(
      'href',
      '/user/chat?subscriptionId=submitted-1',
    );
    await userEvent.click(await canvas.findByRole('link', { name: 'See your subscription' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
});

let releaseCharges = () => {};

/** Links don't move when the held amount is loaded. */
export const SlowCharges = meta.story({
  tags: ['check'],
  beforeEach: (context) => {
    releaseCharges = delayRequest(context, 'get', '/api/subscription/charges/*');
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'See your subscription' });
    await expect(await canvas.findByText('Visa ending in 4242')).toBeVisible();
    await expect(canvas.queryByText(/^\$/)).not.toBeInTheDocument();
    const { top } = link.getBoundingClientRect();
    releaseCharges();
    await expect(await canvas.findByText(/^\$\d+\.\d\d$/)).toBeVisible();
    await expect(link.getBoundingClientRect().top).toBe(top);
  },
});

/** Before the end of the registration, links to its steps. */
export const NotFinished = meta.story({
  args: { as: 'register-payment' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: "Your registration isn't finished" }),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Continue registration' })).toHaveAttribute(
      'href',
      '/steps',
    );
  },
});

/** Redirects to the entry page. */
export const Anonymous = meta.story({
  tags: ['check', 'guard:registerUser'],
  args: { as: undefined },
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(visit.location.history.at(-1)).toMatch(/^\/(weightloss)?$/));
  },
});

/** Works without the service. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(await canvas.findByText('What happens next')).toBeVisible();
  },
});
