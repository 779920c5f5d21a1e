import type { Page } from 'playwright';
import { test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';

// Sessions are the same in every brand.
const { id: brand } = brands[0];
const fixture = setUpApp();

const accountMenu = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** Opens a tab that hears nothing of what other tabs do, as one that the system has put to sleep. */
async function openSleepingTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  return tab;
}

async function signInOn(page: Page, scenario: string): Promise<void> {
  await page.goto('/login');
  await signIn(page, scenario);
  await expect(accountMenu(page)).toBeVisible();
}

test('a tab that waits on /login goes on to the account once another one has signed in', async () => {
  const { page } = await fixture.open(brand);
  const waiting = await page.context().newPage();
  await waiting.goto('/login');
  await expect(loginForm(waiting).heading).toBeVisible();
  await waitForAppReady(waiting);
  await signInOn(page, 'demo');
  await expect(accountMenu(waiting)).toBeVisible();
});

test('a registration that is half filled in goes on to the account once another tab has signed in', async () => {
  const { page } = await fixture.open(brand);
  const waiting = await page.context().newPage();
  await waiting.goto('/register');
  await expect(waiting.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await waitForAppReady(waiting);
  await signInOn(page, 'demo');
  await expect(accountMenu(waiting)).toBeVisible();
});

test('privacy 7: a tab that slept while somebody else signed in shows nothing of the patient before', async () => {
  const { page } = await fixture.open(brand);
  const asleep = await openSleepingTab(page);
  await signInOn(asleep, 'demo');
  await asleep.goto('/user/profile');
  const name = asleep.getByText('Maya', { exact: false }).first();
  await expect(name).toBeVisible();

  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/user'));
  await signInOn(page, 'chat');

  await asleep.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(name).toBeHidden();
  await expect(asleep.getByText('Nora', { exact: false }).first()).toBeVisible();
});
