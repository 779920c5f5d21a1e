import { demoPassword } from '@patient/api/sandbox';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';

type Page = ReturnType<typeof within>;

/** A visitor who is nobody's patient yet. */
export const visitor = {
  firstName: 'Ada',
  lastName: 'Lovell',
  email: 'ada.lovell@example.com',
  phone: '4155550132',
} as const;

/** Sends the part that is shown. */
export const goOn = async (page: Page, label = 'Continue'): Promise<void> =>
  userEvent.click(page.getByRole('button', { name: label }));

/** Waits for a part by its heading. */
export const partIs = async (page: Page, name: string): Promise<void> => {
  await expect(await page.findByRole('heading', { level: 1, name })).toBeVisible();
};

/** Chooses a state and writes a zip code. */
export async function fillPlace(page: Page, state = 'Oregon'): Promise<void> {
  await partIs(page, 'Where do you live?');
  await userEvent.click(page.getByRole('button', { name: /State/ }));
  await userEvent.click(await screen.findByRole('option', { name: state }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await userEvent.type(page.getByRole('textbox', { name: 'Zip code' }), '97205');
}

/** Writes names and birth date. */
export async function fillPerson(page: Page, year = '1985'): Promise<void> {
  await partIs(page, 'About you');
  await userEvent.type(page.getByRole('textbox', { name: 'First name' }), visitor.firstName);
  await userEvent.type(page.getByRole('textbox', { name: 'Last name' }), visitor.lastName);
  await userEvent.type(page.getByRole('textbox', { name: 'Month' }), '2');
  await userEvent.type(page.getByRole('textbox', { name: 'Day' }), '13');
  await userEvent.type(page.getByRole('textbox', { name: 'Year' }), year);
}

/** Writes email and phone. */
async function fillContact(page: Page, email: string = visitor.email): Promise<void> {
  await partIs(page, 'How do we reach you?');
  await userEvent.type(page.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(page.getByRole('textbox', { name: 'Phone' }), visitor.phone);
}

/** Agrees to all three. */
export async function agree(page: Page): Promise<void> {
  await partIs(page, 'Your account');
  for (const box of page.getAllByRole('checkbox')) await userEvent.click(box);
}

/** Chooses a password and agrees. */
export async function fillAccount(page: Page): Promise<void> {
  await partIs(page, 'Your account');
  await userEvent.type(page.getByLabelText('Password'), demoPassword);
  await agree(page);
}

/** From the first part to the last, all filled in. */
export async function fillBasics(page: Page, email?: string): Promise<void> {
  await fillPlace(page);
  await goOn(page);
  await fillPerson(page);
  await goOn(page);
  await fillContact(page, email);
  await goOn(page);
}
