import type { Locator, Page } from 'playwright';
import { expect } from '../harness/expect.ts';
import { hasFocus, pressUntil } from '../harness/tabTo.ts';
import { SLOWDOWN } from '../harness/timeout.ts';
import { keyboard } from '../registration/input/keyboard.ts';
import type { CreateInputDriver, InputDriver } from '../registration/input/inputDriver.ts';
import { pressLabel } from '../harness/pressLabel.ts';

/** More tries than any step has calls. */
const MAX_TRIES = 12;

/** Milliseconds to wait for a button that may be gone. */
const RETRY_TIMEOUT = 2_000 * SLOWDOWN;

const RETRY = /^(Try again|Reload the page)$/;

const mouse: CreateInputDriver = () => ({
  leadsOn: true,
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: pressLabel,
  pick: (option) => option.click(),
});

/** A patient at a page, who tries again whatever fails. */
export interface Desk {
  readonly page: Page;
  readonly main: Locator;
  /** The open dialog. */
  readonly dialog: Locator;
  readonly input: InputDriver;
  /** Opens a path and tries again until it is whole. */
  readonly open: (path: string, whole: Locator) => Promise<void>;
  /** Tries again until a part of the page is whole. */
  readonly load: (whole: Locator) => Promise<void>;
  /** Repeats an action, which must make a call, until its result is there. */
  readonly until: (done: Locator, act: () => Promise<unknown>) => Promise<void>;
  /** Reloads in the middle of a task, where that is tried. */
  readonly interrupt: (whole: Locator) => Promise<void>;
}

/** Counts the page's calls to the service. */
function countCalls(page: Page) {
  const pending = new Set<object>();
  let made = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/service/')) return;
    made += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { made: () => made, isQuiet: () => pending.size === 0 };
}

/** Sits down at a page. With the keyboard, a reload comes in the middle of each task. */
export function sitDown(page: Page, { byKeyboard }: { readonly byKeyboard: boolean }): Desk {
  const input = (byKeyboard ? keyboard : mouse)(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const calls = countCalls(page);
  const ready = page.locator(':not([data-pending])');
  const retry = page.getByRole('button', { name: RETRY }).and(ready).filter({ visible: true }).first();
  const errors = main.or(dialog).getByRole('alert').filter({ hasText: /\S/ });
  const isQuiet = async () => calls.isQuiet() && (await page.locator('[data-pending]').count()) === 0;

  /** Presses the button for another try, which may be gone by then. */
  const pressRetry = async () => {
    if (!byKeyboard) return void (await retry.click({ timeout: RETRY_TIMEOUT }).catch(() => undefined));
    await pressUntil(
      page,
      'Tab',
      async () => !(await retry.isVisible()) || (await hasFocus(retry).catch(() => false)),
    );
    if (await retry.isVisible()) await page.keyboard.press('Enter');
  };
  const recover = async (whole: Locator) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await expect
        .poll(async () => (await isQuiet()) && ((await whole.isVisible()) || (await retry.isVisible())))
        .toBe(true);
      if (await retry.isVisible()) await pressRetry();
      else if (await whole.isVisible()) return;
    }
    throw new Error(`${page.url()} is not whole after ${MAX_TRIES} tries`);
  };
  const until: Desk['until'] = async (done, act) => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const before = calls.made();
      if (await retry.isVisible()) await pressRetry();
      else await act();
      await expect
        .poll(async () => {
          if (await done.isVisible()) return true;
          if (calls.made() === before || !(await isQuiet())) return false;
          return (await retry.isVisible()) || (await errors.count()) > 0;
        })
        .toBe(true);
      if (await done.isVisible()) return;
    }
    throw new Error(`${page.url()} has no result after ${MAX_TRIES} tries: ${await main.innerText()}`);
  };
  return {
    page,
    main,
    dialog,
    input,
    open: async (path, whole) => {
      await page.goto(path);
      await recover(whole);
    },
    load: recover,
    until,
    interrupt: async (whole) => {
      if (!byKeyboard) return;
      await page.reload();
      await recover(whole);
    },
  };
}
