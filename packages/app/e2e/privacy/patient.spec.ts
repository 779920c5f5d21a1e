import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { demoPassword } from '@patient/api/sandbox';
import { setUpApp } from '../harness/appFixture.ts';
import { readDeviceStorage } from '../harness/deviceStorage.ts';
import { expect } from '../harness/expect.ts';
import { watchLiveUrls } from '../harness/liveUrls.ts';
import { signIn } from '../harness/signIn.ts';
import { TELEMETRY, readPageViews } from './telemetryApp.ts';
import { createPhoto } from '../registration/createPhoto.ts';

const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** Whether each picture has loaded. */
const areLoaded = (pictures: readonly Element[]) =>
  pictures.map((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0);

describe('secrets of a link', () => {
  const fixture = setUpApp({ config: TELEMETRY });

  test('privacy 5: are removed from the URL before analytics load, and no request has a referrer', async () => {
    const { page } = await fixture.open('mens');
    await page.context().addCookies([{ name: 'analytics', value: 'yes', url: fixture.app.urlOf('mens') }]);
    const addresses: string[] = [];
    const referrers: Promise<string | null>[] = [];
    page.on('request', (request) => {
      referrers.push(request.headerValue('referer'));
      if (/\/(?:tags|pixel|frames)\//.test(request.url())) addresses.push(page.url());
    });
    await page.goto('/login?token=secret-token&code=SECRET-CODE');
    await expect.poll(() => readPageViews(fixture.app)).toHaveLength(2);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => /secret/i.test(address))).toEqual([]);
    expect((await Promise.all(referrers)).filter((referrer) => referrer !== null)).toEqual([]);
  });
});

describe('a patient', () => {
  const fixture = setUpApp();

  test('privacy 10: loads private files with the token, as object URLs that are revoked', async () => {
    const { page, monitor } = await fixture.open('mens');
    // The API returns 404 until a photo is uploaded.
    monitor.allow(/status of 404 .*private-file/);
    const liveUrls = await watchLiveUrls(page);
    const authorizations: Promise<string | null>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('private-file')) authorizations.push(request.headerValue('authorization'));
    });
    await page.goto('/login');
    await signIn(page, 'register-photo');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    const photo = createPhoto('photo');
    await main.locator('input[type="file"]:not([capture])').first().setInputFiles(photo);
    await main.getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await page.reload();
    await main.getByRole('button', { name: 'View photo' }).click();
    const picture = main.getByRole('img', { name: 'Your photo ID' });
    await expect(picture).toHaveAttribute('src', /^blob:/);
    expect(await liveUrls()).toEqual([await picture.getAttribute('src')]);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await expect.poll(liveUrls).toEqual([]);
    const sent = await Promise.all(authorizations);
    expect(sent.length).toBeGreaterThan(1);
    for (const authorization of sent) expect(authorization).toMatch(/^Bearer /);
  });

  test('privacy 10: loads the uploaded account picture with the token and revokes its object URL', async () => {
    const { page } = await fixture.open('mens');
    const liveUrls = await watchLiveUrls(page);
    const authorizations: Promise<string | null>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/file/')) authorizations.push(request.headerValue('authorization'));
    });
    await page.goto('/user/profile');
    await signIn(page, 'demo');
    const change = page.getByRole('button', { name: 'Change picture' });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a picture' }).click(),
    ]);
    await chooser.setFiles(createPhoto('me'));
    await expect(page.getByText('Your picture was saved.')).toBeVisible();
    await page.reload();
    const pictures = page.locator('img[src^="blob:"]');
    // Next to the button and in the menu, with one object URL.
    await expect(pictures).toHaveCount(2);
    await expect.poll(() => pictures.evaluateAll(areLoaded)).toEqual([true, true]);
    await expect.poll(async () => (await liveUrls()).length).toBe(1);
    await expect(change).toBeVisible();
    await account(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await expect(pictures).toHaveCount(1);
    await account(page).getByRole('button', { name: 'Log out' }).click();
    await expect(account(page)).toBeHidden();
    await expect.poll(liveUrls).toEqual([]);
    const sent = await Promise.all(authorizations);
    expect(sent.length).toBeGreaterThan(0);
    for (const authorization of sent) expect(authorization).toMatch(/^Bearer /);
  });

  test('privacy 11: enters the password to see the card number for 30 s, which is never stored', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/login');
    await signIn(page, 'active');
    await expect(account(page)).toBeVisible();
    await page.clock.install();
    await page.goto('/user/profile');
    const card = page.getByRole('region', { name: 'Card on file' });
    await card.getByRole('button', { name: 'Show card number' }).click();
    await card.getByLabel('Your password').fill(demoPassword);
    await card.getByRole('button', { name: 'Show number' }).click();
    await expect(card.getByText('4242', { exact: true })).toHaveCount(4);
    expect(await readDeviceStorage(page)).not.toMatch(/4242/);
    await page.clock.fastForward(25_000);
    await expect(card.getByText('4242', { exact: true })).toHaveCount(4);
    await page.clock.fastForward(6_000);
    await expect(card.getByText('4242', { exact: true })).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Show card number' })).toBeVisible();
  });
});
