import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { appStory } from './support/appStory.tsx';
import { fitsTheScreen, phone } from './support/looks.ts';
import { FAILING_MESSAGE } from './support/network.ts';

const as = 'register-treatment';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Steps: treatment',
  args: { as, path: '/steps' },
});

type Canvas = ReturnType<typeof within>;

const goOn = async (canvas: Canvas) => {
  const main = within(canvas.getByRole('main'));
  await userEvent.click(await main.findByRole('button', { name: 'Continue' }));
};

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
    await goOn(canvas);
    await expect(await canvas.findByRole('radiogroup', { name: /How often shall we deliver/ })).toBeVisible();
    await expect(await canvas.findByText('$206.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Every 3 months/ }));
    await goOn(canvas);
    await expect(await canvas.findByRole('combobox', { name: /Street address/ })).toBeVisible();
    const plan = visit.sandbox.store.get('subscriptions', `patient-${as}`, `${as}-1`)?.plan;
    await expect(plan).toMatchObject({
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
    await goOn(canvas);
    await expect(await canvas.findByRole('radio', { name: /2\.5 mg/ })).not.toBeChecked();
    const plan = visit.sandbox.store.get('subscriptions', `patient-${as}`, `${as}-1`)?.plan;
    await expect(plan?.variationId).toBe('variation-wl-tirzepatide');
  },
});

/** Nothing is chosen for the patient. */
export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /0\.25 mg/ });
    await goOn(canvas);
    await expect(await canvas.findByText('Choose one to go on.')).toBeVisible();
  },
});

/** A choice that did not reach the service stays chosen, with the reason in its place. */
export const NotKept = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'updateSubscription', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /0\.5 mg/ }));
    await goOn(canvas);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(main.getByRole('radio', { name: /0\.5 mg/ })).toBeChecked();
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
