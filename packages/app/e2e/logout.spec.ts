import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { loginForm, signIn } from './harness/signIn.ts';

/** Heading of the entry page, by brand. */
const entryHeading = { name: /What can we help you with\?|Where do you live\?/ };

/** Text of the signed-in pages below and their menu. */
const patientText = /Next delivery|Next billing|Order history|Log out/;

/** Records every match of {@link patientText} in the document from now on, even if briefly rendered. */
async function watchPatientText(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((pattern) => {
    const shown: string[] = [];
    new MutationObserver(() => {
      const [match] = new RegExp(pattern).exec(document.body.textContent) ?? [];
      if (match !== undefined) shown.push(match);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { readPatientText: () => shown });
  }, patientText.source);
  // Throws in another document, which has no observer.
  return () => page.evaluate(() => Reflect.get(globalThis, 'readPatientText')() as readonly string[]);
}

describe.each(brands)('signing out of $id', { tags: 'core' }, ({ id: brand, websiteUrl }) => {
  const fixture = setUpApp();

  test('privacy 7: clears every tab, and Back shows no patient data', async () => {
    const { page } = await fixture.open(brand);
    const context = page.context();
    // Mocks the brand's website, which isn't part of this repository.
    const websiteRequests: string[] = [];
    await context.route(`${websiteUrl}/**`, (route) => {
      websiteRequests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Website</title>' });
    });
    await page.goto('/user/subscriptions');
    await signIn(page, 'demo');
    const list = page.getByRole('heading', { name: 'Home' });
    await expect(list).toBeVisible();

    const otherTab = await context.newPage();
    await otherTab.goto('/user/subscriptions');
    await expect(otherTab.getByRole('heading', { name: 'Home' })).toBeVisible();

    // With a link, so that the history has a signed-in page before the one that logging out replaces.
    const account = page.getByRole('navigation', { name: 'Account' });
    const order = page.getByRole('link', { name: /, Ordered / }).first();
    await account.getByRole('link', { name: 'Order History' }).click();
    await expect(order).toBeVisible();
    await expect(list).toBeHidden();
    await page.goBack();
    await expect(list).toBeVisible();
    await page.goForward();
    await expect(order).toBeVisible();

    await account.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', entryHeading)).toBeVisible();
    await expect(otherTab.getByRole('heading', entryHeading)).toBeVisible();
    await expect.poll(() => websiteRequests).toEqual([`${websiteUrl}/`]);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'deepLink')))
      .toEqual([]);

    const readPatientText = await watchPatientText(page);
    await page.goBack();
    await expect(loginForm(page).heading).toBeVisible();
    expect(await readPatientText()).toEqual([]);
    await expect(page.getByText(patientText)).toHaveCount(0);
    await page.goto('/user/subscriptions');
    await expect(loginForm(page).heading).toBeVisible();
  });
});
