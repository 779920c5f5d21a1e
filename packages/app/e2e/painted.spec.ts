import type { Route } from 'playwright';
import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { offeredProductTypes, slugOfProductType } from '../src/features/treatment/rules/slugs.ts';
import { setStage } from './harness/open.ts';
import { ready } from './harness/ready.ts';
import { loginForm } from './harness/signIn.ts';

/** What the browser does with a painted page before its script has come, and when it comes. */
describe.each(brands)('the painted sign-in page of $id', ({ id: brand }) => {
  const stage = setStage();

  test('keeps what was typed before script, and sends nothing by itself', async () => {
    const { page } = await stage.open(brand);
    const { email, password, send } = loginForm(page);
    const held: Route[] = [];
    await page.route('**/assets/start-*.js', (route) => void held.push(route), { times: 1 });
    await page.goto('/login', { waitUntil: 'commit' });
    await email.fill('early@patients.example');
    await password.fill('Typed-Early-1');
    await password.press('Enter');
    await send.click();
    expect(new URL(page.url()).search).toBe('');

    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await ready(page);
    await expect(email).toHaveValue('early@patients.example');
    await expect(password).toHaveValue('Typed-Early-1');
  });
});

describe.each(brands)('the painted pages of what $id treats', (brand) => {
  const stage = setStage();

  test.each(offeredProductTypes(brand).map(slugOfProductType))(
    '/%s stands before script, is taken over as it stands, and keeps what was typed',
    async (slug) => {
      const { page } = await stage.open(brand.id);
      const held: Route[] = [];
      await page.route('**/assets/start-*.js', (route) => void held.push(route), { times: 1 });
      await page.goto(`/${slug}`, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { name: 'Where do you live?' });
      const zipCode = page.getByRole('textbox', { name: 'Zip code' });
      await title.evaluate((element) => element.setAttribute('data-seen', 'yes'));
      await zipCode.fill('97205');
      await zipCode.press('Enter');
      await page.getByRole('button', { name: 'Continue' }).click();
      expect(new URL(page.url()).search).toBe('');

      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.map((route) => route.continue()));
      await ready(page);
      await expect(title).toHaveAttribute('data-seen', 'yes');
      await expect(zipCode).toHaveValue('97205');
    },
  );
});

describe.each(brands)('a page of $id that is not painted', ({ id: brand, name }) => {
  const stage = setStage();

  test('says whose it is and that it is on its way, until it is there', async () => {
    const { page } = await stage.open(brand);
    const held: Route[] = [];
    await page.route('**/assets/start-*.js', (route) => void held.push(route), { times: 1 });
    await page.goto('/user/subscriptions', { waitUntil: 'commit' });
    const splash = page.locator('#root').getByText(name, { exact: true });
    const line = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(line).toBeVisible();
    await expect(splash).toBeVisible();
    await splash.evaluate((element) => element.setAttribute('data-splash', 'yes'));

    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.map((route) => route.continue()));
    await ready(page);
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.locator('[data-splash]')).toHaveCount(0);
    await expect(line).toBeHidden();
  });

  test('names what it shows, so that it comes with the rest', async () => {
    const { page } = await stage.open(brand);
    const response = await page.goto('/user/subscriptions', { waitUntil: 'commit' });
    const html = (await response?.text()) ?? '';
    for (const chunk of ['AccountLayout', 'SubscriptionsScreen'])
      expect(html).toMatch(new RegExp(`<link rel="modulepreload"[^>]* href="/assets/${chunk}-[^"]+\\.js">`));
  });
});
