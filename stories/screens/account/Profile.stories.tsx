import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import { drawBlob } from '../support/drawBlob.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import type { Canvas } from '../../canvas.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Profile',
  args: { path: '/user/profile', as: 'active' },
});

/** Section by its heading. */
const section = async (page: Canvas, name: string) => within(await page.findByRole('region', { name }));

/** All sections of the profile. */
export const Default = meta.story({
  tags: ['route:/user/profile', 'form:avatar', 'form:bmi'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account info' })).toBeVisible();
    await expect(await (await section(canvas, 'Contact')).findByText(/@/)).toBeVisible();
    await expect(await (await section(canvas, 'About you')).findByText('Verified')).toBeVisible();
    await expect(
      await (await section(canvas, 'Height and weight')).findByText('5 feet 9 inches'),
    ).toBeVisible();
    await expect(await (await section(canvas, 'Card on file')).findByText(/ending in \d{4}/)).toBeVisible();
  },
});

/** Edits in place: invalid input shows its error, valid input is saved, and focus returns to the Edit button. */
export const EditContact = meta.story({
  play: async ({ canvas, visit }) => {
    const contact = await section(canvas, 'Contact');
    await userEvent.click(await contact.findByRole('button', { name: 'Edit Contact' }));
    const first = await contact.findByRole('textbox', { name: 'First name' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.clear(first);
    await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(first).toBeInvalid());
    await userEvent.type(first, 'Renamed');
    await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
    await expect(await contact.findByText(/^Renamed /)).toBeVisible();
    await waitFor(() => expect(contact.getByRole('button', { name: 'Edit Contact' })).toHaveFocus());
    await expect(visit.sandbox.store.get('users', 'user-active', 'user-active')?.firstName).toBe('Renamed');
  },
});

/** Names are validated as in the registration; a double click saves once. */
export const InvalidNameAndDoubleClick = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    const contact = await section(canvas, 'Contact');
    await userEvent.click(await contact.findByRole('button', { name: 'Edit Contact' }));
    const first = await contact.findByRole('textbox', { name: 'First name' });
    await userEvent.clear(first);
    await userEvent.type(first, 'Ben☃');
    await userEvent.click(await contact.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(first).toBeInvalid());
    await expect(first).toHaveAccessibleDescription(/pharmacy label can't show “☃”/);
    await userEvent.clear(first);
    await userEvent.type(first, 'Benny');
    const save = await contact.findByRole('button', { name: 'Save' });
    save.click();
    save.click();
    await expect(await contact.findByText(/^Benny /)).toBeVisible();
    await expect(visit.calls.filter((call) => call.startsWith('PUT /api/user/'))).toHaveLength(1);
  },
});

/** Cancel restores the saved values. */
export const CancelEditing = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    const contact = await section(canvas, 'Contact');
    const shown = contact.getAllByRole('definition')[0]?.textContent;
    await userEvent.click(await contact.findByRole('button', { name: 'Edit Contact' }));
    await userEvent.type(await contact.findByRole('textbox', { name: 'First name' }), 'xyz');
    await userEvent.click(await contact.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(contact.getAllByRole('definition')[0]?.textContent).toBe(shown));
  },
});

/** Editing height and weight updates the body mass index. */
export const EditMeasures = meta.story({
  tags: ['form:height'],
  play: async ({ canvas }) => {
    const body = await section(canvas, 'Height and weight');
    await userEvent.click(await body.findByRole('button', { name: 'Edit Height and weight' }));
    const weight = await body.findByRole('textbox', { name: /^Weight/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '150');
    await userEvent.click(await body.findByRole('button', { name: 'Save' }));
    await expect(await body.findByText('150 lb')).toBeVisible();
  },
});

/** Saves birth date and gender, and changes nothing else. */
export const EditBasics = meta.story({
  play: async ({ canvas, visit }) => {
    const stored = () => visit.sandbox.store.get('users', 'user-active', 'user-active')?.patient;
    const { basic, ...others } = stored() ?? {};
    const birthDate = basic?.birthDate?.replace(/^\d{4}/, '1971');
    const about = await section(canvas, 'About you');
    await userEvent.click(await about.findByRole('button', { name: 'Edit About you' }));
    const year = await about.findByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '2015');
    await userEvent.click(await about.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(year).toBeInvalid());
    await userEvent.clear(year);
    await userEvent.type(year, '1971');
    await userEvent.click(await about.findByRole('radio', { name: 'Female' }));
    await userEvent.click(await about.findByRole('button', { name: 'Save' }));
    await expect(await about.findByText(/1971$/)).toBeVisible();
    await expect(await about.findByText('Female')).toBeVisible();
    await expect(stored()).toEqual({ ...others, basic: { birthDate, gender: 'female' } });
    await expect(visit.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  },
});

/** The error summary takes focus and links to each invalid measure. */
export const InvalidMeasures = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    const body = await section(canvas, 'Height and weight');
    await userEvent.click(await body.findByRole('button', { name: 'Edit Height and weight' }));
    const weight = await body.findByRole('textbox', { name: /^Weight/ });
    await userEvent.clear(await body.findByRole('textbox', { name: 'Feet' }));
    await userEvent.clear(weight);
    await userEvent.click(await body.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(body.getByRole('alert', { name: 'There is a problem' })).toHaveFocus());
    await userEvent.click(await body.findByRole('link', { name: /^Enter a weight/ }));
    await expect(weight).toHaveFocus();
    await userEvent.keyboard('150');
    await userEvent.click(await body.findByRole('link', { name: /^Enter a height/ }));
    await expect(await body.findByRole('textbox', { name: 'Feet' })).toHaveFocus();
    await userEvent.keyboard('5');
    await userEvent.click(await body.findByRole('button', { name: 'Save' }));
    await expect(await body.findByText('150 lb')).toBeVisible();
  },
});

/** The card number requires the password; a wrong one keeps the patient signed in. */
export const RevealCard = meta.story({
  tags: ['form:reveal-card'],
  play: async ({ canvas, visit }) => {
    const card = await section(canvas, 'Card on file');
    await expect(
      await card.findByText(/You can see it again only after you enter your password/),
    ).toBeVisible();
    await userEvent.click(await card.findByRole('button', { name: 'Show card number' }));
    const password = await card.findByLabelText('Your password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.type(password, 'wrong-password');
    await userEvent.click(await card.findByRole('button', { name: 'Show number' }));
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveAccessibleDescription(/That isn't your password/);
    await userEvent.clear(password);
    await userEvent.type(password, demoPassword);
    await userEvent.click(await card.findByRole('button', { name: 'Show number' }));
    await expect(await card.findAllByText('4242')).toHaveLength(4);
    const hide = await card.findByRole('button', { name: 'Hide card number' });
    await waitFor(() => expect(hide).toHaveFocus());
    await userEvent.click(hide);
    await waitFor(() => expect(card.queryByText(/Hides in/)).not.toBeInTheDocument());
    await expect(visit.storage.getItem('loggedIn')).toBe('true');
  },
});

/** A card number that is canceled while it loads is never shown. */
export const RevealCanceled = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    const card = await section(canvas, 'Card on file');
    const reveal = async () => {
      await userEvent.click(await card.findByRole('button', { name: 'Show card number' }));
      await userEvent.type(await card.findByLabelText('Your password'), demoPassword);
    };
    await reveal();
    const release = delayRequest(context, 'get', '/api/patient/*/reveal-credit-card');
    await userEvent.click(await card.findByRole('button', { name: 'Show number' }));
    await release.received;
    await userEvent.click(await card.findByRole('button', { name: 'Cancel' }));
    release();
    await reveal();
    await expect(card.queryByRole('button', { name: 'Hide card number' })).not.toBeInTheDocument();
    await userEvent.click(await card.findByRole('button', { name: 'Show number' }));
    await expect(await card.findByRole('button', { name: 'Hide card number' })).toBeVisible();
  },
});

/** A picture that fails to save can be retried. */
export const Avatar = meta.story({
  tags: ['form:avatar'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'setAvatar', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async ({ canvas, canvasElement, visit }) => {
    await canvas.findByRole('region', { name: 'Contact' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input');
    const picture = new File([await drawBlob(80, 80, 'image/png')], 'me.png', { type: 'image/png' });
    await userEvent.upload(input, picture);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByText('Your picture was saved.').length).toBeGreaterThan(0));
    await expect(visit.calls.filter((call) => call === 'POST /api/user/setAvatar')).toHaveLength(2);
  },
});

/** A file whose content is not a picture shows an error without a retry. */
export const NotAPicture = meta.story({
  tags: ['check'],
  play: async ({ canvas, canvasElement, visit }) => {
    await canvas.findByRole('region', { name: 'Contact' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input');
    await userEvent.upload(input, new File(['<svg>'], 'me.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getAllByText(/^We can't use this file/).length).toBeGreaterThan(0));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(visit.calls).not.toContain('POST /api/user/setAvatar');
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your account…')).toBeInTheDocument();
  },
});

export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText("We couldn't load your account")).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { as: 'long' },
  globals: onPhone,
  play: async (context) => {
    await context.canvas.findByRole('region', { name: 'Contact' });
    await fitsScreen(context);
  },
});
