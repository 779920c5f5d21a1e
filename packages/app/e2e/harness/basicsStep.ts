import type { Page } from 'playwright';
import { demoPassword } from '@patient/api/sandbox';
import { expect } from './expect.ts';
import { pressLabel } from './pressLabel.ts';
import { waitForAppReady } from './waitForAppReady.ts';

/** Submits the current part of the basics step. */
export const submitPart = (page: Page, buttonName = 'Continue') =>
  page.getByRole('main').getByRole('button', { name: buttonName, exact: true }).click();

/** Heading of a part of the basics step. */
export const partHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function fillResidence(page: Page, state: string): Promise<void> {
  await expect(partHeading(page, 'Where do you live?')).toBeVisible();
  await waitForAppReady(page);
  await page.getByLabel('Zip code').fill(state === 'Alaska' ? '99501' : '97205');
  await page.getByLabel('State').selectOption({ label: state });
}

export async function fillAboutYou(page: Page): Promise<void> {
  await expect(partHeading(page, 'About you')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovell');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Day').fill('13');
  await page.getByLabel('Year').fill('1985');
  await page.getByText('Female', { exact: true }).click();
}

/** Fills in email and phone, on the page of {@link fillAboutYou}. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('4155550132');
}

export async function fillAccount(page: Page): Promise<void> {
  await expect(partHeading(page, 'Your account')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await acceptConsents(page);
}

/** Fills in every part and submits all but the last. */
export async function fillBasics(page: Page, email: string): Promise<void> {
  await fillResidence(page, 'Oregon');
  await submitPart(page);
  await fillAboutYou(page);
  await fillContact(page, email);
  await submitPart(page);
  await fillAccount(page);
}

export async function acceptConsents(page: Page): Promise<void> {
  await expect(partHeading(page, 'Your account')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  // Consents are never preselected (privacy rules, 14).
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await pressLabel(page.getByRole('checkbox', { name: 'I agree to all three' }));
}
