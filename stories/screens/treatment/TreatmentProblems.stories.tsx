import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { recordAnnouncements } from '../../recordAnnouncements.ts';
import { appStory } from '../support/appStory.tsx';
import { dropResponse, delayRequest } from '../support/responses.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { pickChoice, pressContinue, selectChoice } from '../support/steps.ts';
import { recordOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

const AS = 'register-treatment';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Treatment/Treatment step problems',
  args: { as: AS, path: '/steps' },
});

/** Choices are shown together with their prices, to avoid a layout shift. */
export const PricesLoading = meta.story({
  globals: { network: 'slow' },
  beforeEach: ({ visit }) => {
    // Only the prices are slow.
    visit.sandbox.faults.clear();
    visit.sandbox.faults.set({ operation: 'listProductPricing', latency: 60_000 });
  },
  play: async ({ canvas }) => {
    const choices = within(await canvas.findByRole('group', { name: /Which dose/ }));
    await expect(await choices.findByRole('status')).toHaveTextContent('Loading your options…');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

/** No option is preselected. Each press of Continue moves the focus to the choices, with the error. */
export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /0\.25 mg/ });
    const announced = recordAnnouncements();
    for (let press = 1; press <= 2; press += 1) {
      await pressContinue(canvas);
      const first = canvas.getByRole('radio', { name: /0\.25 mg/ });
      await waitFor(() => expect(first).toHaveFocus());
      await expect(first).toHaveAccessibleDescription(/Choose a dose/);
    }
    // Without the empty one of a pending button.
    await expect(announced().filter(Boolean)).toEqual([]);
    await selectChoice(canvas, /0\.5 mg/);
    await expect(canvas.queryByText('Choose a dose')).not.toBeInTheDocument();
  },
});

/** A choice that failed to save stays selected, with the reason. */
export const NotSaved = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'updateSubscription', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await pickChoice(canvas, /0\.5 mg/);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(await main.findByRole('radio', { name: /0\.5 mg/ })).toBeChecked();
  },
});

/** The registration was completed elsewhere: opens the subscriptions. */
export const CompletedElsewhere = meta.story({
  tags: ['check', 'message:subscriptionCompleted'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'updateSubscription',
      status: 409,
      message: 'Cannot update subscription! Subscription completed.',
    }),
  play: async ({ canvas, visit }) => {
    await pickChoice(canvas, /0\.5 mg/);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(visit.location.history.at(-1)).toBe('/user/subscriptions');
  },
});

/** A choice made while another one is being saved stays selected, and the page does not advance. */
export const ChosenWhileSaving = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await selectChoice(canvas, /0\.5 mg/);
    const release = delayRequest(context, 'put', '/api/subscription/*');
    await pressContinue(canvas);
    await release.received;
    await selectChoice(canvas, /0\.25 mg/);
    release();
    await waitFor(() => expect(recordOf(visit, AS).plan?.doseId).toMatch(/0\.5$/));
    await waitFor(() =>
      expect(canvas.queryByRole('progressbar', { name: 'Working…' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('radio', { name: /0\.25 mg/ })).toBeChecked();
    await pressContinue(canvas);
    await expect(await canvas.findByRole('radio', { name: /Every 3 months/ })).toBeVisible();
    await expect(recordOf(visit, AS).plan?.doseId).toMatch(/0\.25$/);
  },
});

/** `beforeEach` that returns a patient with a complete plan to this step. */
const returnToPlan = ({ visit }: { visit: Visit }) => {
  const record = recordOf(visit, 'register-payment');
  visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
    ...record,
    registrationStep: 'treatment',
  });
};

/** Choices are ignored once Continue has started to change the step. */
export const ChosenWhileContinuing = meta.story({
  tags: ['check'],
  args: { as: 'register-payment' },
  beforeEach: returnToPlan,
  play: async (context) => {
    const { canvas } = context;
    const other = await canvas.findByRole('radio', { name: /Every 3 months/ });
    const release = delayRequest(context, 'patch', '/api/v2/subscription/stepper/*');
    await pressContinue(canvas);
    await release.received;
    await userEvent.click(other);
    release();
    await canvas.findByRole('combobox', { name: /Street address/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: /Every 3 months/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Every month/ })).toBeChecked();
  },
});

/** After a lost response, the price matches the shown plan. */
export const PlanResponseLost = meta.story({
  tags: ['check'],
  args: { as: 'register-payment' },
  beforeEach: returnToPlan,
  play: async (context) => {
    const { canvas, visit } = context;
    const plan = await canvas.findByRole('region', { name: 'Your plan' });
    await waitFor(() => expect(plan).toHaveTextContent(/Then every month/));
    await userEvent.click(await canvas.findByRole('radio', { name: /Every 3 months/ }));
    dropResponse(context, 'put', '/api/subscription/:id');
    await pressContinue(canvas);
    await expect(
      (await within(canvas.getByRole('main')).findAllByText(/We could not reach/))[0],
    ).toBeVisible();
    await expect(recordOf(visit, 'register-payment').plan?.frequencyOfDelivery).toBe('quarterly');
    await expect(plan).toHaveTextContent(/DeliveryEvery 3 months/);
    await waitFor(() => expect(plan).toHaveTextContent(/Then every 3 months/));
  },
});

/** Prices fail to load: both the choices and the plan offer a retry. */
export const PricesFailing = meta.story({
  args: { as: 'register-payment' },
  beforeEach: ({ visit }) => {
    returnToPlan({ visit });
    visit.sandbox.faults.set({ operation: 'listProductPricing', status: 503, message: FAILING_MESSAGE });
  },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByText("We couldn't load the prices")).toBeVisible();
    const plan = await canvas.findByRole('region', { name: 'Your plan' });
    await waitFor(() => expect(plan).toHaveTextContent(/Then every month/));
    await userEvent.click(await canvas.findByRole('radio', { name: /Every 3 months/ }));
    await expect(await within(plan).findByText("We couldn't get your price")).toBeVisible();
    visit.sandbox.faults.clear();
    await userEvent.click(await within(plan).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(plan).toHaveTextContent(/Then every 3 months/));
    await expect(canvas.queryByText("We couldn't load the prices")).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Loading/)).toBeInTheDocument();
  },
});

export const Failing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listProducts', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load your choices")).toBeVisible();
  },
});
