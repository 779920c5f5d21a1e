import type { Locator } from 'playwright';
import { expect } from './expect.ts';

/**
 * Checks a checkbox or radio button by clicking its label. The input itself is visually hidden: clicking it would need
 * `force`, which skips the check that nothing covers it.
 */
export async function pressLabel(input: Locator): Promise<void> {
  // A handle: the page may unmount the question once it is answered.
  const element = await input.evaluateHandle((found) => found);
  // Not in the middle, where a label may contain a link.
  await input.locator('xpath=ancestor::label').click({ position: { x: 14, y: 14 } });
  await expect
    .poll(() => element.evaluate((pressed) => pressed instanceof HTMLInputElement && pressed.checked))
    .toBe(true);
}
