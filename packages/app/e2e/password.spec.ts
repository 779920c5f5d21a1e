import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { scenarioNamed } from '@patient/api/sandbox';
import { expect } from './harness/expect.ts';
import { setUpApp } from './harness/appFixture.ts';
import { signIn } from './harness/signIn.ts';

const NEW_PASSWORD = 'Four-words-1';

/** Requests a reset link and returns the one in the email. */
async function requestLink(page: Page): Promise<string> {
  await page.goto('/reset-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(scenarioNamed('active').email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Link sent' })).toBeVisible();

  await page.goto('/service/__sandbox/mails');
  const link = await page.getByRole('link', { name: /^\/new-password\// }).getAttribute('href');
  if (link === null) throw new Error('No email was sent');
  return link;
}

// Brands differ in data only.
const { id: brand } = brands[0];

describe('a patient who forgot the password', () => {
  const fixture = setUpApp();

  test('privacy 5: sets a new one with the emailed link, which works once and is removed from the URL', async () => {
    const { page, monitor } = await fixture.open(brand);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });

    const link = await requestLink(page);
    await page.goto(link);
    await expect(page.getByLabel('New password')).toBeVisible();
    await expect(page).toHaveURL('/new-password');
    await page.reload();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(heading('Your password is set')).toBeVisible();

    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, 'active', NEW_PASSWORD);
    await expect(heading('Account info')).toBeVisible();

    await page.goto(link);
    await expect(heading('This link no longer works')).toBeVisible();
    await expect(page).toHaveURL('/new-password');
    expect(monitor.problems()).toEqual([]);
  });
});

describe('a signed-in patient who opens a reset link', () => {
  const fixture = setUpApp();

  test('a signed-in patient who opens a reset link sets a new password', async () => {
    const { page } = await fixture.open(brand);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto('/login');
    await signIn(page, 'active');
    await expect(heading('Account info')).toBeVisible();

    await page.goto(await requestLink(page));
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(heading('Your password is set')).toBeFocused();
    await expect(page).toHaveURL('/new-password');
    await page.reload();
    await expect(heading('This link no longer works')).toBeVisible();
    await expect(page).toHaveURL('/new-password');
  });
});
