import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';

/** Simulates showing the page and returns its text size. Runs in the page. */
function showAndMeasure(): string {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return getComputedStyle(document.documentElement).fontSize;
}

// Brands differ in data only.
const { id: brand, websiteUrl } = brands[0];

describe('appearance', () => {
  const fixture = setUpApp();

  test('applies from the first paint of every page, and after logging out', async () => {
    const { page, monitor } = await fixture.open(brand, { colorScheme: 'light' });
    // The scripts that are blocked in the other tab.
    monitor.allow(/ERR_FAILED .*\/assets\/[^/]+\.js\)$/);
    const context = page.context();
    await context.route(`${websiteUrl}/**`, (route) =>
      // Fails if the browser profile is already closed.
      route.fulfill({ body: '' }).catch(() => undefined),
    );
    const root = page.locator('html');
    await page.goto('/user/settings');
    await signIn(page, 'demo');
    await page.getByRole('radiogroup', { name: 'Colors' }).getByText('Dark').click();
    await page.getByRole('radiogroup', { name: 'Text size' }).getByText('Larger').click();
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await expect(root).toHaveCSS('font-size', '20px');

    // Without the app's scripts: the attributes are set by the page itself.
    const other = await context.newPage();
    await other.route('**/assets/*.js', (route) => route.abort());
    await other.goto('/login');
    await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(other.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(other.locator('html')).toHaveCSS('font-size', '20px');

    // The other tab updates when it is shown.
    await page.getByRole('radiogroup', { name: 'Text size' }).getByText('Same as this device').click();
    await expect(root).toHaveCSS('font-size', '16px');
    // A cookie reaches another browser process with a delay.
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
