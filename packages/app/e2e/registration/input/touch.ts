import type { Locator, Page } from 'playwright';
import { expect } from '../../harness/expect.ts';
import { chooseFile } from './chooseFile.ts';
import type { CreateInputDriver } from './inputDriver.ts';

/** Position of the indicator in a choice card or checkbox, in px; the label's text may contain links. */
const INDICATOR = { x: 14, y: 14 };

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
    await tap(page, field);
    // Key presses go to the focused field.
    await expect(field).toBeFocused();
    if ((await field.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: (control: Locator) => tap(page, labelOf(control), { position: INDICATOR }),
  // Scripts can't tap a native option list.
  select: async (list, label) => void (await list.selectOption({ label })),
  pick: (option: Locator) => tap(page, option),
  upload: (button: Locator, file) => chooseFile(page, () => tap(page, button), file),
});
