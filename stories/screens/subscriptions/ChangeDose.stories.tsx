import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import { expectDone, type PlayContext, recordOf, subscriptionOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Change of dose',
  args: subscriptionOf('active'),
});

/** Opens the dialog from the menu of the page. */
async function openDialog({ canvas }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^More actions for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Change dose/ }));
  return screen.findByRole('dialog', { name: /^Change the dose of / });
}

/** Opens the dialog and waits for the doses. */
async function openDoses(context: PlayContext) {
  const dialog = await openDialog(context);
  await within(dialog).findByRole('radiogroup');
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

const requestButton = { name: /^Ask for / };
const calls = ({ visit }: PlayContext) => visit.calls.filter((call) => call.includes('change-dose'));
const requestRegion = ({ canvas }: PlayContext, name: string) => canvas.findByRole('region', { name });

/** Offered doses with prices, and the change before and after; sending creates a request for a doctor. */
export const Request = meta.story({
  tags: ['change:change-dose', 'route:/user/subscriptions/{id}'],
  args: subscriptionOf('coupon'),
  play: async (context) => {
    const dialog = await openDoses(context);
    await expect(dialog).toHaveTextContent(/You take .* now, for \$[\d.]+ every month/);
    const [first] = within(dialog).getAllByRole('radio');
    if (first === undefined) throw new Error('No dose is offered');
    await userEvent.click(first);
    await expect(dialog).toHaveTextContent(/Dose.*was .*, will be /);
    await expect(dialog).toHaveTextContent(/Price per month.*was .*, will be \$/);
    await expect(dialog).toHaveTextContent('Ships to');
    await userEvent.click(await within(dialog).findByRole('button', requestButton));
    await expectDone(context, 'You asked for ');
    const region = await requestRegion(context, 'You asked for a change');
    await expect(region).toHaveTextContent('With your doctor');
    await expect(region).toHaveTextContent(/Dose.*was .*, will be /);
    await expect(recordOf(context.visit, 'coupon').modifyRequest).toMatchObject({ status: 'pending' });
    // A change can be requested once.
    await userEvent.click(await context.canvas.findByRole('button', { name: /^More actions for / }));
    await screen.findByRole('menuitem', { name: 'Cancel subscription' });
    await expect(screen.queryByRole('menuitem', { name: /^Change dose/ })).not.toBeInTheDocument();
  },
});

/** A dose is required; going back changes nothing. */
export const NothingChosen = meta.story({
  args: subscriptionOf('active'),
  play: async (context) => {
    const dialog = await openDoses(context);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Ask for this dose' }));
    await expect(await within(dialog).findByText('Choose a dose.')).toBeVisible();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(calls(context)).toEqual([]);
  },
});

/** Escape closes the dialog, even after a dose is chosen. */
export const Escape = meta.story({
  args: subscriptionOf('active'),
  play: async (context) => {
    const dialog = await openDoses(context);
    const [first] = within(dialog).getAllByRole('radio');
    if (first === undefined) throw new Error('No dose is offered');
    await userEvent.click(first);
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(calls(context)).toEqual([]);
  },
});

/** The dialog stays open with the reason and the chosen dose. */
export const Failing = meta.story({
  args: subscriptionOf('active'),
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'changeDose', status: 500, message: FAILING_MESSAGE }),
  play: async (context) => {
    const dialog = await openDoses(context);
    const [first] = within(dialog).getAllByRole('radio');
    if (first === undefined) throw new Error('No dose is offered');
    await userEvent.click(first);
    await userEvent.click(await within(dialog).findByRole('button', requestButton));
    await expect(await within(dialog).findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(first).toBeChecked();
    await expect(recordOf(context.visit, 'active').modifyRequest ?? null).toBeNull();
  },
});

/** A medicine with a single dose has no other dose to choose. */
export const OneDose = meta.story({
  args: subscriptionOf('quarterly'),
  play: async (context) => {
    const dialog = await openDialog(context);
    await within(dialog).findByText(/No other dose is offered/);
    await expect(within(dialog).queryByRole('button', requestButton)).not.toBeInTheDocument();
  },
});

/** The doses fail to load: the dialog shows an error with a retry. */
export const LoadingFails = meta.story({
  args: subscriptionOf('active'),
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'listProductPricing',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async (context) => {
    const dialog = await openDialog(context);
    const again = await within(dialog).findByRole('button', { name: 'Try again' });
    await expect(within(dialog).queryByRole('button', requestButton)).not.toBeInTheDocument();
    await userEvent.click(again);
    await within(dialog).findByRole('radiogroup');
  },
});

/** While the prices load, nothing can be requested. */
export const PricesLoading = meta.story({
  args: subscriptionOf('active'),
  tags: ['check'],
  play: async (context) => {
    const release = delayRequest(context, 'get', '/api/products/*/product-pricing');
    const dialog = await openDialog(context);
    await release.received;
    await within(dialog).findByText('Loading the doses…');
    await expect(within(dialog).queryByRole('button', requestButton)).not.toBeInTheDocument();
    release();
    await within(dialog).findByRole('radiogroup');
    await expect(await within(dialog).findByRole('button', requestButton)).toBeVisible();
  },
});

/** A dose without a price is not offered, so that the patient sees the price of every request. */
export const WithoutPrice = meta.story({
  args: subscriptionOf('active'),
  tags: ['check'],
  play: async (context) => {
    const { msw, visit } = context;
    msw.use(
      http.get(`*${visit.sandbox.publicPath}/api/products/*/product-pricing`, () =>
        HttpResponse.json({ data: [] }),
      ),
    );
    const dialog = await openDialog(context);
    await within(dialog).findByText(/No other dose is offered/);
    await expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
    await expect(within(dialog).queryByRole('button', requestButton)).not.toBeInTheDocument();
  },
});

/** The request is shown on the page and can be withdrawn until a doctor decides. */
export const Pending = meta.story({
  tags: ['change:change-dose'],
  args: subscriptionOf('dose-asked'),
  play: async (context) => {
    const region = await requestRegion(context, 'You asked for a change');
    await userEvent.click(await within(region).findByRole('button', { name: /^Withdraw request/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Withdraw request' }));
    await expectDone(context, 'Your request is withdrawn. Your plan stays the same.');
    await expect(recordOf(context.visit, 'dose-asked').modifyRequest).toBeNull();
    await expect(
      context.canvas.queryByRole('region', { name: 'You asked for a change' }),
    ).not.toBeInTheDocument();
  },
});

/** The card in the list opens the same dialog. */
export const WithdrawFromList = meta.story({
  tags: ['check'],
  args: { as: 'dose-asked', path: '/user/subscriptions' },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('link', { name: /^See your request, / })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: /^Withdraw request, / }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Withdraw request' }));
    await expectDone(context, 'Your request is withdrawn.');
    await expect(recordOf(context.visit, 'dose-asked').modifyRequest).toBeNull();
  },
});

/** A doctor decides before the patient withdraws: the service rejects it, and the page shows the decision. */
export const DecidedBeforeWithdrawing = meta.story({
  tags: ['check'],
  args: subscriptionOf('dose-asked'),
  play: async (context) => {
    const region = await requestRegion(context, 'You asked for a change');
    const record = recordOf(context.visit, 'dose-asked');
    const { modifyRequest } = record;
    if (!modifyRequest) throw new Error('There is no requested change');
    context.visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      modifyRequest: { ...modifyRequest, status: 'declined', message: 'Not yet.', userName: 'Dr. Lena Lee' },
    });
    await userEvent.click(await within(region).findByRole('button', { name: /^Withdraw request/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Withdraw request' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'A doctor has already reviewed this change',
      ),
    );
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    const decision = await requestRegion(context, "A doctor didn't approve the change you asked for");
    await expect(decision).toHaveTextContent('Not yet.');
  },
});

/** Shows the doctor's message; another dose can be requested. */
export const Declined = meta.story({
  args: subscriptionOf('dose-declined'),
  play: async (context) => {
    const region = await requestRegion(context, "A doctor didn't approve the change you asked for");
    await expect(region).toHaveTextContent('That is too big a step at once.');
    await expect(region).toHaveTextContent('Dr. Lena Lee');
    await expect(within(region).queryByRole('button', { name: /^Withdraw request/ })).not.toBeInTheDocument();
    await openDoses(context);
  },
});

/** Shows that the dose starts with the next delivery. */
export const Approved = meta.story({
  args: subscriptionOf('dose-approved'),
  play: async (context) => {
    const region = await requestRegion(context, 'A doctor approved your change');
    await expect(region).toHaveTextContent('It starts with your next delivery.');
    await expect(region).toHaveTextContent('Start the new dose with your next delivery.');
    const plan = await context.canvas.findByRole('region', { name: 'Your plan' });
    await expect(plan).toHaveTextContent(/Dose0\.5\smg/);
  },
});

export const Phone = meta.story({
  args: subscriptionOf('dose-declined'),
  globals: onPhone,
  play: async (context) => {
    await requestRegion(context, "A doctor didn't approve the change you asked for");
    await expect(scrollsSideways()).toBe(false);
  },
});

/** Large text on a small phone: the doses stay within the screen. */
export const LargeText = meta.story({
  args: subscriptionOf('coupon'),
  globals: largeTextOnPhone,
  play: async (context) => {
    const dialog = await openDoses(context);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(scrollsSideways()).toBe(false);
  },
});
