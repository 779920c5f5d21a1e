import type { Locator, Page } from 'playwright';
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

/** Touch input on a phone. */
export const touch: CreateInputDriver = (page) => ({
  leadsOn: true,
  press: async (target, timeout) => {
    // Playwright's tap resolves before the page handles the click.
    const clicked = waitForClick(page);
    await target.tap(timeout === undefined ? {} : { timeout });
    await clicked;
  },
  write: async (field, text) => {
    await field.tap();
    if ((await field.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: (control) => labelOf(control).tap({ position: INDICATOR }),
  pick: (option) => option.tap(),
});
