import type { Page } from 'playwright';
import { test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { readDraftKeys, waitForDraftWrites } from './harness/deviceStorage.ts';
import { expect } from './harness/expect.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';

// Sessions don't differ between brands.
const { id: brand } = brands[0];
const fixture = setUpApp();

const accountMenu = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** Opens a tab without `storage` events, like one that the system has suspended. */
async function openSuspendedTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  return tab;
}

const resume = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Types a message without sending it. */
async function typeMessage(page: Page): Promise<void> {
  await page.goto('/user/chat?chatId=demo-chat-doctor');
  await message(page).fill('It hurts less');
  await expect.poll(() => readDraftKeys(page)).toContain('message demo-chat-doctor');
}

async function signInOn(page: Page, scenario: string): Promise<void> {
  await page.goto('/login');
  await signIn(page, scenario);
  await expect(accountMenu(page)).toBeVisible();
}

test('a tab on /login opens the account once another tab has signed in', async () => {
  const { page } = await fixture.open(brand);
  const loginTab = await page.context().newPage();
  await loginTab.goto('/login');
  await expect(loginForm(loginTab).heading).toBeVisible();
  await waitForAppReady(loginTab);
  await signInOn(page, 'demo');
  await expect(accountMenu(loginTab)).toBeVisible();
});

test('a tab with an unfinished registration opens the account once another tab has signed in', async () => {
  const { page } = await fixture.open(brand);
  const registerTab = await page.context().newPage();
  await registerTab.goto('/register');
  await expect(registerTab.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await waitForAppReady(registerTab);
  await signInOn(page, 'demo');
  await expect(accountMenu(registerTab)).toBeVisible();
});

test('privacy 7: a suspended tab shows nothing of the previous patient after another one has signed in', async () => {
  const { page } = await fixture.open(brand);
  const suspended = await openSuspendedTab(page);
  await signInOn(suspended, 'demo');
  await suspended.goto('/user/profile');
  const name = suspended.getByText('Maya', { exact: false }).first();
  await expect(name).toBeVisible();

  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/user'));
  await signInOn(page, 'chat');

  await resume(suspended);
  await expect(name).toBeHidden();
  await expect(suspended.getByText('Nora', { exact: false }).first()).toBeVisible();
});

test('a tab that was suspended during a sign-in keeps drafts that were typed after it', async () => {
  const { page } = await fixture.open(brand);
  const suspended = await openSuspendedTab(page);
  await suspended.goto('/login');
  await waitForAppReady(suspended);
  await signInOn(page, 'demo');
  await typeMessage(page);

  await resume(suspended);
  await expect(accountMenu(suspended)).toBeVisible();
  await message(page).press('End');
  await message(page).pressSequentially(' now');
  await waitForDraftWrites(page);
  await page.reload();
  await expect(message(page)).toHaveValue('It hurts less now');
});

/** Expires the session of a page, as when it is shown again after 31 days. */
const expire = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    localStorage.setItem('expirationDate', String(Date.now() - 31 * 86_400_000));
    dispatchEvent(new Event('focus'));
  });

const logOut = (page: Page): Promise<void> =>
  accountMenu(page).getByRole('button', { name: 'Log out' }).click();

test.each([
  ['restores typed text after the session expired', expire, 'It hurts less'],
  ['loses typed text after the patient logged out', logOut, ''],
])('privacy 7: a tab whose session ended in another tab %s', async (_name, end, typed) => {
  const { page, monitor } = await fixture.open(brand);
  // A request for a chat picture may be pending when the session ends.
  monitor.allow(/401 \(Unauthorized\)/);
  await signInOn(page, 'demo');
  const typing = await page.context().newPage();
  await typeMessage(typing);
  // On a page without the identity library, which logs an error when another tab changes the storage.
  await page.goto('/user/profile');
  await expect(accountMenu(page)).toBeVisible();

  await end(page);
  await expect(typing.getByText('You were signed out', { exact: true })).toBeVisible();
  await expect.poll(() => readDraftKeys(typing)).toEqual([]);
  await typing.getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(typing, 'demo');
  await expect(accountMenu(typing)).toBeVisible();
  if (typed === '') {
    // With links, since a reload would clear the memory.
    await accountMenu(typing).getByRole('link', { name: 'Doctor Messaging' }).click();
    await typing.getByRole('main').locator('a[href="/user/chat?chatId=demo-chat-doctor"]').click();
  }
  await expect(message(typing)).toHaveValue(typed);
});
