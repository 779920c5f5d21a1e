import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Canvas } from '../../canvas.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest, type MockContext } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';

/** Input during and before saving of a profile form. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Profile saving',
  args: { path: '/user/profile', as: 'active' },
});

const contactOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Contact' }));

const storedName = ({ sandbox }: PlayContext['visit']) =>
  sandbox.store.get('users', 'user-active', 'user-active')?.lastName;

/** Saves another last name with a delayed response; returns the section, its field and a function that releases the response. */
async function saveWithDelay(context: PlayContext & MockContext) {
  const contact = await contactOf(context.canvas);
  await userEvent.click(await contact.findByRole('button', { name: 'Edit Contact' }));
  const last = await contact.findByRole('textbox', { name: 'Last name' });
  await userEvent.clear(last);
  await userEvent.type(last, 'Miller');
  const release = delayRequest(context, 'put', '/api/user/*');
  await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
  await release.received;
  return { contact, last, release };
}

/** Input stays when saving fails. */
export const SavingFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'updateUser', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async ({ canvas }) => {
    const contact = await contactOf(canvas);
    await userEvent.click(await contact.findByRole('button', { name: 'Edit Contact' }));
    const last = await contact.findByRole('textbox', { name: 'Last name' });
    await userEvent.clear(last);
    await userEvent.type(last, 'Typed');
    await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
    await expect(await contact.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(await contact.findByRole('textbox', { name: 'Last name' })).toHaveValue('Typed');
    await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
    await expect(await contact.findByText(/ Typed$/)).toBeVisible();
  },
});

/** A phone number that only the service rejects is marked, in words for patients. */
export const PhoneRejected = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'updateUser',
      status: 422,
      message: 'phone must be a valid phone number',
    }),
  play: async ({ canvas }) => {
    const contact = await contactOf(canvas);
    await userEvent.click(await contact.findByRole('button', { name: 'Edit Contact' }));
    await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
    const phone = await contact.findByRole('textbox', { name: 'Phone' });
    await waitFor(() => expect(phone).toBeInvalid());
    await expect(phone).toHaveAccessibleDescription(/Check your phone number/);
    await expect(contact.queryByText(/must be a valid/)).not.toBeInTheDocument();
  },
});

/** Text typed while the form is saving stays in the field and is not reported as saved. */
export const TypedWhileSaving = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { visit } = context;
    const { contact, last, release } = await saveWithDelay(context);
    await userEvent.type(last, '-Jones');
    release();
    await waitFor(() => expect(storedName(visit)).toBe('Miller'));
    await waitFor(() => expect(contact.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await expect(last).toHaveValue('Miller-Jones');
    await expect(contact.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
    await expect(await contact.findByText(/Miller-Jones$/)).toBeVisible();
    await expect(contact.getByRole('status')).toHaveTextContent('Contact: saved');
    await expect(storedName(visit)).toBe('Miller-Jones');
  },
});

/** Text typed after leaving and reopening the page while saving stays, too. */
export const TypedAfterReturning = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const { release } = await saveWithDelay(context);
    await userEvent.click(await canvas.findByRole('link', { name: 'Order History' }));
    await canvas.findByRole('heading', { level: 1, name: 'Order history' });
    await userEvent.click(await canvas.findByRole('link', { name: 'Account Info' }));
    const reopened = await contactOf(canvas);
    await userEvent.type(await reopened.findByRole('textbox', { name: 'Last name' }), '-Jones');
    const fetches = () => visit.calls.filter((call) => call === 'GET /me').length;
    const before = fetches();
    release();
    await waitFor(() => expect(storedName(visit)).toBe('Miller'));
    await waitFor(() => expect(fetches()).toBeGreaterThan(before));
    await expect(await reopened.findByRole('textbox', { name: 'Last name' })).toHaveValue('Miller-Jones');
    await userEvent.click(await reopened.findByRole('button', { name: 'Save' }));
    await expect(await reopened.findByText(/Miller-Jones$/)).toBeVisible();
    await expect(storedName(visit)).toBe('Miller-Jones');
  },
});
