import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { readDeviceStorage, readDraftKeys, waitForDraftWrites } from './harness/deviceStorage.ts';
import { canRefresh, identityKeys, refreshTokenOf } from './harness/identity.ts';
import { signIn } from './harness/signIn.ts';
import { chatParts } from './messages/chat.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { TIMEOUT } from './harness/timeout.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { pdfFile } from '@patient/api/testing';
import { limitQuestions } from './harness/limitQuestions.ts';
import { createPhoto } from './registration/createPhoto.ts';

// Sessions don't differ between brands.
const { id: brand, websiteUrl } = brands[0];
const PAGE = '/user/subscriptions/demo-active';

/** File with the code of drafts, which loads with other code that isn't needed at first. */
const DRAFT_CODE = '**/assets/AccountDrawer-*.js';

const PHOTO = createPhoto('photo');

const accountMenu = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const notice = (page: Page) => page.getByText('You were signed out', { exact: true });
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

async function openSignedIn(page: Page): Promise<string> {
  await page.goto('/login');
  await signIn(page, 'demo');
  await expect(accountMenu(page)).toBeVisible();
  return refreshTokenOf(page);
}

/** Sets the time of the last activity to 31 days ago. */
const age = (page: Page) =>
  page.evaluate(() => localStorage.setItem('expirationDate', String(Date.now() - 31 * 86_400_000)));

/** Expires the session of an open page, as when it is shown again after 31 days. Waits until no draft is stored. */
async function expire(page: Page): Promise<void> {
  await age(page);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => readDraftKeys(page)).toEqual([]);
}

/** Signs in from the page that is shown after a session has ended. */
async function signInAgain(page: Page, scenario: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await signIn(page, scenario);
}

describe('a session that expired after 31 days', () => {
  const fixture = setUpApp();

  test.each([
    ['the same patient returns to the page', 'demo', PAGE],
    ['another patient starts on the profile', 'active', '/user/profile'],
  ])('a session that expired after 31 days ends on / with a notice; %s', async (_name, scenario, landing) => {
    const { page } = await fixture.open(brand);
    const refreshToken = await openSignedIn(page);
    await age(page);
    await page.goto(PAGE);
    await expect(page).toHaveURL('/');
    await expect(notice(page)).toBeVisible();
    expect(await storedKeys(page)).toEqual(['endReason']);
    await expect.poll(() => canRefresh(fixture.app, refreshToken)).toBe(false);

    await signInAgain(page, scenario);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(landing);
    await expect(notice(page)).toBeHidden();
  });

  test('privacy 7: restores typed text for the same patient without storing it', async () => {
    const { page, monitor } = await fixture.open(brand);
    // A request for a chat picture may be pending when the session ends.
    monitor.allow(/401 \(Unauthorized\)/);
    const message = page.getByRole('textbox', { name: 'Message' });
    await openSignedIn(page);
    await page.goto('/user/chat?chatId=demo-chat-doctor');
    await message.fill('It hurts less');
    await expect.poll(() => readDraftKeys(page)).toContain('message demo-chat-doctor');
    await expire(page);

    await signInAgain(page, 'demo');
    await expect(message).toHaveValue('It hurts less');
  });

  test.each([
    ['restores an unsent message and a chosen file for the same patient, once', 'demo', 1],
    ['does not restore an unsent message and a chosen file for another patient', 'chat', 0],
  ])('privacy 7: %s', async (_name, next, sent) => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/401 \(Unauthorized\)|Failed to load resource|404/);
    const send = '**/service/api/chat/question-to-doctor';
    const message = page.getByRole('textbox', { name: 'Message' });
    const bubble = page.getByRole('article').getByText('It hurts less');
    await openSignedIn(page);
    await page.goto('/user/chat?chatId=demo-chat-doctor');
    await page.route(send, (route) => route.abort('connectionreset'));
    await message.fill('It hurts less');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(bubble).toBeVisible();
    const file = {
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdfFile('scan.pdf').arrayBuffer()),
    };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('scan.pdf')).toBeVisible();
    await expire(page);

    await page.unroute(send);
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/question-to-doctor')) posted.push(request.postData() ?? '');
    });
    await signInAgain(page, next);
    await expect(accountMenu(page)).toBeVisible();
    if (next !== 'demo') {
      // With links, since a reload would clear the memory.
      await accountMenu(page).getByRole('link', { name: 'Doctor Messaging' }).click();
      await chatParts(page).chat('chat-chat-doctor').click();
    }
    await expect(message).toBeVisible();
    await expect(bubble).toHaveCount(sent);
    await expect(page.getByText('scan.pdf')).toHaveCount(sent);
    await expect.poll(() => posted).toHaveLength(sent);
    // Not before all messages are sent: the app resends a message that a reload interrupted.
    await expect(chatParts(page).unsent).toHaveCount(0);
    await expect.poll(() => readDraftKeys(page)).not.toContainEqual(expect.stringMatching(/^messages /));
    await page.reload();
    await expect(message).toBeVisible();
    await waitForQuiet(page);
    await expect(bubble).toHaveCount(sent);
    expect(posted).toHaveLength(sent);
  });

  test.each([
    ['restores unsaved account changes for the same patient', 'demo', true],
    ['does not restore unsaved account changes for another patient', 'chat', false],
  ])('privacy 7: %s', async (_name, next, isRestored) => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/401 \(Unauthorized\)/);
    const section = (name: string) => page.getByRole('region', { name });
    const edited = async () => ({
      sections: await page.getByRole('button', { name: 'Cancel' }).count(),
      firstName: await section('Contact').getByLabel('First name').inputValue(),
      birthDay: await section('About you').getByLabel('Day').inputValue(),
      weight: await section('Height and weight').getByLabel('Weight').inputValue(),
      unit: await section('Shipping address').getByLabel('Apartment').inputValue(),
      coupon: await section('Coupon').getByRole('textbox').inputValue(),
    });
    await openSignedIn(page);
    await accountMenu(page).getByRole('link', { name: 'Account Info' }).click();
    for (const [name, field, text] of [
      ['Contact', 'First name', 'Mayra'],
      ['About you', 'Day', '17'],
      ['Height and weight', 'Weight', '151'],
      ['Shipping address', 'Apartment', 'Unit 9'],
    ] as const) {
      await page.getByRole('button', { name: `Edit ${name}` }).click();
      await section(name).getByLabel(field).fill(text);
    }
    await section('Coupon').getByRole('textbox').fill('WELCOME');
    const typed = await edited();
    await expire(page);
    expect(await readDeviceStorage(page)).not.toMatch(/Mayra|Unit 9|WELCOME/);

    await signInAgain(page, next);
    await expect(accountMenu(page)).toBeVisible();
    if (!isRestored) await accountMenu(page).getByRole('link', { name: 'Account Info' }).click();
    await expect(section('Coupon').getByRole('textbox')).toHaveValue(isRestored ? 'WELCOME' : '');
    await expect(page.getByRole('button', { name: 'Edit Contact' })).toHaveCount(isRestored ? 0 : 1);
    if (isRestored) await expect.poll(edited).toEqual(typed);
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(isRestored ? 4 : 0);
  });

  test('privacy 7: restores an unsent photo ID for the same patient', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/401 \(Unauthorized\)|status of 404 .*private-file/);
    const picture = page.getByRole('img', { name: 'Your photo ID' });
    await page.goto('/login');
    await signIn(page, 'register-photo');
    await page.getByRole('main').locator('input[type=file]').first().setInputFiles(PHOTO);
    await expect(picture).toBeVisible();
    await expire(page);

    await signInAgain(page, 'register-photo');
    await expect(picture).toBeVisible();
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
  });

  test('privacy 7: restores an unsent medical photo for the same patient', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/401 \(Unauthorized\)|Failed to load resource/);
    const again = page.getByRole('button', { name: 'Try photo.png again' });
    await limitQuestions(page, fixture.app, 'hl-photo');
    await fixture.app.setFaults({ operation: 'uploadMedicalFiles', status: 500, times: 1 });
    await page.goto('/login');
    await signIn(page, 'register-hl');
    await page.getByRole('main').locator('input[type=file]').first().setInputFiles(PHOTO);
    await expect(again).toBeVisible();
    await expire(page);

    await signInAgain(page, 'register-hl');
    await again.click();
    await expect(again).toBeHidden();
    await expect(page.getByText('photo.png')).toBeVisible();
  });

  test('privacy 7: stores no typed text if it ends before the code of drafts has loaded', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/401 \(Unauthorized\)/);
    const blocked = Promise.withResolvers<void>();
    await openSignedIn(page);
    await page.route(DRAFT_CODE, async (route) => {
      await blocked.promise;
      await route.fallback();
    });
    const requested = page.waitForRequest(DRAFT_CODE);
    await page.goto('/user/chat?chatId=demo-chat-doctor');
    await page.getByRole('textbox', { name: 'Message' }).fill('It hurts less');
    await requested;
    await age(page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(notice(page)).toBeVisible();
    const loaded = page.waitForResponse(DRAFT_CODE);
    blocked.resolve();
    await loaded;
    await waitForDraftWrites(page);
    expect(await readDraftKeys(page)).toEqual([]);
  });

  test('a session that expired after 31 days ends on an open page when it gets focus', async () => {
    const { page } = await fixture.open(brand);
    await openSignedIn(page);
    await age(page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await storedKeys(page)).toEqual(['endReason']);
  });
});

describe('a session', () => {
  const fixture = setUpApp();

  test('a session stores nothing if the patient leaves during sign-in', async () => {
    const { page } = await fixture.open(brand);
    await page.route('**/service/me*', () => {});
    await page.goto('/login');
    const requested = page.waitForRequest('**/service/me*');
    await signIn(page, 'demo');
    await requested;
    expect(await storedKeys(page)).toEqual([]);
    await page.goto('/');
    expect(await storedKeys(page)).toEqual([]);
  });

  test('a session stores its tokens once it has started', async () => {
    const { page } = await fixture.open(brand);
    await openSignedIn(page);
    expect((await identityKeys(page)).some((key) => key.endsWith('.refreshToken'))).toBe(true);
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
  });

  test.each([
    ['and the page signs out', undefined],
    ['and the page shows the new patient', 'chat'],
  ])(
    'that another tab ends while the page is in the back/forward cache has ended when it is shown, %s',
    async (_name, next) => {
      const { page, monitor } = await fixture.open(brand);
      monitor.allow(/401 \(Unauthorized\)/);
      await openSignedIn(page);
      await page.goto('/user/profile');
      const name = page.getByText('Maya', { exact: false }).first();
      await expect(name).toBeVisible();
      const { page: other } = await fixture.open(brand);
      if (next !== undefined) {
        await other.goto('/login');
        await signIn(other, next);
        await expect(accountMenu(other)).toBeVisible();
      }
      const stored: Record<string, string> =
        next === undefined ? {} : await other.evaluate(() => ({ ...localStorage }));
      // A page in the back/forward cache gets no `storage` events.
      await page.evaluate((values) => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        localStorage.clear();
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }, stored);
      await expect(name).toBeHidden();
      if (next === undefined) await expect(accountMenu(page)).toBeHidden();
      else await expect(page.getByText('Nora', { exact: false }).first()).toBeVisible();
    },
  );

  test.each([
    ['ahead', 1],
    ['behind', -1],
  ])('a session starts and continues when the device clock is a day %s', async (_name, days) => {
    const { page } = await fixture.open(brand);
    await page.clock.setFixedTime(Date.now() + days * 86_400_000);
    const targets: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/identity')) targets.push(request.headers()['x-amz-target'] ?? '');
    });
    await openSignedIn(page);
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForQuiet(page);
    // Not one refresh per call: expiration is computed with the clock of the service.
    expect(targets.filter((target) => target.endsWith('InitiateAuth')).length).toBeLessThan(3);
    // The clock is corrected.
    await page.clock.setFixedTime(Date.now());
    await page.goto(PAGE);
    await expect(accountMenu(page)).toBeVisible();
    await expect(page).toHaveURL(PAGE);
  });

  test('that ends because of a link for another patient is revoked', async () => {
    const { page } = await fixture.open(brand);
    const refreshToken = await openSignedIn(page);
    await page.goto('/login?token=other');
    await waitForAppReady(page);
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).toEqual([]);
    await expect.poll(() => canRefresh(fixture.app, refreshToken)).toBe(false);
  });

  test('that ends offline is revoked once online', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    const context = page.context();
    await context.route(`${websiteUrl}/**`, (route) => route.fulfill({ body: '' }));
    const refreshToken = await openSignedIn(page);
    await waitForQuiet(page);
    await context.setOffline(true);
    await accountMenu(page).getByRole('button', { name: 'Log out' }).click();
    // The entry page if the browser has its code, else a page that reports the logout.
    const heading = /^(?:What can we help you with\?|You are logged out)$/;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
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

  test.each([
    ['', 1],
    [', even before a slow phone has rendered anything', 20],
  ])('privacy 8: of an account that is no longer a patient ends on reload%s', async (_name, rate) => {
    const { page, monitor } = await fixture.open(brand);
    // Requests of the page after its session has ended.
    monitor.allow(/401 \(Unauthorized\)/);
    await openSignedIn(page);
    const doctor = { _id: 'user-demo', roles: ['doctor'], email: 'demo@example.com' };
    await page.route('**/service/me*', (route) => route.fulfill({ json: { data: [doctor] } }));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    // Half a second of scripts takes ten seconds at this rate.
    const timeout = 4 * TIMEOUT;
    await page.goto(PAGE, { timeout });
    await expect(page).toHaveURL('/', { timeout });
    await expect(page.getByText('Wrong User!')).toBeVisible({ timeout });
    expect(await storedKeys(page)).toEqual([]);
  });
});
