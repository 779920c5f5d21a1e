import type { Locator } from 'playwright';
import { expect } from './expect.ts';

/** Milliseconds for a look at a control that may be gone. */
const LOOK_MS = 1_000;

/**
 * Checks a checkbox or radio button as a patient does, by its label, once nothing covers it. The input itself is for screen
 * readers only; a press on it would need `force`, which hits whatever is there. A question that its answer ends may be gone.
 */
export async function pressLabel(input: Locator): Promise<void> {
  // Not in the middle, where a label may have a link.
  await input.locator('xpath=ancestor::label').click({ position: { x: 14, y: 14 } });
  const isChecked = () => input.isChecked({ timeout: LOOK_MS }).catch(() => false);
  await expect.poll(async () => (await input.count()) === 0 || (await isChecked())).toBe(true);
}
