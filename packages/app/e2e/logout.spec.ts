import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setStage } from './harness/open.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { watchPage } from './harness/watch.ts';

/** The page a visitor of either brand comes in at. */
const entry = { name: /What can we help you with\?|Where do you live\?/ };

describe.each(brands)('logging out of $id', ({ id: brand, websiteUrl }) => {
  const stage = setStage();

  test('empties every tab, and going back shows nothing of the patient', async () => {
    const { page } = await stage.open(brand);
    const context = page.context();
    // The brand's website is not here; that it is asked for is enough.
    const asked: string[] = [];
    await context.route(`${websiteUrl}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>The website</title>' });
    });
    await page.goto('/login');
    await signIn(page, 'demo');
    const list = page.getByRole('heading', { name: 'Your subscriptions' });
    await expect(list).toBeVisible();

    const other = await context.newPage();
    const { problems } = watchPage(other, stage.app.urlOf(brand));
    await other.goto('/user/subscriptions');
    await expect(other.getByRole('heading', { name: 'Your subscriptions' })).toBeVisible();

    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', entry)).toBeVisible();
    await expect(other.getByRole('heading', entry)).toBeVisible();
    expect(problems()).toEqual([]);
    await expect.poll(() => asked).toEqual([`${websiteUrl}/`]);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'deepLink')))
      .toEqual([]);

    await page.goBack();
    await expect(list).toBeHidden();
    await page.goto('/user/subscriptions');
    await expect(loginForm(page).heading).toBeVisible();
  });
});
