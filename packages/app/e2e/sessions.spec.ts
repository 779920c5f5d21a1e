import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { readDraftKeys, waitForDraftWrites } from './harness/deviceStorage.ts';
import { canRefresh, identityKeys, refreshTokenOf } from './harness/identity.ts';
import { signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';

// Sessions are the same in every brand.
const { id: brand, websiteUrl } = brands[0];
const PAGE = '/user/subscriptions/demo-active';

const accountMenu = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const notice = (page: Page) => page.getByText('You were signed out');
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

async function openSignedIn(page: Page): Promise<string> {
  await page.goto('/login');
  await signIn(page, 'demo');
  await expect(accountMenu(page)).toBeVisible();
  return refreshTokenOf(page);
}

/** Sets the stamp of the last activity to 31 days ago. */
const age = (page: Page) =>
  page.evaluate(() => localStorage.setItem('expirationDate', String(Date.now() - 31 * 86_400_000)));

describe('a session of 31 days ago', () => {
  const fixture = setUpApp();

  test.each([
    ['its own patient, who returns to the page', 'demo', PAGE],
    ['another patient, who learns nothing of it', 'active', '/user/profile'],
  ])('ends on / with a notice, for %s', async (_name, scenario, landing) => {
    const { page } = await fixture.open(brand);
    const refreshToken = await openSignedIn(page);
    await age(page);
    await page.goto(PAGE);
    await expect(page).toHaveURL('/');
    await expect(notice(page)).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await expect.poll(() => canRefresh(fixture.app, refreshToken)).toBe(false);

    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await signIn(page, scenario);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(landing);
    await expect(notice(page)).toBeHidden();
  });

  test('privacy 7: gives back what was typed to its own patient, and keeps nothing of it on the device', async () => {
    const { page, monitor } = await fixture.open(brand);
    // A picture of the chat may be under way when the session ends.
    monitor.allow(/401 \(Unauthorized\)/);
    const message = page.getByRole('textbox', { name: 'Message' });
    await openSignedIn(page);
    await page.goto('/user/chat?chatId=demo-chat-doctor');
    await message.fill('It hurts less');
    await expect.poll(() => readDraftKeys(page)).toContain('message demo-chat-doctor');
    await age(page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(notice(page)).toBeVisible();
    await expect.poll(() => readDraftKeys(page)).toEqual([]);

    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await signIn(page, 'demo');
    await expect(message).toHaveValue('It hurts less');
  });

  test('privacy 7: keeps nothing of what is typed on the device when it ends before that can be kept', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/401 \(Unauthorized\)/);
    const held = Promise.withResolvers<void>();
    await openSignedIn(page);
    await page.route('**/assets/deviceDrafts-*.js', async (route) => {
      await held.promise;
      await route.fallback();
    });
    const asked = page.waitForRequest('**/assets/deviceDrafts-*.js');
    await page.goto('/user/chat?chatId=demo-chat-doctor');
    await page.getByRole('textbox', { name: 'Message' }).fill('It hurts less');
    await asked;
    await age(page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(notice(page)).toBeVisible();
    const arrived = page.waitForResponse('**/assets/deviceDrafts-*.js');
    held.resolve();
    await arrived;
    await waitForDraftWrites(page);
    expect(await readDraftKeys(page)).toEqual([]);
  });

  test('ends on a page that stayed open, when it is looked at again', async () => {
    const { page } = await fixture.open(brand);
    await openSignedIn(page);
    await age(page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await storedKeys(page)).toEqual([]);
  });
});

describe('a session', () => {
  const fixture = setUpApp();

  test('whose sign-in is left half-way leaves nothing on the device', async () => {
    const { page } = await fixture.open(brand);
    await page.route('**/service/me*', () => {});
    await page.goto('/login');
    const asked = page.waitForRequest('**/service/me*');
    await signIn(page, 'demo');
    await asked;
    expect(await storedKeys(page)).toEqual([]);
    await page.goto('/');
    expect(await storedKeys(page)).toEqual([]);
  });

  test('keeps its tokens on the device once it has begun', async () => {
    const { page } = await fixture.open(brand);
    await openSignedIn(page);
    expect((await identityKeys(page)).some((key) => key.endsWith('.refreshToken'))).toBe(true);
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('that a link for somebody else ends is revoked', async () => {
    const { page } = await fixture.open(brand);
    const refreshToken = await openSignedIn(page);
    await page.goto('/login?token=other');
    await waitForAppReady(page);
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).toEqual([]);
    await expect.poll(() => canRefresh(fixture.app, refreshToken)).toBe(false);
  });

  test('that ends without a connection is revoked as soon as there is one', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    const context = page.context();
    await context.route(`${websiteUrl}/**`, (route) => route.fulfill({ body: '' }));
    const refreshToken = await openSignedIn(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await accountMenu(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toContain('revocations');
    expect(await canRefresh(fixture.app, refreshToken)).toBe(true);

    await context.setOffline(false);
    await expect.poll(() => canRefresh(fixture.app, refreshToken)).toBe(false);
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain('revocations');
  });

  test('privacy 8: of an account that is no patient any more ends on reload', async () => {
    const { page } = await fixture.open(brand);
    await openSignedIn(page);
    const doctor = { _id: 'user-demo', roles: ['doctor'], email: 'demo@example.com' };
    await page.route('**/service/me*', (route) => route.fulfill({ json: { data: [doctor] } }));
    await page.reload();
    await expect(page.getByText('Wrong User!')).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
  });
});
