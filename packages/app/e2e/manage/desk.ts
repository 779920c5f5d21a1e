import type { Locator, Page } from 'playwright';
import { expect } from '../harness/expect.ts';
import { hasFocus, pressUntil } from '../harness/tabTo.ts';
import { chooseFile } from '../registration/input/chooseFile.ts';
import { keyboard } from '../registration/input/keyboard.ts';
import type { CreateInputDriver, InputDriver } from '../registration/input/inputDriver.ts';
import { pressLabel } from '../harness/pressLabel.ts';
import { countCalls } from './countCalls.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';

/** More tries than any step has calls. */
const MAX_TRIES = 12;

/** Milliseconds to wait for a button that may be gone. */
const RETRY_TIMEOUT = 4_000;

const RETRY = /^(Try again|Reload the page)$/;

const mouse: CreateInputDriver = (page) => ({
  leadsOn: true,
  press: (target) => target.click(),
  write: (field: Locator, text) => field.fill(text),
  choose: pressLabel,
  select: async (list, label) => void (await list.selectOption({ label })),
  pick: (option) => option.click(),
  upload: (button, file) => chooseFile(page, () => button.click(), file),
});

/** A patient at a page, who tries again whatever fails. */
export interface Desk {
  readonly page: Page;
  readonly main: Locator;
  /** The open dialog. */
  readonly dialog: Locator;
  readonly dialogs: Dialogs;
  readonly input: InputDriver;
  /** Opens a path and tries again until it is whole. */
  readonly open: (path: string, whole: Locator) => Promise<void>;
  /** Tries again until a part of the page is whole. */
  readonly load: (whole: Locator) => Promise<void>;
  /** Repeats an action, which must make a call, until its result is there and any dialog has closed. */
  readonly until: (done: Locator, act: () => Promise<unknown>) => Promise<void>;
  /** Whether no call is pending and no part of the page is loading. */
  readonly isQuiet: () => Promise<boolean>;
  /** Reloads in the middle of a task, where that is tried. */
  readonly interrupt: (whole: Locator) => Promise<void>;
}

/** Sits down at a page. With the keyboard, a reload comes in the middle of each task. */
export function sitDown(page: Page, { byKeyboard }: { readonly byKeyboard: boolean }): Desk {
  const input = (byKeyboard ? keyboard : mouse)(page);
  const main = page.getByRole('main');
  // A menu is in a dialog too, while it is open.
  const dialog = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .and(page.locator(':not([data-trigger])'));
  const dialogs = createDialogs(page, dialog, { byKeyboard });
  const calls = countCalls(page);
  const ready = page.locator(':not([data-pending])');
  const retry = page.getByRole('button', { name: RETRY }).and(ready).filter({ visible: true }).first();
  const errors = main.or(dialog).getByRole('alert').filter({ hasText: /\S/ });
  // Skeletons too: their calls may start after the response that they follow.
  const loading = page.locator('[data-pending]').or(page.getByText(/^Loading /));
  const isQuiet = async () => calls.isQuiet() && (await loading.count()) === 0;

  /** Waits for a condition, and says what the page showed if it is not met. */
  const wait = async (what: string, condition: () => Promise<boolean>) => {
    await expect
      .poll(condition)
      .toBe(true)
      .catch(async (error: unknown) => {
        const shown = await main.or(dialog).allInnerTexts();
        const pending = calls.pending().join(', ');
        const where = `${page.url()} (calls under way: ${pending || 'none'})`;
        throw new Error(`${what} at ${where}:\n${shown.join('\n')}`, { cause: error });
      });
  };
  /** Presses the button for another try, which may be gone by then, and waits for its call. */
  const pressRetry = async () => {
    const before = calls.made();
    if (!byKeyboard) await retry.click({ timeout: RETRY_TIMEOUT }).catch(() => undefined);
    else {
      const isFocused = () => hasFocus(retry, RETRY_TIMEOUT).catch(() => false);
      await pressUntil(page, 'Tab', async () => !(await retry.isVisible()) || (await isFocused()));
      if ((await retry.isVisible()) && (await isFocused())) await page.keyboard.press('Enter');
    }
    await wait('Another try made no call', async () => calls.made() > before || !(await retry.isVisible()));
  };
  const recover = async (whole: Locator) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await wait(
        'Neither whole nor failed',
        async () => (await isQuiet()) && ((await whole.isVisible()) || (await retry.isVisible())),
      );
      if (await retry.isVisible()) await pressRetry();
      else if (await whole.isVisible()) return;
    }
    throw new Error(`${page.url()} is not whole after ${MAX_TRIES} tries`);
  };
  /** Whether an action has ended: with its result, or with a reason and nothing more to wait for. */
  const hasEnded = async (done: Locator, callsBefore: number) => {
    if (await done.isVisible()) return true;
    if (calls.made() === callsBefore || !(await isQuiet())) return false;
    return (await retry.isVisible()) || (await errors.count()) > 0;
  };
  const until: Desk['until'] = async (done, act) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await wait('Calls do not end', isQuiet);
      if (tries > 0 && (await done.isVisible())) return dialogs.expectClosed();
      if (await retry.isVisible()) {
        await pressRetry();
        continue;
      }
      const before = calls.made();
      await act();
      await wait('An action has no end', () => hasEnded(done, before));
      if (await done.isVisible()) return dialogs.expectClosed();
      await dialogs.expectFocusKept();
    }
    throw new Error(`${page.url()} has no result after ${MAX_TRIES} tries: ${await main.innerText()}`);
  };
  return {
    page,
    main,
    dialog,
    dialogs,
    input,
    open: async (path, whole) => {
      await page.goto(path);
      await recover(whole);
    },
    load: recover,
    until,
    isQuiet,
    interrupt: async (whole) => {
      if (!byKeyboard) return;
      await page.reload();
      await recover(whole);
    },
  };
}
