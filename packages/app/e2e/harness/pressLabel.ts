import type { Locator } from 'playwright';
import { expect } from './expect.ts';

/**
 * Checks a checkbox or radio button as a patient does, by its label, once nothing covers it. The input itself is for screen
 * readers only; a press on it would need `force`, which hits whatever is there.
 */
export async function pressLabel(input: Locator): Promise<void> {
  // A question may go with its answer, and its input stays checked then.
  const element = await input.evaluateHandle((found) => found);
  // Not in the middle, where a label may have a link.
  await input.locator('xpath=ancestor::label').click({ position: { x: 14, y: 14 } });
  await expect
    .poll(() => element.evaluate((pressed) => pressed instanceof HTMLInputElement && pressed.checked))
    .toBe(true);
}
