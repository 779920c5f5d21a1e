import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { monitorPage } from './harness/pageMonitor.ts';

/** Heading of the entry page, by brand. */
const entryHeading = { name: /What can we help you with\?|Where do you live\?/ };

describe.each(brands)('signing out of $id', ({ id: brand, websiteUrl }) => {
  const fixture = setUpApp();

  test('privacy 7: clears every tab, and Back shows no patient data', async () => {
    const { page } = await fixture.open(brand);
    const context = page.context();
    // Stands in for the brand's website, which isn't part of this repository.
    const websiteRequests: string[] = [];
    await context.route(`${websiteUrl}/**`, (route) => {
      websiteRequests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Website</title>' });
    });
    await page.goto('/user/subscriptions');
    await signIn(page, 'demo');
    const list = page.getByRole('heading', { name: 'Your subscriptions' });
    await expect(list).toBeVisible();

    const otherTab = await context.newPage();
    const { problems } = monitorPage(otherTab, fixture.app.urlOf(brand));
    await otherTab.goto('/user/subscriptions');
    await expect(otherTab.getByRole('heading', { name: 'Your subscriptions' })).toBeVisible();

    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', entryHeading)).toBeVisible();
    await expect(otherTab.getByRole('heading', entryHeading)).toBeVisible();
    expect(problems()).toEqual([]);
    await expect.poll(() => websiteRequests).toEqual([`${websiteUrl}/`]);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'deepLink')))
      .toEqual([]);

    await page.goBack();
    await expect(list).toBeHidden();
    await page.goto('/user/subscriptions');
    await expect(loginForm(page).heading).toBeVisible();
  });
});
