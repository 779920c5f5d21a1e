import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { as, writeAddress } from '../support/payment.ts';
import { pressContinue } from '../support/steps.ts';
import { delayRequest } from '../support/responses.ts';
import type { Visit } from '../support/visit.ts';
import type { Canvas } from '../../canvas.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Address',
  args: { as, path: '/steps' },
});

/** Chooses the first suggestion, a deliverable address. */
async function chooseSuggestion(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('combobox', { name: /Street address/ }), '418 maple');
  const options = await screen.findAllByRole('option', { name: /Maple/ });
  const [first] = options;
  if (!first) throw new Error('No suggestion');
  await userEvent.click(first);
}

/** `beforeEach` that sets the patient's state. */
const setPatientState =
  (state: string, zipCode = '') =>
  ({ visit: { sandbox } }: { readonly visit: Visit }) => {
    const user = sandbox.store.get('users', `user-${as}`, `user-${as}`);
    if (!user?.patient) throw new Error('There is no patient');
    const shipping = { ...user.patient.shipping, state, zipCode };
    sandbox.store.put('users', user._id, user._id, { ...user, patient: { ...user.patient, shipping } });
  };

/** Suggestions appear while typing and not after one is chosen; a building with several units requires the unit. */
export const Address = meta.story({
  tags: ['route:/steps', 'step:payment', 'step:payment-address', 'form:address', 'form:address-check'],
  beforeEach: setPatientState('OR'),
  play: async ({ canvas, visit }) => {
    const suggestions = () => visit.calls.filter((call) => call.includes('suggest')).length;
    await chooseSuggestion(canvas);
    const before = suggestions();
    await expect(before).toBeGreaterThan(0);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Portland'));
    await expect(await canvas.findByRole('textbox', { name: /ZIP/ })).toHaveValue('97205');
    await pressContinue(canvas);
    const unit = await canvas.findByRole('textbox', { name: /Apartment/ });
    await waitFor(() => expect(unit).toHaveAccessibleDescription('Add your apartment or unit number'));
    await userEvent.type(unit, 'Apt 3B');
    await expect(suggestions()).toBe(before);
  },
});

/** Without a suggestion, the ZIP code fills in city and state. */
export const CityFromZip = meta.story({
  tags: ['check'],
  beforeEach: setPatientState(''),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /ZIP/ }), '97205');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Portland'));
    await expect(canvas.getByRole('combobox', { name: /State/ })).toHaveDisplayValue('Oregon');
  },
});

/** A suggested unit fills its field, and the address is accepted; suggestions show units of the same building. */
export const SuggestedUnit = meta.story({
  tags: ['flow'],
  beforeEach: setPatientState('OR'),
  play: async ({ canvas }) => {
    const street = await canvas.findByRole('combobox', { name: /Street address/ });
    await userEvent.type(street, '418 maple st apt 3');
    await screen.findByRole('option', { name: /^418 Maple St Apt 3B Portland/ });
    await userEvent.click(await screen.findByRole('option', { name: /^418 Maple St Apt 3A Portland/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Apartment/ })).toHaveValue('Apt 3A'));
    await expect(street).toHaveValue('418 Maple St');
    await pressContinue(canvas);
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
  },
});

/** Suggestions from other states follow those from the patient's state. */
export const SuggestedInOtherState = meta.story({
  tags: ['check'],
  beforeEach: setPatientState('OR'),
  play: async ({ canvas }) => {
    const street = await canvas.findByRole('combobox', { name: /Street address/ });
    await userEvent.type(street, '2210 cedar');
    await userEvent.click(await screen.findByRole('option', { name: /^2210 Cedar Ave Austin, TX/ }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /State/ })).toHaveDisplayValue('Texas'));
  },
});

/** Changes made while an address is checked are saved; the earlier address is not. */
export const ChangedWhileChecked = meta.story({
  tags: ['check'],
  beforeEach: setPatientState('OR'),
  play: async (context) => {
    const { canvas, visit } = context;
    await chooseSuggestion(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Portland'));
    const unit = await canvas.findByRole('textbox', { name: /Apartment/ });
    await userEvent.type(unit, 'Apt 3B');
    const release = delayRequest(context, 'get', '/address/street-address');
    await pressContinue(canvas);
    await release.received;
    await userEvent.type(unit, '{Backspace}A');
    await pressContinue(canvas);
    await canvas.findByRole('textbox', { name: 'Card number' });
    release();
    // By then the earlier address would have been sent.
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Coupon code' }), 'WELCOME10');
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await canvas.findAllByText(/off your first bill$/);
    const sent = visit.calls.filter((call) => call.includes('update-shipping-address'));
    await expect(sent).toHaveLength(1);
    const patient = visit.sandbox.store.get('users', `user-${as}`, `user-${as}`)?.patient;
    await expect(patient?.shipping?.secondAddress).toBe('Apt 3A');
  },
});

/** Enters an address that the service doesn't find. */
async function enterUnknownAddress(canvas: Canvas) {
  await writeAddress(canvas, '1 Nowhere Lane');
  await userEvent.type(await canvas.findByRole('textbox', { name: /City/ }), 'Portland');
  await pressContinue(canvas);
  await expect(await canvas.findByText("We couldn't find this address")).toBeVisible();
}

/** The address was not found, but can be used. */
export const AddressNotFound = meta.story({
  tags: ['form:address-check'],
  play: ({ canvas }) => enterUnknownAddress(canvas),
});

export const UseAddressAnyway = meta.story({
  tags: ['flow'],
  play: async ({ canvas, visit }) => {
    await enterUnknownAddress(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible();
    const patient = visit.sandbox.store.get('users', `user-${as}`, `user-${as}`)?.patient;
    await expect(patient?.shipping?.address).toBe('1 Nowhere Lane');
  },
});

/** Missing fields are reported without a request. */
export const AddressIncomplete = meta.story({
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('combobox', { name: /Street address/ });
    await pressContinue(canvas);
    await expect((await canvas.findAllByText('Enter the street and the number'))[0]).toBeVisible();
    await expect(visit.calls.some((call) => call.includes('street-address'))).toBe(false);
  },
});

/** A state that we don't serve is rejected before the address is checked. */
export const StateNotServed = meta.story({
  beforeEach: setPatientState('AK', '99501'),
  play: async ({ canvas, visit }) => {
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.type(await canvas.findByRole('textbox', { name: /City/ }), 'Anchorage');
    const state = await canvas.findByRole('combobox', { name: /State/ });
    await waitFor(() =>
      expect(within(state).queryByRole('option', { name: 'Alaska' })).not.toBeInTheDocument(),
    );
    await pressContinue(canvas);
    await waitFor(() => expect(state).toHaveAccessibleDescription(/We don't deliver to Alaska yet/));
    await expect(visit.calls.some((call) => call.includes('street-address'))).toBe(false);
  },
});

/** Suggestions fail: typing continues, and no notification appears. */
export const SuggestionsFailing = meta.story({
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'suggestAddresses', status: 503 }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Street address/ }), '418 maple');
    await expect((await screen.findAllByText(/Keep typing your address/))[0]).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Loading/)).toBeInTheDocument();
  },
});
