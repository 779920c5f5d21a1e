import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Canvas } from '../../canvas.ts';
import { appStory } from '../support/appStory.tsx';
import type { HoldContext } from '../support/holds.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { holdRequest } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';

/** What is typed while, or before, a form of the account is saved. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Profile saving',
  args: { path: '/user/profile', as: 'active' },
});

const contactOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Contact' }));

const storedName = ({ sandbox }: PlayContext['visit']) =>
  sandbox.store.get('users', 'user-active', 'user-active')?.lastName;

/** Saves another last name, whose answer is held; returns the section, its field, and what releases the answer. */
async function saveHeld(context: PlayContext & HoldContext) {
  const contact = await contactOf(context.canvas);
  await userEvent.click(await contact.findByRole('button', { name: 'Edit Contact' }));
  const last = await contact.findByRole('textbox', { name: 'Last name' });
  await userEvent.clear(last);
  await userEvent.type(last, 'Miller');
  const release = holdRequest(context, 'put', '/api/user/*');
  await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
  await release.isHeld;
  return { contact, last, release };
}

/** What was typed stays when saving fails. */
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

/** What is typed while the form is saved stays there, to be saved next; until then nothing says that it is. */
export const TypedWhileSaving = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { visit } = context;
    const { contact, last, release } = await saveHeld(context);
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

/** Canceling it says nothing of what was saved before. */
export const CanceledAfterSaving = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { contact, last, release } = await saveHeld(context);
    await userEvent.type(last, '-Jones');
    release();
    const cancel = await contact.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toBeEnabled());
    await userEvent.click(cancel);
    await expect(await contact.findByText(/Miller$/)).toBeVisible();
    await expect(contact.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** What a patient types who left the page meanwhile and came back stays, too. */
export const TypedAfterComingBack = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const { release } = await saveHeld(context);
    await userEvent.click(await canvas.findByRole('link', { name: 'Order History' }));
    await canvas.findByRole('heading', { level: 1, name: 'Order history' });
    await userEvent.click(await canvas.findByRole('link', { name: 'Account Info' }));
    const back = await contactOf(canvas);
    await userEvent.type(await back.findByRole('textbox', { name: 'Last name' }), '-Jones');
    const reads = () => visit.calls.filter((call) => call === 'GET /me').length;
    const before = reads();
    release();
    await waitFor(() => expect(storedName(visit)).toBe('Miller'));
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    await expect(await back.findByRole('textbox', { name: 'Last name' })).toHaveValue('Miller-Jones');
    await userEvent.click(await back.findByRole('button', { name: 'Save' }));
    await expect(await back.findByText(/Miller-Jones$/)).toBeVisible();
    await expect(storedName(visit)).toBe('Miller-Jones');
  },
});
