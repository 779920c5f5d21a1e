import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page, treatment: string) => page.getByRole('article', { name: treatment });
const continueButton = (page: Page, treatment: string) =>
  page.getByRole('main').getByRole('button', { name: `Continue, ${treatment}` });

const HAIR_LOSS = 'Hair Loss Treatment';
const ANTI_AGING = 'Anti-Aging Treatment';

async function start(page: Page, slug: string, treatment: string): Promise<void> {
  await page.goto(`/user/new-subscription?visitType=${slug}`);
  await page.getByRole('button', { name: `Start ${treatment}` }).click();
  await expect(heading(page, 'About your health')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Is this still true?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading(page, 'Home')).toBeVisible();
}

/** Records the paths of visit log calls, which contain the id of the subscription being registered. */
function recordLogCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/online-visit-log/')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

describe('an unfinished registration', () => {
  const fixture = setUpApp();

  test('an unfinished registration continues from the list and from its own page, separately from another one, also after signing in again', async () => {
    const { page, monitor } = await fixture.open('mens');
    // The API returns 404 for a new visit's log.
    monitor.allow(/online-visit-log/);
    await page.goto('/login');
    await signIn(page, 'active');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeAttached();
    await start(page, 'hairloss', HAIR_LOSS);
    await start(page, 'antiaging', ANTI_AGING);
    const href = await card(page, HAIR_LOSS).getByRole('link').first().getAttribute('href');
    const id = href?.split('/').at(-1) ?? 'no id';

    // The older of the two registrations.
    const logCalls = recordLogCalls(page);
    await continueButton(page, HAIR_LOSS).click();
    await expect(heading(page, 'About your health')).toBeVisible();
    await expect.poll(() => logCalls.some((path) => path.includes(id))).toBe(true);
    await page.reload();
    await expect(heading(page, 'About your health')).toBeVisible();
    await expect(page).toHaveURL('/steps');
    await waitForQuiet(page);
    expect(logCalls.every((path) => path.includes(id))).toBe(true);

    // Signing in again opens the steps or the list.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await signIn(page, 'active');
    await expect(loginForm(page).heading).toBeHidden();
    await page.goto('/user/subscriptions');
    await card(page, ANTI_AGING).getByRole('link').first().click();
    await expect(heading(page, ANTI_AGING)).toBeVisible();
    await continueButton(page, ANTI_AGING).click();
    await expect(heading(page, 'About your health')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(heading(page, 'Home')).toBeVisible();
    await expect(continueButton(page, HAIR_LOSS)).toBeVisible();
    await expect(continueButton(page, ANTI_AGING)).toBeVisible();
  });
});
