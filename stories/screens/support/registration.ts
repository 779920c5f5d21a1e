import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';
import { fill } from './fill.ts';
import type { Visit } from './visit.ts';

/** Visitor without an account. */
export const visitor = {
  firstName: 'Ada',
  lastName: 'Lovell',
  email: 'ada.lovell@example.com',
  phone: '4155550132',
} as const;

/** Submits the current part. */
export const submitPart = async (page: Canvas, label = 'Continue'): Promise<void> =>
  userEvent.click(await page.findByRole('button', { name: label }));

/** Waits for a part by its heading. */
export const expectPart = async (page: Canvas, name: string): Promise<void> => {
  await expect(await page.findByRole('heading', { level: 1, name })).toBeVisible();
};

/** Fills in state and ZIP code. */
export async function fillPlace(
  page: Canvas,
  state = 'Oregon',
  zipCode = state === 'Alaska' ? '99501' : '97205',
): Promise<void> {
  await expectPart(page, 'Where do you live?');
  await fill(await page.findByRole('textbox', { name: 'ZIP code' }), zipCode);
  await userEvent.selectOptions(await page.findByRole('combobox', { name: 'State' }), state);
}

/** Fills in names and birth date. */
export async function fillPerson(page: Canvas, year = '1985'): Promise<void> {
  await expectPart(page, 'About you');
  await fill(await page.findByRole('textbox', { name: 'First name' }), visitor.firstName);
  await fill(await page.findByRole('textbox', { name: 'Last name' }), visitor.lastName);
  await userEvent.type(await page.findByRole('textbox', { name: 'Month' }), '2');
  await userEvent.type(await page.findByRole('textbox', { name: 'Day' }), '13');
  await userEvent.type(await page.findByRole('textbox', { name: 'Year' }), year);
}

/** Fills in email and phone, below names and birth date. */
export async function fillContact(page: Canvas, email: string = visitor.email): Promise<void> {
  await expectPart(page, 'About you');
  await fill(await page.findByRole('textbox', { name: 'Email' }), email);
  await fill(await page.findByRole('textbox', { name: 'Phone' }), visitor.phone);
}

/** Accepts all consents. */
export async function acceptConsents(page: Canvas): Promise<void> {
  await expectPart(page, 'Your account');
  await userEvent.click(page.getByRole('checkbox', { name: 'I agree to all three' }));
}

/** Fills in the password and accepts all consents. */
export async function fillAccount(page: Canvas): Promise<void> {
  await expectPart(page, 'Your account');
  await fill(await page.findByLabelText('Password'), demoPassword);
  await acceptConsents(page);
}

/** Fills in all parts before the account. */
export async function fillBasics(page: Canvas, email?: string): Promise<void> {
  await fillPlace(page);
  await submitPart(page);
  await fillPerson(page);
  await fillContact(page, email);
  await submitPart(page);
}

/** Waits until the visitor is signed in with status `register`. */
export async function expectRegistered({ storage }: Pick<Visit, 'storage'>): Promise<void> {
  await waitFor(() => expect(storage.getItem('loggedIn')).toBe('true'));
  await expect(storage.getItem('status')).toBe('register');
}

/** Waits until the patient is signed in and past the basics. */
export async function expectPastBasics(context: {
  readonly canvas: Canvas;
  readonly visit: Visit;
}): Promise<void> {
  await waitFor(() => expect(context.visit.storage.getItem('loggedIn')).toBe('true'));
  await expectPart(context.canvas, 'About your health');
}
