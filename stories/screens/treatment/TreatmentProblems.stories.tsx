import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { dropResponse, holdRequest } from '../support/responses.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { pressContinue } from '../support/steps.ts';
import { recordOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

const AS = 'register-treatment';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Treatment/Treatment step problems',
  args: { as: AS, path: '/steps' },
});

/** Choices come with their prices: one that came later would move them from under a finger. */
export const PricesLoading = meta.story({
  globals: { network: 'slow' },
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'listProductPricing', latency: 60_000 }),
  play: async ({ canvas }) => {
    const choices = within(await canvas.findByRole('group', { name: /Which dose/ }));
    await expect(await choices.findByRole('status')).toHaveTextContent('Loading your options…');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

/** No option is preselected. */
export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /0\.25 mg/ });
    await pressContinue(canvas);
    await expect(await canvas.findByText('Choose one to continue.')).toBeVisible();
  },
});

/** A choice that failed to save stays selected, with the reason. */
export const NotSaved = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'updateSubscription', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
    await pressContinue(canvas);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(await main.findByRole('radio', { name: /0\.5 mg/ })).toBeChecked();
  },
});

/** A choice that is made while another is saved keeps the patient at it. */
export const ChosenWhileSaving = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
    const release = holdRequest(context, 'put', '/api/subscription/*');
    await pressContinue(canvas);
    await release.isHeld;
    const other = await canvas.findByRole('radio', { name: /0\.25 mg/ });
    await userEvent.click(other);
    release();
    await waitFor(() => expect(recordOf(visit, AS).plan?.doseId).toMatch(/0\.5$/));
    await waitFor(() =>
      expect(canvas.queryByRole('progressbar', { name: 'Working…' })).not.toBeInTheDocument(),
    );
    await expect(other).toBeChecked();
    await pressContinue(canvas);
    await expect(await canvas.findByRole('radio', { name: /Every 3 months/ })).toBeVisible();
    await expect(recordOf(visit, AS).plan?.doseId).toMatch(/0\.25$/);
  },
});

/** `beforeEach` of a patient who came back to a plan that was complete. */
const comeBack = ({ visit }: { visit: Visit }) => {
  const record = recordOf(visit, 'register-payment');
  visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
    ...record,
    registrationStep: 'treatment',
  });
};

/** A choice counts as long as its Continue has not begun to move on: what is tapped after that would be paid as it was. */
export const ChosenWhileMovingOn = meta.story({
  tags: ['check'],
  args: { as: 'register-payment' },
  beforeEach: comeBack,
  play: async (context) => {
    const { canvas } = context;
    const other = await canvas.findByRole('radio', { name: /Every 3 months/ });
    const release = holdRequest(context, 'patch', '/api/v2/subscription/stepper/*');
    await pressContinue(canvas);
    await release.isHeld;
    await userEvent.click(other);
    release();
    await canvas.findByRole('combobox', { name: /Street address/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: /Every 3 months/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Every month/ })).toBeChecked();
  },
});

/** After a lost response, the price is that of the plan beside it. */
export const PlanResponseLost = meta.story({
  tags: ['check'],
  args: { as: 'register-payment' },
  beforeEach: comeBack,
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

/** Prices that did not load are asked for again by the choices, and by the plan that has none without them. */
export const PricesFailing = meta.story({
  args: { as: 'register-payment' },
  beforeEach: ({ visit }) => {
    comeBack({ visit });
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
