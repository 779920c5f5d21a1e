import { brands } from '@patient/ui/theme';
import { isProductType } from '@patient/api/model';
import { treatmentName } from '@patient/app/shared/treatments.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Test users/Test user',
  args: { path: '/create-test-user-flow' },
});

const createLabel = 'Make test patient';

/** Chooses a state and the step of the registration. */
async function choose({ canvas }: Pick<PlayContext, 'canvas'>, step?: string) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Oregon');
  if (step !== undefined) await userEvent.click(await canvas.findByRole('radio', { name: step }));
}

const press = async ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The created patient in the sandbox. */
const createdIn = ({ visit: { sandbox } }: PlayContext) =>
  sandbox.store
    .list('patients', '')
    .map(({ userId }) => sandbox.store.get('users', userId, userId))
    .find((user) => user?.lastName === 'Testpatient');

const expectHeading = async ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();

/** The form with its choices. */
export const Default = meta.story({
  tags: ['every-brand', 'route:/create-test-user-flow', 'layout:test-user'],
  play: async ({ canvas, visit, globals }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Create a test patient' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Staff')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow'),
    );
    const offered = brands.find(({ id }) => id === globals['brand'])?.productTypes.filter(isProductType);
    const treatments = within(await canvas.findByRole('radiogroup', { name: 'Treatment' }));
    const names = treatments.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual((offered ?? []).map(treatmentName));
    // Loading the page creates nothing.
    await expect(visit.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  },
});

/** The state is required. */
export const Incomplete = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await press(context, createLabel);
    await expect(await canvas.findAllByText('Choose a state')).not.toHaveLength(0);
    await expect(visit.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  },
});

/** Shows email and password. */
export const Done = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await choose(context, 'Payment, the address');
    await press(context, createLabel);
    await expectHeading(context, 'The patient is made');
    const { email, patient } = createdIn(context) ?? {};
    await expect(await canvas.findByText(email ?? 'nobody')).toBeVisible();
    const [subscription] = visit.sandbox.store.list('subscriptions', patient?._id ?? '');
    await expect(subscription?.registrationStep).toBe('payment');
    // The created patient is not signed in.
    await expect(visit.storage.getItem('token')).toBeNull();
  },
});

/** Signs in as the created patient and opens the chosen step. */
export const ContinuesAsPatient = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await choose(context, 'Treatment');
    await press(context, createLabel);
    await press(context, 'Continue as this patient');
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/steps'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose your plan' })).toBeVisible();
  },
});

/** Keeps the choices for another patient. */
export const CreatesAnother = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Common questions');
    await press(context, createLabel);
    await press(context, 'Make another');
    await expect(await canvas.findByRole('radio', { name: 'Common questions' })).toBeChecked();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Shows the current step of the creation. */
export const InProgress = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await choose(context, 'Photo of the ID');
    visit.sandbox.faults.set({ operation: 'createSubscription', latency: 600_000 });
    await press(context, createLabel);
    await expectHeading(context, 'Making the patient…');
    await expect(await canvas.findByText('Patient record')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make another' })).not.toBeInTheDocument();
  },
});

/** A call failed. */
export const Failed = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await choose(context, 'Payment, the card');
    visit.sandbox.faults.set({ operation: 'updateSubscription', status: 500, message: FAILING_MESSAGE });
    await press(context, createLabel);
    await expectHeading(context, 'Not all of it was made');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('Stopped at: Plan')).toBeVisible();
    await expect(main.getAllByText(FAILING_MESSAGE)[0]).toBeVisible();
  },
});

/** "Start over" creates another patient. */
export const StartsOver = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { visit } = context;
    await choose(context, 'Questions, the first one');
    visit.sandbox.faults.set({
      operation: 'createSubscription',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    });
    await press(context, createLabel);
    await press(context, 'Start over');
    await press(context, createLabel);
    await expectHeading(context, 'The patient is made');
  },
});

/** A signed-in patient has to sign out first. */
export const SignedIn = meta.story({
  args: { as: 'active' },
  play: async (context) => {
    const { canvas, visit } = context;
    await expect(await canvas.findByText(/is signed in on this device/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: createLabel })).not.toBeInTheDocument();
    await expect(visit.storage.getItem('token')).not.toBeNull();
  },
});

/** Signing out stays on the page. */
export const SignedOut = meta.story({
  tags: ['check'],
  args: { as: 'active' },
  play: async (context) => {
    const { canvas, visit } = context;
    await press(context, 'Sign out and stay here');
    await expect(await canvas.findByRole('button', { name: createLabel })).toBeEnabled();
    await expect(visit.storage.getItem('token')).toBeNull();
    await expect(visit.location.history.at(-1)).toBe('/create-test-user-flow');
  },
});

/** With real cards, steps after the payment can't be chosen. */
export const RealCards = meta.story({
  beforeEach: ({ visit }) => {
    const name = 'STRIPE_PUBLISHABLE_KEY';
    visit.sandbox.store.put('config', '', name, { name, value: 'pk_test_1' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Photo of the ID' })).toBeDisabled();
    await expect(await canvas.findByRole('radio', { name: 'Payment, the card' })).toBeEnabled();
    await expect(canvas.getAllByText(/only a person can enter one/)).toHaveLength(4);
  },
});

export const Disabled = meta.story({
  args: { testUsers: false },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
    await expect(visit.calls).toEqual([]);
  },
});

export const Slow = meta.story({ globals: { network: 'slow' } });

export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load the service settings")).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load the service settings")).toBeVisible();
  },
});
