import type { Locator, Page } from 'playwright';
import type { HandOf } from './hand.ts';

/** Where the mark of a card or a checkbox is, in pixels from its corner: beside it there may be links. */
const MARK = { x: 14, y: 14 };

const labelOf = (control: Locator) => control.locator('xpath=ancestor::label[1]');

/** Resolves when the page has dealt with its next click, or is gone. */
const clicked = (page: Page): Promise<void> =>
  page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('click', () => setTimeout(resolve), { once: true, capture: true });
        }),
    )
    .catch(() => undefined);

/** A thumb on a phone: it taps, and writes with the keyboard that a tap brings up. */
export const touch: HandOf = (page) => ({
  press: async (target, timeout) => {
    // A tap is over before the page has heard of it: whoever looks then sees what was there before.
    const heard = clicked(page);
    await target.tap(timeout === undefined ? {} : { timeout });
    await heard;
  },
  write: async (field, text) => {
    await field.tap();
    if ((await field.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: (control) => labelOf(control).tap({ position: MARK }),
  pick: (option) => option.tap(),
});
