import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import { expectDone, type PlayContext, recordOf, subscriptionOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Change of plan',
  args: subscriptionOf('active'),
});

/** Opens the dialog from the menu of the page. */
async function openDialog({ canvas }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^More actions for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Change plan/ }));
  return screen.findByRole('dialog', { name: /^Change your plan for / });
}

/** Opens the dialog and waits for the choices. */
async function openChoices(context: PlayContext) {
  const dialog = await openDialog(context);
  await within(dialog).findAllByRole('radiogroup');
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

const requestButton = { name: 'Ask for this change' };
const quarterly = { name: /^Every 3 months/ };
const calls = ({ visit }: PlayContext) => visit.calls.filter((call) => call.includes('change-dose'));
const requestRegion = ({ canvas }: PlayContext, name: string) => canvas.findByRole('region', { name });

/** Medicine, dose and delivery with prices; the change before and after; sending creates a request for a doctor. */
export const Request = meta.story({
  tags: ['change:change-dose', 'route:/user/subscriptions/{id}'],
  args: subscriptionOf('coupon'),
  play: async (context) => {
    const dialog = await openChoices(context);
    for (const question of ['Which medicine would you like?', 'Which dose?'])
      await expect(within(dialog).getByRole('radiogroup', { name: question })).toBeVisible();
    const dose = within(within(dialog).getByRole('radiogroup', { name: 'Which dose?' }));
    await userEvent.click(dose.getByRole('radio', { checked: false, name: /^0\.5/ }));
    await userEvent.click(within(dialog).getByRole('radio', quarterly));
    await expect(dialog).toHaveTextContent(/Dose.*was .*, will be /);
    await expect(dialog).toHaveTextContent(/Delivery.*was Every month, will be Every 3 months/);
    await expect(dialog).toHaveTextContent(/Price per month.*was .*, will be \$/);
    await expect(dialog).toHaveTextContent('Ships to');
    await userEvent.click(await within(dialog).findByRole('button', requestButton));
    await expectDone(context, 'You asked for a change.');
    const region = await requestRegion(context, 'You asked for a change');
    await expect(region).toHaveTextContent('With your doctor');
    await expect(region).toHaveTextContent(/Dose.*was .*, will be /);
    await expect(recordOf(context.visit, 'coupon').modifyRequest).toMatchObject({
      status: 'pending',
      plan: { weight: 0.5, frequencyOfDelivery: 'quarterly' },
    });
    // A change can be requested once.
    await userEvent.click(await context.canvas.findByRole('button', { name: /^More actions for / }));
    await screen.findByRole('menuitem', { name: 'Cancel subscription' });
    await expect(screen.queryByRole('menuitem', { name: /^Change plan/ })).not.toBeInTheDocument();
  },
});

/** Another medicine needs a dose of its own. */
export const OtherMedicine = meta.story({
  args: subscriptionOf('coupon'),
  play: async (context) => {
    const dialog = await openChoices(context);
    const medicine = within(
      within(dialog).getByRole('radiogroup', { name: 'Which medicine would you like?' }),
    );
    await userEvent.click(medicine.getByRole('radio', { checked: false }));
    await userEvent.click(await within(dialog).findByRole('button', requestButton));
    await expect(await within(dialog).findByText('Choose one of each to continue.')).toBeVisible();
    const dose = within(dialog).getByRole('radiogroup', { name: 'Which dose?' });
    const [first] = within(dose).getAllByRole('radio');
    if (first === undefined) throw new Error('No dose is offered');
    await userEvent.click(first);
    await userEvent.click(await within(dialog).findByRole('button', requestButton));
    await expectDone(context, 'You asked for a change.');
    await expect(await requestRegion(context, 'You asked for a change')).toHaveTextContent(
      /Medicine.*was Semaglutide Injection, will be Tirzepatide/,
    );
  },
});

/** Without a change, nothing is sent; going back changes nothing. */
export const NothingChosen = meta.story({
  args: subscriptionOf('active'),
  play: async (context) => {
    const dialog = await openChoices(context);
    await userEvent.click(await within(dialog).findByRole('button', requestButton));
    await expect(await within(dialog).findByText('Choose what you would like to change.')).toBeVisible();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(calls(context)).toEqual([]);
  },
});

/** Escape closes the dialog, even after a choice. */
export const Escape = meta.story({
  args: subscriptionOf('active'),
  play: async (context) => {
    const dialog = await openChoices(context);
    const choice = within(dialog).getByRole('radio', quarterly);
    await userEvent.click(choice);
    await expect(choice).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(calls(context)).toEqual([]);
  },
});

/** The dialog stays open with the reason and the choices. */
export const Failing = meta.story({
  args: subscriptionOf('active'),
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'changeDose', status: 500, message: FAILING_MESSAGE }),
  play: async (context) => {
    const dialog = await openChoices(context);
    const choice = within(dialog).getByRole('radio', quarterly);
    await userEvent.click(choice);
    await userEvent.click(await within(dialog).findByRole('button', requestButton));
    await expect(await within(dialog).findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(choice).toBeChecked();
    await expect(recordOf(context.visit, 'active').modifyRequest ?? null).toBeNull();
  },
});

/** The prices fail to load: the dialog shows an error with a retry. */
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
    await within(dialog).findAllByRole('radiogroup');
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
    await within(dialog).findByText('Loading your choices…');
    await expect(within(dialog).queryByRole('button', requestButton)).not.toBeInTheDocument();
    release();
    await within(dialog).findAllByRole('radiogroup');
    await expect(await within(dialog).findByRole('button', requestButton)).toBeVisible();
  },
});

/** A plan without a price can't be requested, so that the patient sees the price of every request. */
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
    const dialog = await openChoices(context);
    await userEvent.click(within(dialog).getByRole('radio', quarterly));
    await userEvent.click(within(dialog).getByRole('button', requestButton));
    await expect(await within(dialog).findByText(/^This plan isn't available right now\./)).toBeVisible();
    await expect(calls(context)).toEqual([]);
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

/** Shows the doctor's message; another change can be requested. */
export const Declined = meta.story({
  args: subscriptionOf('dose-declined'),
  play: async (context) => {
    const region = await requestRegion(context, "A doctor didn't approve the change you asked for");
    await expect(region).toHaveTextContent('That is too big a step at once.');
    await expect(region).toHaveTextContent('Dr. Lena Lee');
    await expect(within(region).queryByRole('button', { name: /^Withdraw request/ })).not.toBeInTheDocument();
    await openChoices(context);
  },
});

/** Large text on a small phone: the choices stay within the screen. */
export const LargeText = meta.story({
  args: subscriptionOf('coupon'),
  globals: largeTextOnPhone,
  play: async (context) => {
    const dialog = await openChoices(context);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(scrollsSideways()).toBe(false);
  },
});
