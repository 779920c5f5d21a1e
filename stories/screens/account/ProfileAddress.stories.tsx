import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { writeAddress } from '../support/payment.ts';
import { delayRequest } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Profile address',
  args: { path: '/user/profile', as: 'active' },
});

/** Shipping address in the sandbox. */
const storedAddress = ({ sandbox }: Visit) =>
  sandbox.store.get('users', 'user-active', 'user-active')?.patient?.shipping;

const savesOf = ({ calls }: Visit) => calls.filter((call) => call.startsWith('PUT'));

/** Opens the address form. */
async function editAddress({ canvas }: Pick<PlayContext, 'canvas'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Shipping address' }));
  return canvas.findByRole('combobox', { name: /^Street/ });
}

/** A new address is checked before it is saved; Cancel keeps the old one. */
export const EditAddress = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const before = storedAddress(visit);
    const street = await editAddress(context);
    await waitFor(() => expect(street).toHaveFocus());
    await userEvent.clear(street);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(street).toBeInvalid());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    const edit = await canvas.findByRole('button', { name: 'Edit Shipping address' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(savesOf(visit)).toEqual([]);
    await expect(storedAddress(visit)).toEqual(before);
  },
});

/** An address that was not found is saved once the patient confirms it; other fields stay unchanged. */
export const SaveAddress = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const before = storedAddress(visit);
    await editAddress(context);
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    const confirm = await canvas.findByRole('button', { name: 'Use this address anyway' });
    await expect(savesOf(visit)).toEqual([]);
    await userEvent.click(confirm);
    await expect(await canvas.findByText(/^1 Nowhere Lane, /)).toBeVisible();
    await expect(storedAddress(visit)).toEqual({ ...before, address: '1 Nowhere Lane' });
    await expect(savesOf(visit)).toEqual(['PUT /api/patient/patient-active']);
    const edit = await canvas.findByRole('button', { name: 'Edit Shipping address' });
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

/** An address that is canceled while it is checked is never saved, even after another one is typed. */
export const CanceledWhileChecked = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const before = storedAddress(visit);
    await editAddress(context);
    const release = delayRequest(context, 'get', '/address/street-address');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await release.received;
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    const edit = await canvas.findByRole('button', { name: 'Edit Shipping address' });
    release();
    await userEvent.click(edit);
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    await expect(await canvas.findByText(/^1 Nowhere Lane, /)).toBeVisible();
    await expect(savesOf(visit)).toEqual(['PUT /api/patient/patient-active']);
    await expect(storedAddress(visit)).toEqual({ ...before, address: '1 Nowhere Lane' });
  },
});

/** An address whose save finishes after the patient has left the page is not offered as a draft again. */
export const LeftWhileSaving = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await editAddress(context);
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    const release = delayRequest(context, 'put', '/api/patient/*');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    await release.received;
    await userEvent.click(await canvas.findByRole('link', { name: 'Order History' }));
    await canvas.findByRole('heading', { level: 1, name: 'Order history' });
    release();
    await waitFor(() => expect(storedAddress(visit)).toMatchObject({ address: '1 Nowhere Lane' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Account Info' }));
    await expect(await canvas.findByText(/^1 Nowhere Lane, /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit Shipping address' })).toBeVisible();
  },
});

/** Input stays when saving fails and can be saved again. */
export const SavingAddressFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'updatePatient', status: 400, message: FAILING_MESSAGE, times: 1 }),
  play: async (context) => {
    const { canvas, visit } = context;
    const before = storedAddress(visit);
    const street = await editAddress(context);
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    await expect(await canvas.findByText("We couldn't save this address.")).toBeVisible();
    await expect(street).toHaveValue('1 Nowhere Lane');
    await expect(storedAddress(visit)).toEqual(before);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    await expect(await canvas.findByText(/^1 Nowhere Lane, /)).toBeVisible();
    await expect(storedAddress(visit)).toEqual({ ...before, address: '1 Nowhere Lane' });
  },
});

/** A part of the address that only the service rejects is marked. */
export const ZipRejected = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'updatePatient',
      status: 400,
      message: 'shipping.zipCode must be valid',
    }),
  play: async (context) => {
    const { canvas } = context;
    await editAddress(context);
    await writeAddress(canvas, '1 Nowhere Lane');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
    const zip = await canvas.findByRole('textbox', { name: 'ZIP code' });
    await waitFor(() => expect(zip).toBeInvalid());
    await expect(zip).toHaveAccessibleDescription(/Check your ZIP code/);
  },
});

/** A ZIP code of another state is rejected before the address is checked or saved. */
export const ZipInOtherState = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await editAddress(context);
    const zip = await canvas.findByRole('textbox', { name: /ZIP/ });
    await userEvent.clear(zip);
    await userEvent.type(zip, '90210');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(zip).toHaveAccessibleDescription(/This ZIP code is in California, not in /));
    await expect(savesOf(visit)).toEqual([]);
  },
});
