import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, type within } from 'storybook/test';

type Page = ReturnType<typeof within>;

/** Visitor without an account. */
export const visitor = {
  firstName: 'Ada',
  lastName: 'Lovell',
  email: 'ada.lovell@example.com',
  phone: '4155550132',
} as const;

/** Submits the current part. */
export const submitPart = async (page: Page, label = 'Continue'): Promise<void> =>
  userEvent.click(page.getByRole('button', { name: label }));

/** Waits for a part by its heading. */
export const expectPart = async (page: Page, name: string): Promise<void> => {
  await expect(await page.findByRole('heading', { level: 1, name })).toBeVisible();
};

/** Fills in state and ZIP code. */
export async function fillPlace(
  page: Page,
  state = 'Oregon',
  zipCode = state === 'Alaska' ? '99501' : '97205',
): Promise<void> {
  await expectPart(page, 'Where do you live?');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), state);
  await userEvent.type(page.getByRole('textbox', { name: 'ZIP code' }), zipCode);
}

/** Fills in names and birth date. */
export async function fillPerson(page: Page, year = '1985'): Promise<void> {
  await expectPart(page, 'About you');
  await userEvent.type(page.getByRole('textbox', { name: 'First name' }), visitor.firstName);
  await userEvent.type(page.getByRole('textbox', { name: 'Last name' }), visitor.lastName);
  await userEvent.type(page.getByRole('textbox', { name: 'Month' }), '2');
  await userEvent.type(page.getByRole('textbox', { name: 'Day' }), '13');
  await userEvent.type(page.getByRole('textbox', { name: 'Year' }), year);
}

/** Fills in email and phone. */
export async function fillContact(page: Page, email: string = visitor.email): Promise<void> {
  await expectPart(page, 'How do we reach you?');
  await userEvent.type(page.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(page.getByRole('textbox', { name: 'Phone' }), visitor.phone);
}

/** Accepts all consents. */
export async function acceptConsents(page: Page): Promise<void> {
  await expectPart(page, 'Your account');
  for (const box of page.getAllByRole('checkbox')) await userEvent.click(box);
}

/** Fills in the password and accepts all consents. */
export async function fillAccount(page: Page): Promise<void> {
  await expectPart(page, 'Your account');
  await userEvent.type(page.getByLabelText('Password'), demoPassword);
  await acceptConsents(page);
}

/** Fills in all parts before the account. */
export async function fillBasics(page: Page, email?: string): Promise<void> {
  await fillPlace(page);
  await submitPart(page);
  await fillPerson(page);
  await submitPart(page);
  await fillContact(page, email);
  await submitPart(page);
}
