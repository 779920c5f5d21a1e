import type { Subscription } from '@patient/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { planDraftAtom } from '@patient/app/features/treatment/index.ts';
import preview from '../../../.storybook/preview.tsx';
import { announcedOnce } from '../support/announcedOnce.ts';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { pickChoice, pressContinue } from '../support/steps.ts';
import { recordOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import type { Canvas } from '../../canvas.ts';

const AS = 'register-treatment';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Treatment/Treatment step',
  args: { as: AS, path: '/steps' },
});

/** Starts at the first open choice and shows the price of each option. */
export const Dose = meta.story({
  tags: ['route:/steps', 'step:treatment', 'choice:Dosage'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: /Which dose/ })).toBeVisible();
    const popular = await canvas.findByRole('radio', { name: /0\.25 mg/ });
    await expect(popular).not.toBeChecked();
    await waitFor(() => expect(canvas.getByText('from $179.00')).toBeVisible());
    await expect(await canvas.findByText('Most popular')).toBeVisible();
    await expect(canvas.getByText(/Your doctor decides which dose is right for you/)).toBeVisible();
  },
});

/** Picks a dose, which continues, and how often it is delivered, which doesn't: that page has add-ons. */
async function makeLastChoice(canvas: Canvas) {
  await pickChoice(canvas, /0\.5 mg/);
  const group = await canvas.findByRole('radiogroup', { name: /How often should we deliver/ });
  await expect(await canvas.findByText('$206.00')).toBeVisible();
  await expect(canvas.getByText('Save $23.00 a month')).toBeVisible();
  await pickChoice(canvas, /Every 3 months/);
  await expect(group.closest('[data-advancing]')).toBeNull();
}

export const LastChoice = meta.story({
  tags: ['choice:ShipmentFrequency'],
  play: ({ canvas }) => makeLastChoice(canvas),
});

/** Each choice is saved before the next one is shown; the next step is the address. */
export const ChoicesSaved = meta.story({
  tags: ['flow'],
  play: async ({ canvas, visit }) => {
    await makeLastChoice(canvas);
    await pressContinue(canvas);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
    await expect(recordOf(visit, AS).plan).toMatchObject({
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
    await pickChoice(canvas, /Tirzepatide/);
    await expect(await canvas.findByRole('radio', { name: /2\.5 mg/ })).not.toBeChecked();
    await expect(recordOf(visit, AS).plan?.variationId).toBe('variation-wl-tirzepatide');
  },
});

/** Each question takes focus at the top of the page, also when going back; the initial one doesn't. */
export const QuestionTakesFocus = meta.story({
  tags: ['check'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const expectFocus = async (question: string) => {
      const heading = await canvas.findByRole('heading', { name: question });
      await waitFor(() => expect(heading).toHaveFocus());
      await waitFor(() => expect(globalThis.scrollY).toBe(0));
    };
    const dose = await canvas.findByRole('radio', { name: /0\.5 mg/ });
    await expect(canvas.getByRole('heading', { name: 'Which dose?' })).not.toHaveFocus();
    dose.click();
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
    await pressContinue(canvas);
    await expectFocus('How often should we deliver?');
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expectFocus('Which dose?');
    await userEvent.click(canvas.getByRole('button', { name: /See your plan/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change Medicine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expectFocus('Which medicine would you like?');
  },
});

/**
 * Arrow keys only select. A picked choice continues, also one that is selected already, as after Back; another choice in time
 * replaces it.
 */
export const ContinuesByItself = meta.story({
  tags: ['flow'],
  globals: onPhone,
  play: async ({ canvas, visit }) => {
    const group = await canvas.findByRole('radiogroup', { name: /Which dose/ });
    await expect(group).toHaveAccessibleDescription(/then press Continue/);
    (await canvas.findByRole('radio', { name: /0\.25 mg/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /0\.5 mg/ })).toBeChecked();
    await expect(group.closest('[data-advancing]')).toBeNull();
    await pickChoice(canvas, /0\.25 mg/);
    await expect(group.closest('[data-advancing]')).not.toBeNull();
    await pickChoice(canvas, /0\.5 mg/);
    await canvas.findByRole('radiogroup', { name: /How often should we deliver/ });
    await expect(recordOf(visit, AS).plan?.doseId).toMatch(/0\.5$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: /0\.5 mg/ })).toBeChecked();
    await pickChoice(canvas, /0\.5 mg/);
    await canvas.findByRole('radiogroup', { name: /How often should we deliver/ });
  },
});

type SubscriptionPlan = NonNullable<Subscription['plan']>;

/** `beforeEach` that starts the treatment step of the ED registration with these choices. */
const withChoices =
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

/** A choice made before leaving without Continue is restored at its question, which doesn't take focus. */
export const DraftChoice = meta.story({
  tags: ['check'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: ({ visit }) => {
    withChoices({})({ visit });
    const chosen = { productId: 'product-ed', variationId: ED_DOSE.variationId };
    void visit.store.set(planDraftAtom('register-ed-1'), () => chosen);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Sildenafil/ })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Which medicine would you like?' })).not.toHaveFocus();
  },
});

/** The price depends on the number of uses. */
export const NumberOfUses = meta.story({
  tags: ['choice:NumberOfUses'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: withChoices(ED_DOSE),
  play: async ({ canvas }) => {
    const uses = within(await canvas.findByRole('radiogroup', { name: /How often will you use it/ }));
    await userEvent.click(await uses.findByRole('radio', { name: /8 uses a month/ }));
    await expect(
      await canvas.findByRole('radiogroup', { name: /How often should we deliver/ }),
    ).toBeVisible();
  },
});

/** The last choice of a treatment with several kinds of packaging. */
export const Packaging = meta.story({
  tags: ['choice:Packaging'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: withChoices({ ...ED_DOSE, frequencyOfReception: '8', frequencyOfDelivery: 'monthly' }),
  play: async ({ canvas }) => {
    const packages = within(await canvas.findByRole('radiogroup', { name: /How should we pack it/ }));
    await userEvent.click(await packages.findByRole('radio', { name: /Sachet/ }));
  },
});

/** A patient with another subscription first chooses the frequency of use, then the product, and can change both. */
export const SecondTreatment = meta.story({
  tags: ['choice:DrugPreference', 'choice:Usage'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: (context) => {
    withChoices({})(context);
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
    const products = within(await canvas.findByRole('radiogroup', { name: /Which treatment do you prefer/ }));
    await expect(await products.findByRole('radio', { name: /ED Gummies/ })).toBeVisible();
    const plan = within(await canvas.findByRole('region', { name: 'Your plan' }));
    await userEvent.click(await products.findByRole('radio', { name: /ED Tablets/ }));
    await canvas.findByRole('radiogroup', { name: /Which medicine would you like/ });
    // The name of the plan and its item.
    await waitFor(() => expect(plan.getAllByText('ED Tablets')).toHaveLength(2));
    await userEvent.click(plan.getByRole('button', { name: 'Change Treatment' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /ED Gummies/ }));
    await waitFor(() => expect(plan.getAllByText('ED Gummies')).toHaveLength(2));
  },
});

/** In a second treatment, each choice opens the next unanswered one; changing the medicine requires choosing the number of uses again. */
export const SecondTreatmentInOrder = meta.story({
  tags: ['flow', 'choice:NumberOfUses', 'choice:Usage'],
  args: { as: 'register-ed' },
  globals: { brand: 'mens' },
  beforeEach: (context) => {
    withChoices({})(context);
    const { store } = context.visit.sandbox;
    const record = recordOf(context.visit, 'register-ed');
    const other = { ...record, _id: 'register-ed-2', productType: 'wl', status: 'active' } as const;
    store.put('subscriptions', other.patientId, other._id, other);
  },
  play: async ({ canvas, visit }) => {
    const pick = async (question: RegExp, option: RegExp) => {
      const group = within(await canvas.findByRole('radiogroup', { name: question }));
      await userEvent.click(await group.findByRole('radio', { name: option }));
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
    await pressContinue(canvas);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
    const { plan } = recordOf(visit, 'register-ed');
    await expect(plan).toMatchObject({
      variationId: 'variation-ed-tadalafil',
      frequencyOfReception: '6',
      packageType: 'bottle',
    });
  },
});

/** Reasons why a doctor may decline are shown before the plan. */
export const DoctorMayDecline = meta.story({
  beforeEach: ({ visit }) => {
    const { store } = visit.sandbox;
    const log = store.get('visitLogs', `${AS}-1`, 'wlQuestions');
    if (!log) throw new Error('There is no visit log');
    const chosen = { questionId: 'wl-never-with', optionIds: ['wl-never-with-1-contraindicated'] };
    const others = (log.questionnaire ?? []).filter(({ questionId }) => questionId !== 'wl-never-with');
    store.put('visitLogs', `${AS}-1`, 'wlQuestions', { ...log, questionnaire: [...others, chosen] });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: /Which dose/ });
    await expect(await canvas.findByText('A doctor may decline this treatment')).toBeVisible();
    await expect(await canvas.findByText(/Medullary thyroid cancer/)).toBeVisible();
    await announcedOnce(/A doctor may decline this treatment/);
  },
});
