import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';

describe('the list of states', () => {
  const fixture = setUpApp();

  test.each([
    [360, 740],
    [427, 600],
    [1280, 800],
  ])('opened with a mouse in a window of %i x %i selects nothing by itself', async (width, height) => {
    const { page } = await fixture.open('product', { viewport: { width, height } });
    await page.goto('/weightloss');
    await waitForAppReady(page);
    const button = page.getByRole('button', { name: /State/ });
    const list = page.getByRole('listbox');
    await button.hover();
    await page.mouse.down();
    await expect(list).toBeVisible();
    // The list slides in; it covers the pointer only at its final place.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await page.mouse.up();
    await expect(list).toBeVisible();
    await page.getByRole('option', { name: 'Oregon', exact: true }).click();
    await expect(list).toBeHidden();
    await expect(button).toContainText('Oregon');
  });
});
