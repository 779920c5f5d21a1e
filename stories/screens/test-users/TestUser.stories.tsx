import { brands } from '@patient/ui/theme';
import { isProductType } from '@patient/app/shared/treatments.ts';
import { treatmentName } from '@patient/app/shared/treatments.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Test users/Test user',
  args: { path: '/create-test-user-flow' },
});

const createLabel = 'Make test patient';

/** Chooses a state and the point of registration. */
async function choose({ canvas }: Pick<PlayContext, 'canvas'>, point?: string) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Oregon');
  if (point !== undefined) await userEvent.click(await canvas.findByRole('radio', { name: point }));
}

const press = async ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Created patient in the service's records. */
const createdIn = ({ visit: { sandbox } }: PlayContext) =>
  sandbox.store
    .list('patients', '')
    .map(({ userId }) => sandbox.store.get('users', userId, userId))
    .find((user) => user?.lastName === 'Testpatient');

const expectHeading = async ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();

/** Choices and the calls they lead to. */
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

/** Another point changes the planned calls. */
export const OtherPoint = meta.story({
  play: async ({ canvas }) => {
    await choose({ canvas }, 'Summary');
    const calls = within(canvas.getByRole('list', { name: 'Planned calls' }));
    await expect(await calls.findByText('Hold on a test card')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Common questions' }));
    await expect(calls.queryByText('Hold on a test card')).not.toBeInTheDocument();
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

/** Email and password can be copied. */
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
    await expect(await canvas.findByRole('button', { name: 'Copy the password' })).toBeVisible();
    // The created patient is not signed in.
    await expect(visit.storage.getItem('token')).toBeNull();
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^(\d+) of \1 calls done$/),
    );
  },
});

/** Signs in as the created patient, at their step. */
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

/** Shows the progress of the calls. */
export const InProgress = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await choose(context, 'Photo of the ID');
    visit.sandbox.faults.set({ operation: 'createSubscription', latency: 600_000 });
    await press(context, createLabel);
    await expectHeading(context, 'Making the patient…');
    const calls = within(await canvas.findByRole('list', { name: 'Calls' }));
    const isCalled = () =>
      expect(calls.getByText('POST /api/subscription').closest('li')).toHaveAttribute('aria-current', 'step');
    await waitFor(isCalled);
    await expect(canvas.queryByRole('button', { name: 'Make another' })).not.toBeInTheDocument();
  },
});

/** A call failed; completed calls are kept. */
export const Failed = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await choose(context, 'Payment, the card');
    visit.sandbox.faults.set({ operation: 'updateSubscription', status: 500, message: FAILING_MESSAGE });
    await press(context, createLabel);
    await expectHeading(context, 'Not all of it was made');
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByText(FAILING_MESSAGE)[0]).toBeVisible();
  },
});

/** A retry doesn't repeat completed calls. */
export const Retried = meta.story({
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
    await press(context, 'Try again from here');
    await expectHeading(context, 'The patient is made');
    await expect(visit.calls.filter((call) => call === 'POST /api/patient')).toHaveLength(1);
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

/** With real cards, points after the payment can't be reached. */
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

export const Phone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await context.canvas.findByRole('button', { name: createLabel });
    await fitsScreen(context);
  },
});

export const PhoneDone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await choose(context, 'Questions, halfway');
    await press(context, createLabel);
    await expectHeading(context, 'The patient is made');
    await fitsScreen(context);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LargeText = meta.story({
  globals: { textSize: '200', ...onPhone },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: createLabel });
    await fitsScreen(context);
  },
});
