import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** More stops than any page here has: whoever needs more is lost on it. */
const MOST_STOPS = 60;

/** Presses a key until something holds, at most that many times. */
export async function pressUntil(
  page: Page,
  key: string,
  holds: () => Promise<boolean>,
  most: number = MOST_STOPS,
): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await holds()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key}, ${most} times over, does not lead there`);
}

/** Whether something has the focus, also inside a shadow tree, whose host alone is the page's active element. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.matches(':focus'));

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await pressUntil(page, 'Tab', () => hasFocus(target));
}
