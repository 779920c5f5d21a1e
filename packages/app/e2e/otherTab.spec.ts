import type { Page } from 'playwright';
import { test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { readDraftKeys, waitForDraftWrites } from './harness/deviceStorage.ts';
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
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  return tab;
}

const wake = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Types a message that stays unsent. */
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

  await wake(asleep);
  await expect(name).toBeHidden();
  await expect(asleep.getByText('Nora', { exact: false }).first()).toBeVisible();
});

test('a tab that slept through a sign-in leaves on the device what was typed after it', async () => {
  const { page } = await fixture.open(brand);
  const asleep = await openSleepingTab(page);
  await asleep.goto('/login');
  await waitForAppReady(asleep);
  await signInOn(page, 'demo');
  await typeMessage(page);

  await wake(asleep);
  await expect(accountMenu(asleep)).toBeVisible();
  await message(page).press('End');
  await message(page).pressSequentially(' now');
  await waitForDraftWrites(page);
  await page.reload();
  await expect(message(page)).toHaveValue('It hurts less now');
});

/** Ends the session of a page by itself, as it is looked at again after 31 days. */
const expire = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    localStorage.setItem('expirationDate', String(Date.now() - 31 * 86_400_000));
    dispatchEvent(new Event('focus'));
  });

const logOut = (page: Page): Promise<void> =>
  accountMenu(page).getByRole('button', { name: 'Log out' }).click();

test.each([
  ['gives back what was typed once it has ended by itself', expire, 'It hurts less'],
  ['is emptied for good once the patient has logged out', logOut, ''],
])('privacy 7: a tab whose session another one ends %s', async (_name, end, typed) => {
  const { page, monitor } = await fixture.open(brand);
  // A picture of the chat may be under way when the session ends.
  monitor.allow(/401 \(Unauthorized\)/);
  await signInOn(page, 'demo');
  const typing = await page.context().newPage();
  await typeMessage(typing);
  // Without the identity library, which complains of what another tab stores.
  await page.goto('/user/profile');
  await expect(accountMenu(page)).toBeVisible();

  await end(page);
  await expect(typing.getByText('You were signed out', { exact: true })).toBeVisible();
  await expect.poll(() => readDraftKeys(typing)).toEqual([]);
  await typing.getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(typing, 'demo');
  await expect(accountMenu(typing)).toBeVisible();
  if (typed === '') {
    // Inside the app, since a reload forgets what is in memory.
    await accountMenu(typing).getByRole('link', { name: 'Doctor Messaging' }).click();
    await typing.getByRole('main').locator('a[href="/user/chat?chatId=demo-chat-doctor"]').click();
  }
  await expect(message(typing)).toHaveValue(typed);
});
