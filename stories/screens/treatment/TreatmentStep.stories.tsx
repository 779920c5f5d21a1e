import type { Subscription } from '@patient/api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { loseAnswer } from '../support/answers.ts';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { recordOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

const as = 'register-treatment';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Treatment/Treatment step',
  args: { as, path: '/steps' },
});

type Canvas = ReturnType<typeof within>;

const pressContinue = async (canvas: Canvas) => {
  const main = within(canvas.getByRole('main'));
  await userEvent.click(await main.findByRole('button', { name: 'Continue' }));
};

const recorded = ({ sandbox }: Visit) => sandbox.store.get('subscriptions', `patient-${as}`, `${as}-1`);

const addonsOf = (visit: Visit) => recorded(visit)?.addons?.map(({ _id }) => _id) ?? [];

/** To the last choice, where something can be added. */
async function toAddons(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
  await pressContinue(canvas);
  await userEvent.click(await canvas.findByRole('radio', { name: /Every 3 months/ }));
  return canvas.findByRole('checkbox', { name: /Nausea Relief/ });
}

/** Begins at the first choice that is open; each choice says what the plan costs with it. */
export const Dose = meta.story({
  tags: ['route:/steps', 'step:treatment', 'choice:Dosage'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: /Which dose/ })).toBeVisible();
    const popular = canvas.getByRole('radio', { name: /0\.25 mg/ });
    await expect(popular).not.toBeChecked();
    await waitFor(() => expect(canvas.getByText('from $179.00')).toBeVisible());
    await expect(canvas.getByText('Most popular')).toBeVisible();
  },
});

/** Dose, then delivery with both prices, and on to the payment: the service has each choice before the next is asked. */
export const ToTheEnd = meta.story({
  tags: ['choice:ShipmentFrequency'],
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
    await pressContinue(canvas);
    await expect(await canvas.findByRole('radiogroup', { name: /How often shall we deliver/ })).toBeVisible();
    await expect(await canvas.findByText('$206.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Every 3 months/ }));
    await pressContinue(canvas);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
    await expect(recorded(visit)?.plan).toMatchObject({
      doseId: 'dose-wl-semaglutide-0.5',
      frequencyOfDelivery: 'quarterly',
      price: 61_800,
    });
  },
});

/** Another medicine lets go of what hung on the one before. */
export const AnotherMedicine = meta.story({
  tags: ['choice:GenericOptions'],
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Medicine' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Tirzepatide/ }));
    await pressContinue(canvas);
    await expect(await canvas.findByRole('radio', { name: /2\.5 mg/ })).not.toBeChecked();
    await expect(recorded(visit)?.plan?.variationId).toBe('variation-wl-tirzepatide');
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
    await expect(await canvas.findByRole('radiogroup', { name: /How often shall we deliver/ })).toBeVisible();
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
    const record = recordOf(context.visit, 'register-ed');
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
    await userEvent.click(uses.getByRole('radio', { name: /8 uses a month/ }));
    await pressContinue(canvas);
    const products = within(await canvas.findByRole('radiogroup', { name: /Which treatment do you prefer/ }));
    await expect(await products.findByRole('radio', { name: /ED Gummies/ })).toBeVisible();
    await expect(products.getByRole('radio', { name: /ED Tablets/ })).toBeVisible();
  },
});

/** Nothing is chosen for the patient. */
export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /0\.25 mg/ });
    await pressContinue(canvas);
    await expect(await canvas.findByText('Choose one to continue.')).toBeVisible();
  },
});

/** A choice that did not reach the service stays chosen, with the reason in its place. */
export const NotKept = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'updateSubscription', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
    await pressContinue(canvas);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(main.getByRole('radio', { name: /0\.5 mg/ })).toBeChecked();
  },
});

/** What is added is kept as it is ticked; until it is, going on looks as if it waited. */
export const Addon = meta.story({
  play: async ({ canvas, visit }) => {
    const addon = await toAddons(canvas);
    visit.sandbox.faults.set({ operation: 'updateSubscription', latency: 300, times: 1 });
    await userEvent.click(addon);
    await expect(addon).toBeChecked();
    const button = within(canvas.getByRole('main')).getByRole('button', { name: /Continue/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(addonsOf(visit)).toEqual(['addon-nausea']);
    await pressContinue(canvas);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
  },
});

/** Nobody is billed for what looks left out: after an answer that was lost the page shows what the service has. */
export const AddonAnswerLost = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const addon = await toAddons(canvas);
    loseAnswer(context, 'put', '/api/subscription/:id');
    await userEvent.click(addon);
    await waitFor(() => expect(addonsOf(visit)).toEqual(['addon-nausea']));
    await expect(
      (await within(canvas.getByRole('main')).findAllByText(/We could not reach/))[0],
    ).toBeVisible();
    await waitFor(() => expect(addon).toBeChecked());
  },
});

/** An addon that the service did not take is not shown as taken. */
export const AddonNotKept = meta.story({
  play: async ({ canvas, visit }) => {
    const addon = await toAddons(canvas);
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

/** The choices cannot be had: said so, with a way to ask again. */
export const Failing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listProducts', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your choices')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async (context) => {
    await expect(await context.canvas.findByRole('radio', { name: /0\.25 mg/ })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: /See your plan/ })).toBeVisible();
    await fitsTheScreen(context);
  },
});
