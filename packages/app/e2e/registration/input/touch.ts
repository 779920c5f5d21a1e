import type { Locator, Page } from 'playwright';
import { expect } from '../../harness/expect.ts';
import { TIMEOUT } from '../../harness/timeout.ts';
import { chooseFile } from './chooseFile.ts';
import type { CreateInputDriver } from './inputDriver.ts';

/** Position of the indicator in a choice card or checkbox, in px; the label's text may contain links. */
const INDICATOR = { x: 14, y: 14 };

/** Timeout in ms for the focus after a tap. */
const FOCUS_TIMEOUT = 5_000;

const labelOf = (control: Locator) => control.locator('xpath=ancestor::label[1]');

/** Resolves when the page has handled its next click or has closed. */
const waitForClick = (page: Page): Promise<void> =>
  page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('click', () => setTimeout(resolve), { once: true, capture: true });
        }),
    )
    .catch(() => undefined);

/** Taps and waits for the click: Playwright's tap resolves before the page handles it. */
async function tap(page: Page, target: Locator, options: Parameters<Locator['tap']>[0] = {}): Promise<void> {
  const clicked = waitForClick(page);
  await target.tap(options);
  await clicked;
}

/** Touch input on a phone. */
export const touch: CreateInputDriver = (page) => ({
  autoAdvances: true,
  press: (target: Locator, timeout) => tap(page, target, timeout === undefined ? {} : { timeout }),
  write: async (field: Locator, text) => {
    // Key presses go to the focused field. A follow-up that loads above it may move it away from a tap.
    await expect(async () => {
      await tap(page, field);
      await expect(field).toBeFocused({ timeout: FOCUS_TIMEOUT });
    }).toPass({ timeout: TIMEOUT });
    if ((await field.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: (control: Locator) => tap(page, labelOf(control), { position: INDICATOR }),
  // Scripts can't tap a native option list.
  select: async (list, label) => void (await list.selectOption({ label })),
  pick: (option: Locator) => tap(page, option),
  upload: (button: Locator, file) => chooseFile(page, () => tap(page, button), file),
});
