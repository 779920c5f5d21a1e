import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const PATH = '/create-test-user-flow';
const mainButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Creates a weight-loss patient at a step of the registration. */
async function createPatientAt(page: Page, step: string): Promise<void> {
  await page.getByText('Weight Loss Treatment', { exact: true }).click();
  await page.getByLabel('State').selectOption({ label: 'Oregon' });
  await page.getByText(step, { exact: true }).click();
  await mainButton(page, 'Make test patient').click();
}

const CREATED = 'The patient is made';
const createdHeading = (page: Page) => page.getByRole('heading', { name: CREATED });

// Brands differ in data only.
const { id: brand } = brands[0];

describe('when the configuration enables test users', () => {
  const fixture = setUpApp({ config: { testUsers: true } });

  test('staff create a patient at the payment step and continue as that patient', async () => {
    const { page, monitor } = await fixture.open(brand);
    // The API returns 404 for a new visit's log.
    monitor.allow(/online-visit-log/);
    await page.goto(PATH);
    await createPatientAt(page, 'Payment, the card');
    await expect(createdHeading(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await mainButton(page, 'Continue as this patient').click();
    await expect(page).toHaveURL('/steps');
    await expect(page.getByRole('heading', { level: 1, name: 'Where should we ship it?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Where should we ship it?' })).toBeVisible();
  });

  test('the current session ends only after confirmation', async () => {
    const { page } = await fixture.open(brand);
    await page.goto('/login');
    await signIn(page, 'active');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeAttached();
    await page.goto(PATH);
    await expect(page.getByText('is signed in on this device')).toBeVisible();
    await expect(mainButton(page, 'Make test patient')).toBeHidden();
    await mainButton(page, 'Sign out and stay here').click();
    await expect(mainButton(page, 'Make test patient')).toBeEnabled();
    await expect(page).toHaveURL(PATH);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

describe('when the configuration does not enable test users', () => {
  const fixture = setUpApp();

  test('the page returns 404, and its code is not loaded', async () => {
    const assets = join(import.meta.dirname, '..', 'dist', 'client', 'assets');
    const chunks = readdirSync(assets).filter(
      (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes(CREATED),
    );
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/status of 404 .*create-test-user-flow/);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
    await waitForQuiet(page);
    expect(chunks.length).toBeGreaterThan(0);
    expect(requestedUrls.filter((url) => chunks.some((chunk) => url.endsWith(chunk)))).toEqual([]);
  });
});
