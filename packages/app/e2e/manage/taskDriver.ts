import type { Locator, Page } from 'playwright';
import { expect } from '../harness/expect.ts';
import { hasFocus, pressUntil } from '../harness/tabTo.ts';
import { chooseFile } from '../registration/input/chooseFile.ts';
import { keyboard } from '../registration/input/keyboard.ts';
import type { CreateInputDriver, InputDriver } from '../registration/input/inputDriver.ts';
import { pressLabel } from '../harness/pressLabel.ts';
import { countCalls } from './countCalls.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';

/** More than the calls of any step. */
const MAX_TRIES = 12;

/** How long to wait for a button that may disappear, milliseconds. */
const RETRY_TIMEOUT = 4_000;

const RETRY = /^(Try again|Reload the page)$/;

const mouse: CreateInputDriver = (page) => ({
  autoAdvances: true,
  press: (target) => target.click(),
  write: (field: Locator, text) => field.fill(text),
  choose: pressLabel,
  select: async (list, label) => void (await list.selectOption({ label })),
  pick: (option) => option.click(),
  upload: (button, file) => chooseFile(page, () => button.click(), file),
});

/** Runs the tasks of a patient on a page and retries whatever fails. */
export interface TaskDriver {
  readonly page: Page;
  readonly main: Locator;
  readonly dialog: Locator;
  readonly dialogs: Dialogs;
  readonly input: InputDriver;
  /** Opens a path and retries until an element is visible. */
  readonly open: (path: string, loaded: Locator) => Promise<void>;
  /** Retries until an element is visible and no call is pending. */
  readonly load: (loaded: Locator) => Promise<void>;
  /** Repeats an action, which must make a call, until its result is visible and any dialog has closed. */
  readonly until: (done: Locator, act: () => Promise<unknown>) => Promise<void>;
  /** Whether no call is pending and no part of the page is loading. */
  readonly isQuiet: () => Promise<boolean>;
  /** Reloads during a task, with the keyboard only. */
  readonly interrupt: (loaded: Locator) => Promise<void>;
}

/** Creates a driver for a page. With the keyboard, it also reloads the page during each task. */
export function createTaskDriver(page: Page, { byKeyboard }: { readonly byKeyboard: boolean }): TaskDriver {
  const input = (byKeyboard ? keyboard : mouse)(page);
  const main = page.getByRole('main');
  // Without open menus, which are dialogs, too.
  const dialog = page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .and(page.locator(':not([data-trigger])'));
  const dialogs = createDialogs(page, dialog, { byKeyboard });
  const calls = countCalls(page);
  // Roles include the page behind an open dialog, which is inert.
  const ready = page.locator(':not([data-pending], [inert] *)');
  const retry = page.getByRole('button', { name: RETRY }).and(ready).filter({ visible: true }).first();
  const errors = main.or(dialog).getByRole('alert').filter({ hasText: /\S/ });
  // Includes skeletons: their calls may start only after another response.
  const loading = page.locator('[data-pending]').or(page.getByText(/^Loading /));
  const isQuiet = async () => calls.isQuiet() && (await loading.count()) === 0;

  /** Waits for a condition; if it is not met, the error contains the text of the page. */
  const wait = async (what: string, condition: () => Promise<boolean>) => {
    await expect
      .poll(condition)
      .toBe(true)
      .catch(async (error: unknown) => {
        const shown = await main.or(dialog).allInnerTexts();
        const pending = calls.pending().join(', ');
        const where = `${page.url()} (pending calls: ${pending || 'none'})`;
        throw new Error(`${what} at ${where}:\n${shown.join('\n')}`, { cause: error });
      });
  };
  /** Presses the retry button, unless it disappears, and waits for its call. */
  const pressRetry = async () => {
    const before = calls.count();
    if (!byKeyboard) await retry.click({ timeout: RETRY_TIMEOUT }).catch(() => undefined);
    else {
      const isFocused = () => hasFocus(retry, RETRY_TIMEOUT).catch(() => false);
      await pressUntil(page, 'Tab', async () => !(await retry.isVisible()) || (await isFocused()));
      if ((await retry.isVisible()) && (await isFocused())) await page.keyboard.press('Enter');
    }
    await wait('Retrying made no call', async () => calls.count() > before || !(await retry.isVisible()));
  };
  const recover = async (loaded: Locator) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await wait(
        'Neither loaded nor failed',
        async () => (await isQuiet()) && ((await loaded.isVisible()) || (await retry.isVisible())),
      );
      if (await retry.isVisible()) await pressRetry();
      else if (await loaded.isVisible()) return;
    }
    throw new Error(`${page.url()} has not loaded after ${MAX_TRIES} tries`);
  };
  /** Whether an action has ended: with its result, or with an error and no pending call. */
  const hasEnded = async (done: Locator, callsBefore: number) => {
    if (await done.isVisible()) return true;
    if (calls.count() === callsBefore || !(await isQuiet())) return false;
    return (await retry.isVisible()) || (await errors.count()) > 0;
  };
  const until: TaskDriver['until'] = async (done, act) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await wait('Calls do not end', isQuiet);
      if (tries > 0 && (await done.isVisible())) return dialogs.expectClosed();
      if (await retry.isVisible()) {
        await pressRetry();
        continue;
      }
      const before = calls.count();
      await act();
      await wait('The action does not end', () => hasEnded(done, before));
      if (await done.isVisible()) return dialogs.expectClosed();
      await dialogs.expectFocusInside();
    }
    throw new Error(`${page.url()} has no result after ${MAX_TRIES} tries: ${await main.innerText()}`);
  };
  return {
    page,
    main,
    dialog,
    dialogs,
    input,
    open: async (path, loaded) => {
      await page.goto(path);
      await recover(loaded);
    },
    load: recover,
    until,
    isQuiet,
    interrupt: async (loaded) => {
      if (!byKeyboard) return;
      await page.reload();
      await recover(loaded);
    },
  };
}
