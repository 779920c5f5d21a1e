import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

const status = (page: Page) => page.evaluate(() => localStorage.getItem('status'));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a registration that the patient leaves', () => {
  const fixture = setUpApp();

  test('a registration that the patient leaves for Home continues at the same step', async () => {
    const { page } = await fixture.open('product');
    await page.goto('/login');
    await signIn(page, 'register-questions');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(heading(page, 'Home')).toBeVisible();
    // Account pages are accessible, also after a reload.
    await page.reload();
    await expect(heading(page, 'Home')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'About your treatment')).toBeVisible();
    await expect.poll(() => status(page)).toBe('register');
  });

  test('a registration that the patient leaves with Back on its first page continues there', async () => {
    const { page, monitor } = await fixture.open('product');
    // The API returns 404 for a new visit's log.
    monitor.allow(/online-visit-log/);
    await page.goto('/login');
    await signIn(page, 'active');
    await expect(page).toHaveURL('/user/profile');
    await page.goto('/user/subscriptions');
    await page.getByRole('link', { name: 'Start another treatment' }).click();
    await page.getByRole('button', { name: 'Start Anti-Aging Treatment' }).click();
    await expect(heading(page, 'About your health')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Is this still true?' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(heading(page, 'Home')).toBeVisible();
    await expect.poll(() => status(page)).toBe('active');
    await page.goBack();
    await expect(heading(page, 'About your health')).toBeVisible();
    await expect.poll(() => status(page)).toBe('register');
  });
});
