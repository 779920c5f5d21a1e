import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { demoPassword } from '@patient/api/sandbox';
import { ready } from './ready.ts';

/** The button that sends a part of the basics step. */
export const goOn = (page: Page, name = 'Continue') =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A part of the basics step by its heading. */
export const part = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Where the patient lives. */
export async function fillPlace(page: Page, state: string): Promise<void> {
  await expect(part(page, 'Where do you live?')).toBeVisible();
  await ready(page);
  await page.getByRole('button', { name: /State/ }).click();
  await page.getByRole('option', { name: state, exact: true }).click();
  await page.getByLabel('Zip code').fill('97205');
}

/** Who the patient is. */
export async function fillPerson(page: Page): Promise<void> {
  await expect(part(page, 'About you')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovell');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Day').fill('13');
  await page.getByLabel('Year').fill('1985');
  await page.getByText('Female', { exact: true }).click();
}

/** How the patient is reached. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await expect(part(page, 'How do we reach you?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('4155550132');
}

/** Password and consents. */
export async function fillAccount(page: Page): Promise<void> {
  await expect(part(page, 'Your account')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await agree(page);
}

/** Ticks every consent. */
export async function agree(page: Page): Promise<void> {
  await expect(part(page, 'Your account')).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true });
}
