import type { Locator, Page } from 'playwright';
import { expect } from '../harness/expect.ts';

/** More tab stops than any dialog has. */
const MAX_STOPS = 20;

/** Opens and closes dialogs of a page and, with the keyboard, checks focus. */
export interface Dialogs {
  /**
   * Opens a dialog unless it is open. With the keyboard, the first time also checks that Tab stays inside and that Escape
   * closes it, then opens it again.
   * @param opener button that gets focus when the dialog closes
   */
  readonly open: (opener: Locator, show: () => Promise<void>) => Promise<void>;
  /** Waits until a confirmed dialog has closed and the result has focus. */
  readonly expectClosed: () => Promise<void>;
  /** Waits until focus is in the open dialog, or in the page if no dialog is open. */
  readonly expectFocusInside: () => Promise<void>;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Waits until the focused element or one of its ancestors matches a selector. */
const expectFocusIn = (page: Page, selector: string): Promise<void> =>
  expect
    .poll(() => page.evaluate((ancestor) => document.activeElement?.closest(ancestor) !== null, selector))
    .toBe(true);

/** @param options with `byKeyboard: false`, focus is not checked */
export function createDialogs(
  page: Page,
  dialog: Locator,
  { byKeyboard }: { readonly byKeyboard: boolean },
): Dialogs {
  /** Presses Tab through the whole dialog. */
  const expectTabStays = async () => {
    const first = await page.evaluateHandle(() => document.activeElement);
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      await expectFocusIn(page, DIALOG);
      if (await first.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not return to the first element within ${MAX_STOPS} stops`);
  };
  const checked = new Set<string>();
  let isOpened = false;
  return {
    open: async (opener, show) => {
      if (await dialog.isVisible()) return;
      await show();
      await expect(dialog).toBeVisible();
      isOpened = true;
      if (!byKeyboard) return;
      await expectFocusIn(page, DIALOG);
      const name = String(opener);
      if (checked.has(name)) return;
      checked.add(name);
      // The dialog itself may have focus at first and is no tab stop.
      await page.keyboard.press('Tab');
      await expectTabStays();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await show();
      await expectFocusIn(page, DIALOG);
    },
    expectClosed: async () => {
      if (!isOpened) return;
      isOpened = false;
      await expect(dialog).toBeHidden();
      if (byKeyboard) await expectFocusIn(page, 'main [role="status"]');
    },
    expectFocusInside: async () => {
      if (byKeyboard) await expectFocusIn(page, (await dialog.isVisible()) ? DIALOG : 'main');
    },
  };
}
