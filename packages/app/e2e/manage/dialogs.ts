import type { Locator, Page } from 'playwright';
import { expect } from '../harness/expect.ts';

/** More tab stops than any dialog has. */
const MAX_STOPS = 20;

/** The dialogs of a page, and with the keyboard where the focus is. */
export interface Dialogs {
  /**
   * Shows a dialog, unless it is open. With the keyboard, looks the first time where Tab leads in it, and closes it with Escape
   * before it is shown again.
   * @param opener button that gets the focus back
   */
  readonly open: (opener: Locator, show: () => Promise<void>) => Promise<void>;
  /** Waits until a confirmed dialog has closed and the focus is on the result. */
  readonly expectClosed: () => Promise<void>;
  /** Waits until the focus is in the dialog that failed, or in the page if there is none. */
  readonly expectFocusKept: () => Promise<void>;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Waits until what has the focus, or something around it, matches a selector. */
const expectFocusIn = (page: Page, selector: string): Promise<void> =>
  expect
    .poll(() => page.evaluate((place) => document.activeElement?.closest(place) !== null, selector))
    .toBe(true);

/** With the mouse, only opens dialogs and waits until they have closed. */
export function createDialogs(
  page: Page,
  dialog: Locator,
  { byKeyboard }: { readonly byKeyboard: boolean },
): Dialogs {
  /** Presses Tab until the focus has been everywhere in the dialog. */
  const expectTabStays = async () => {
    const first = await page.evaluateHandle(() => document.activeElement);
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      await expectFocusIn(page, DIALOG);
      if (await first.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not come back within ${MAX_STOPS} stops`);
  };
  const tried = new Set<string>();
  let isAwaited = false;
  return {
    open: async (opener, show) => {
      if (await dialog.isVisible()) return;
      await show();
      await expect(dialog).toBeVisible();
      isAwaited = true;
      if (!byKeyboard) return;
      await expectFocusIn(page, DIALOG);
      const name = String(opener);
      if (tried.has(name)) return;
      tried.add(name);
      // The dialog itself may have the focus at first, and is no tab stop.
      await page.keyboard.press('Tab');
      await expectTabStays();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await show();
      await expectFocusIn(page, DIALOG);
    },
    expectClosed: async () => {
      if (!isAwaited) return;
      isAwaited = false;
      await expect(dialog).toBeHidden();
      if (byKeyboard) await expectFocusIn(page, 'main [role="status"]');
    },
    expectFocusKept: async () => {
      if (byKeyboard) await expectFocusIn(page, (await dialog.isVisible()) ? DIALOG : 'main');
    },
  };
}
