import type { Locator, Page } from 'playwright';
import { expect } from './expect.ts';
import { TIMEOUT } from './timeout.ts';

/** More tab stops than any page of the app has. */
const MAX_TAB_STOPS = 60;

/** Presses a key until a condition is met; fails after `maxPresses`. */
export async function pressUntil(
  page: Page,
  key: string,
  condition: () => Promise<boolean>,
  maxPresses: number = MAX_TAB_STOPS,
): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await condition()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The condition was not met after pressing ${key} ${maxPresses} times`);
}

/**
 * Whether an element has focus, also inside a shadow tree, where document.activeElement is only the host.
 * @param timeout how long to wait for the element before rejecting, milliseconds
 */
export const hasFocus = (target: Locator, timeout: number = TIMEOUT): Promise<boolean> =>
  target.evaluate((element) => element.matches(':focus'), undefined, { timeout });

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await pressUntil(page, 'Tab', () => hasFocus(target));
}
