import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

/** A window of 1,280 by 1,024 px at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const shallow = { width: 320, height: 256 };

/** Pages with bars that stick to the window, and the number of controls to go through. */
const pages = [
  { as: 'register-treatment', path: '/steps', bar: 'plan' },
  { as: 'register-questions', path: '/steps', bar: 'Continue' },
  { as: 'chat', path: '/user/chat?chatId=chat-chat-doctor', bar: 'message field' },
  { as: 'orders', path: '/user/order-history', bar: 'header' },
];

/**
 * Name of the focused control if something covers it, or if it is outside of the window. Runs in the page. Of a control that is
 * taller than the window, or visually hidden in its label, the part in the window counts.
 */
function coveredControl(): string | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  const control = activeElement.closest('label') ?? activeElement;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const [first, last] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2];
  const isVisible = (y: number) => {
    const topmost = document.elementFromPoint((left + right) / 2, y);
    return topmost !== null && (control.contains(topmost) || topmost.contains(control));
  };
  if (first < last && isVisible(first) && isVisible(last)) return undefined;
  return `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 40)}`;
}

/** Goes through the page with Tab and back; returns the controls that were covered. */
async function coveredControls(page: Page, presses: number): Promise<readonly string[]> {
  const covered = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(coveredControl);
      if (found !== undefined) covered.add(`${key}: ${found}`);
    }
  return [...covered];
}

describe('at a zoom of 400 %', () => {
  const fixture = setUpApp();

  test.each(pages)('no bar covers a focused control: $bar', async ({ as, path }) => {
    const { page, monitor } = await fixture.open('mens', { viewport: shallow });
    // The API returns 404 for the log of a visit without answers.
    monitor.allow(/online-visit-log/);
    await page.goto('/login');
    await signIn(page, as);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForQuiet(page);
    expect(await coveredControls(page, 25)).toEqual([]);
    // Nothing sticks to the window.
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
        .filter((element) => element.getBoundingClientRect().height > 0 && element.textContent !== '')
        .map((element) => `${element.className} ${element.textContent}`),
    );
    expect(stuck).toEqual([]);
  });
});

describe('at a zoom of 400 %, with analytics', () => {
  const fixture = setUpApp({
    config: { tags: { tagManagerId: 'GTM-TEST', pixelId: '42', url: '/service' } },
  });

  test('no bar covers a focused control: notice about analytics', async () => {
    const { page } = await fixture.open('mens', { viewport: shallow });
    await page.goto('/');
    const notice = page.getByRole('region', { name: 'Can we use analytics?' });
    await expect(notice).toBeVisible();
    await waitForQuiet(page);
    expect(await coveredControls(page, 12)).toEqual([]);
    await expect(notice).toHaveCSS('position', 'static');
  });
});
