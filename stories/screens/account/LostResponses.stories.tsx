import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { setOnline } from '../support/network.ts';
import { dropResponse } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

/** The service has saved a change, but its response is lost. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Lost responses',
  args: { path: '/user/profile', as: 'active' },
});

const storedUser = ({ sandbox }: Visit) => sandbox.store.get('users', 'user-active', 'user-active');

/** Makes the account fail to load until {@link reconnect}. */
const disconnect = ({ sandbox }: Visit) => sandbox.faults.set({ operation: 'getMe', reset: true });

const reconnect = ({ sandbox }: Visit) => {
  sandbox.faults.clear();
  setOnline(false);
  setOnline(true);
};

/** Saves another street. */
async function changeStreet({ canvas }: PlayContext): Promise<void> {
  const section = within(await canvas.findByRole('region', { name: 'Shipping address' }));
  await userEvent.click(await section.findByRole('button', { name: 'Edit Shipping address' }));
  const street = await canvas.findByRole('combobox', { name: /^Street/ });
  await userEvent.clear(street);
  await userEvent.type(street, '1 Nowhere Lane');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await canvas.findByRole('button', { name: 'Save address' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
}

/** The account fails to load, too: the page shows that the outcome is unknown, and the address once it has loaded. */
export const AddressUnknown = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    dropResponse({ msw: context.msw, visit }, 'put', '/api/patient/*', () => disconnect(visit));
    await changeStreet(context);
    await expect(await canvas.findByText("We couldn't find out if this address is saved.")).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: /^Street/ })).toHaveValue('1 Nowhere Lane');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    reconnect(visit);
    const section = await canvas.findByRole('region', { name: 'Shipping address' });
    await waitFor(() => expect(section).toHaveTextContent(/Deliveries go to.*1 Nowhere Lane/));
  },
});

/** Turns on text messages. */
async function turnOn({ canvas }: PlayContext): Promise<HTMLElement> {
  const sms = await canvas.findByRole('switch', { name: 'Text messages' });
  await expect(sms).not.toBeChecked();
  await userEvent.click(sms);
  return sms;
}

const storedTexts = (visit: Visit) => storedUser(visit)?.notificationPreference?.sms;

/** The switch shows the state of the service once it has loaded, without the earlier error. */
export const SettingUnknown = meta.story({
  tags: ['check'],
  args: { path: '/user/settings' },
  play: async (context) => {
    const { canvas, visit } = context;
    dropResponse({ msw: context.msw, visit }, 'put', '/api/user/*', () => disconnect(visit));
    const sms = await turnOn(context);
    const unknown = "We couldn't find out if this change is saved. Try again.";
    await expect(await canvas.findByText(unknown)).toBeVisible();
    await expect(storedTexts(visit)).toBe(true);
    reconnect(visit);
    await waitFor(() => expect(sms).toBeChecked());
    await expect(canvas.queryByText(unknown)).not.toBeInTheDocument();
  },
});
