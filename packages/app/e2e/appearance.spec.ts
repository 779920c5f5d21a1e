import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

/** Lets a page know that it is shown, and returns its text size. Runs in it. */
function showAndMeasure(): string {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return getComputedStyle(document.documentElement).fontSize;
}

describe.each(brands)('appearance of $id', ({ id: brand, websiteUrl }) => {
  const fixture = setUpApp();

  test('is there with the first paint of every page, and after logging out', async () => {
    const { page, monitor } = await fixture.open(brand, { colorScheme: 'light' });
    // The scripts that the other tab is kept from.
    monitor.allow(/ERR_FAILED .*\/assets\/[^/]+\.js\)$/);
    const context = page.context();
    await context.route(`${websiteUrl}/**`, (route) =>
      // The profile may be closed meanwhile.
      route.fulfill({ body: '' }).catch(() => undefined),
    );
    const root = page.locator('html');
    await page.goto('/user/settings');
    await signIn(page, 'demo');
    await page.getByRole('radiogroup', { name: 'Colors' }).getByText('Dark').click();
    await page.getByRole('radiogroup', { name: 'Text size' }).getByText('Larger').click();
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await expect(root).toHaveCSS('font-size', '20px');

    // Before any script of the app: the attributes come from the page itself.
    const other = await context.newPage();
    await other.route('**/assets/*.js', (route) => route.abort());
    await other.goto('/login');
    await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(other.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(other.locator('html')).toHaveCSS('font-size', '20px');

    // The other tab follows when it is shown.
    await page.getByRole('radiogroup', { name: 'Text size' }).getByText('Same as this device').click();
    await expect(root).toHaveCSS('font-size', '16px');
    // The cookie of one process is another one's a moment later.
    await expect.poll(() => other.evaluate(showAndMeasure)).toBe('16px');
    await other.close();

    await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/(?:weightloss)?$/);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'deepLink')))
      .toEqual([]);
    await page.reload();
    await expect(root).toHaveAttribute('data-scheme', 'dark');
  });
});
