import type { Subscription } from '@patient/api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { dropResponse, holdRequest } from '../support/responses.ts';
import { onPhone } from '../../phone.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { recordOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import type { Canvas } from '../../canvas.ts';

const as = 'register-treatment';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Treatment/Treatment step',
  args: { as, path: '/steps' },
});

const pressContinue = async (canvas: Canvas) => {
  const main = within(canvas.getByRole('main'));
  await userEvent.click(await main.findByRole('button', { name: 'Continue' }));
};

const storedSubscription = ({ sandbox }: Visit) =>
  sandbox.store.get('subscriptions', `patient-${as}`, `${as}-1`);

const addonsOf = (visit: Visit) => storedSubscription(visit)?.addons?.map(({ _id }) => _id) ?? [];

/** Goes to the last choice, where addons are offered. */
async function goToAddons(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
  await pressContinue(canvas);
  await userEvent.click(await canvas.findByRole('radio', { name: /Every 3 months/ }));
  return canvas.findByRole('checkbox', { name: /Nausea Relief/ });
}

/** Starts at the first open choice and shows the price of each option. */
export const Dose = meta.story({
  tags: ['route:/steps', 'step:treatment', 'choice:Dosage'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: /Which dose/ })).toBeVisible();
    const popular = await canvas.findByRole('radio', { name: /0\.25 mg/ });
    await expect(popular).not.toBeChecked();
    await waitFor(() => expect(canvas.getByText('from $179.00')).toBeVisible());
    await expect(await canvas.findByText('Most popular')).toBeVisible();
  },
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

/** Each choice is saved before the next one is shown. */
export const LastChoice = meta.story({
  tags: ['choice:ShipmentFrequency'],
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
    await pressContinue(canvas);
    await expect(
      await canvas.findByRole('radiogroup', { name: /How often should we deliver/ }),
    ).toBeVisible();
    await expect(await canvas.findByText('$206.00')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: /Every 3 months/ }));
    await pressContinue(canvas);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
    await expect(storedSubscription(visit)?.plan).toMatchObject({
      doseId: 'dose-wl-semaglutide-0.5',
      frequencyOfDelivery: 'quarterly',
      price: 61_800,
    });
  },
});

/** Changing the medicine clears the choices that depend on it. */
export const AnotherMedicine = meta.story({
  tags: ['choice:GenericOptions'],
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Medicine' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Tirzepatide/ }));
    await pressContinue(canvas);
    await expect(await canvas.findByRole('radio', { name: /2\.5 mg/ })).not.toBeChecked();
    await expect(storedSubscription(visit)?.plan?.variationId).toBe('variation-wl-tirzepatide');
  },
});

type SubscriptionPlan = NonNullable<Subscription['plan']>;

/** Starts the treatment step of the ED registration with these choices made. */
const hasChosen =
  (choices: SubscriptionPlan) =>
  ({ visit }: { visit: Visit }) => {
    const record = recordOf(visit, 'register-ed');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      registrationStep: 'treatment',
      plan: { productId: 'product-ed', ...choices },
    });
  };

const ED_DOSE = { variationId: 'variation-ed-sildenafil', doseId: 'dose-ed-sildenafil-50' };

/** The number of uses decides the price. */
export const NumberOfUses = meta.story({
  tags: ['choice:NumberOfUses'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: hasChosen(ED_DOSE),
  play: async ({ canvas }) => {
    const uses = within(await canvas.findByRole('radiogroup', { name: /How often will you use it/ }));
    await userEvent.click(await uses.findByRole('radio', { name: /8 uses a month/ }));
    await pressContinue(canvas);
    await expect(
      await canvas.findByRole('radiogroup', { name: /How often should we deliver/ }),
    ).toBeVisible();
  },
});

/** The last choice of a treatment that comes in several packages. */
export const Packaging = meta.story({
  tags: ['choice:Packaging'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: hasChosen({ ...ED_DOSE, frequencyOfReception: '8', frequencyOfDelivery: 'monthly' }),
  play: async ({ canvas }) => {
    const packages = within(await canvas.findByRole('radiogroup', { name: /How should we pack it/ }));
    await userEvent.click(await packages.findByRole('radio', { name: /Sachet/ }));
    await pressContinue(canvas);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
  },
});

/** A patient with another subscription chooses the frequency of use first, then between products. */
export const FurtherTreatment = meta.story({
  tags: ['choice:DrugPreference', 'choice:Usage'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: (context) => {
    hasChosen({})(context);
    const { store } = context.visit.sandbox;
    const { plan: _chosen, ...record } = recordOf(context.visit, 'register-ed');
    store.put('subscriptions', record.patientId, record._id, record);
    const other = { ...record, _id: 'register-ed-2', productType: 'wl', status: 'active' } as const;
    store.put('subscriptions', other.patientId, other._id, other);
    const product = store.get('products', '', 'product-ed');
    if (!product) throw new Error('There is no ED product');
    const [variation] = product.variations ?? [];
    if (!variation) throw new Error('The ED product has no variation');
    const gummies = {
      ...product,
      _id: 'product-ed-gummies',
      productName: 'ED Gummies',
      variations: [{ ...variation, _id: 'variation-ed-gummies' }],
    };
    store.put('products', '', gummies._id, gummies);
  },
  play: async ({ canvas }) => {
    const uses = within(await canvas.findByRole('radiogroup', { name: /How often will you use it/ }));
    await expect(await uses.findByRole('radio', { name: /Once a day/ })).toBeVisible();
    await userEvent.click(await uses.findByRole('radio', { name: /8 uses a month/ }));
    await pressContinue(canvas);
    const products = within(await canvas.findByRole('radiogroup', { name: /Which treatment do you prefer/ }));
    await expect(await products.findByRole('radio', { name: /ED Gummies/ })).toBeVisible();
    await expect(await products.findByRole('radio', { name: /ED Tablets/ })).toBeVisible();
  },
});

/** With another treatment, each choice leads to the first open one; another medicine asks for its uses again. */
export const FurtherTreatmentInOrder = meta.story({
  tags: ['choice:NumberOfUses', 'choice:Usage'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: (context) => {
    hasChosen({})(context);
    const { store } = context.visit.sandbox;
    const record = recordOf(context.visit, 'register-ed');
    const other = { ...record, _id: 'register-ed-2', productType: 'wl', status: 'active' } as const;
    store.put('subscriptions', other.patientId, other._id, other);
  },
  play: async ({ canvas, visit }) => {
    const pick = async (question: RegExp, option: RegExp) => {
      const group = within(await canvas.findByRole('radiogroup', { name: question }));
      await userEvent.click(await group.findByRole('radio', { name: option }));
      await pressContinue(canvas);
    };
    await pick(/How often will you use it/, /8 uses a month/);
    await pick(/Which medicine would you like/, /Sildenafil/);
    await canvas.findByRole('radiogroup', { name: /Which dose/ });
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Medicine' }));
    await pick(/Which medicine would you like/, /Tadalafil/);
    await pick(/How will you take it/, /6 uses a month/);
    await pick(/Which dose/, /10 mg/);
    await pick(/How often should we deliver/, /Every month/);
    await pick(/How should we pack it/, /Bottle/);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
    const { plan } = recordOf(visit, 'register-ed');
    await expect(plan).toMatchObject({
      variationId: 'variation-ed-tadalafil',
      frequencyOfReception: '6',
      packageType: 'bottle',
    });
  },
});

/** What the answers mean for the treatment is said before the plan. */
export const DoctorMayDecline = meta.story({
  beforeEach: ({ visit }) => {
    const { store } = visit.sandbox;
    const log = store.get('visitLogs', `${as}-1`, 'wlQuestions');
    if (!log) throw new Error('There is no visit log');
    const chosen = { questionId: 'wl-never-with', optionIds: ['wl-never-with-1-contraindicated'] };
    const others = (log.questionnaire ?? []).filter(({ questionId }) => questionId !== 'wl-never-with');
    store.put('visitLogs', `${as}-1`, 'wlQuestions', { ...log, questionnaire: [...others, chosen] });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: /Which dose/ });
    await expect(await canvas.findByText('A doctor may decline this treatment')).toBeVisible();
    await expect(await canvas.findByText(/Medullary thyroid cancer/)).toBeVisible();
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

/** An addon is saved when it is selected; Continue waits for it. */
export const Addon = meta.story({
  play: async ({ canvas, visit }) => {
    const addon = await goToAddons(canvas);
    visit.sandbox.faults.set({ operation: 'updateSubscription', latency: 300, times: 1 });
    await userEvent.click(addon);
    await expect(addon).toBeChecked();
    const button = await within(canvas.getByRole('main')).findByRole('button', { name: /Continue/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(addonsOf(visit)).toEqual(['addon-nausea']);
    await pressContinue(canvas);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
  },
});

/** An addon that is selected and deselected at once is not kept: the service gets the choices in their order. */
export const AddonTakenBack = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const addon = await goToAddons(canvas);
    const release = holdRequest(context, 'put', '/api/subscription/*');
    await userEvent.click(addon);
    await release.isHeld;
    await userEvent.click(addon);
    await expect(addon).not.toBeChecked();
    release();
    await waitFor(() => expect(visit.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.queryByRole('progressbar', { name: 'Working…' })).not.toBeInTheDocument(),
    );
    await expect(addonsOf(visit)).toEqual([]);
    await expect(addon).not.toBeChecked();
  },
});

/** A choice that is made while another is saved keeps the patient at it. */
export const ChosenWhileSaving = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
    const release = holdRequest(context, 'put', '/api/subscription/*');
    await pressContinue(canvas);
    await release.isHeld;
    const other = await canvas.findByRole('radio', { name: /0\.25 mg/ });
    await userEvent.click(other);
    release();
    await waitFor(() => expect(storedSubscription(visit)?.plan?.doseId).toMatch(/0\.5$/));
    await waitFor(() =>
      expect(canvas.queryByRole('progressbar', { name: 'Working…' })).not.toBeInTheDocument(),
    );
    await expect(other).toBeChecked();
    await pressContinue(canvas);
    await expect(await canvas.findByRole('radio', { name: /Every 3 months/ })).toBeVisible();
    await expect(storedSubscription(visit)?.plan?.doseId).toMatch(/0\.25$/);
  },
});

/** After a lost response, the page shows what the service has stored, so no addon is billed unseen. */
export const AddonResponseLost = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const addon = await goToAddons(canvas);
    dropResponse(context, 'put', '/api/subscription/:id');
    await userEvent.click(addon);
    await waitFor(() => expect(addonsOf(visit)).toEqual(['addon-nausea']));
    await expect(
      (await within(canvas.getByRole('main')).findAllByText(/We could not reach/))[0],
    ).toBeVisible();
    await waitFor(() => expect(addon).toBeChecked());
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

/** After a lost response, the price is that of the plan beside it. */
export const PlanResponseLost = meta.story({
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

/** An addon that failed to save is deselected. */
export const AddonNotSaved = meta.story({
  play: async ({ canvas, visit }) => {
    const addon = await goToAddons(canvas);
    const fault = { operation: 'updateSubscription', status: 500, message: FAILING_MESSAGE, times: 1 };
    visit.sandbox.faults.set(fault);
    await userEvent.click(addon);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    await waitFor(() => expect(addon).not.toBeChecked());
    await expect(addonsOf(visit)).toEqual([]);
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

export const Phone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await expect(await context.canvas.findByRole('radio', { name: /0\.25 mg/ })).toBeVisible();
    await expect(await context.canvas.findByRole('button', { name: /See your plan/ })).toBeVisible();
    await fitsScreen(context);
  },
});
