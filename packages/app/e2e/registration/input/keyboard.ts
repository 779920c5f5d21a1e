import type { Locator, Page } from 'playwright';
import { expect } from '../../harness/expect.ts';
import { hasFocus, pressUntil, tabTo } from '../../harness/tabTo.ts';
import { chooseFile } from './chooseFile.ts';
import type { CreateInputDriver } from './inputDriver.ts';

/** Selects with the arrow keys, which do not open the next question. */
export async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  const group = radio.locator('xpath=ancestor::*[@role="radiogroup"][1]');
  await expect(group).toBeVisible();
  await pressUntil(page, 'Tab', () => group.evaluate((element) => element.contains(document.activeElement)));
  await pressUntil(page, 'ArrowDown', () => hasFocus(radio));
  if (await radio.isChecked()) return;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
}

/** Whether an option has focus or is the active descendant of its field. */
const isActive = (option: Locator) =>
  option.evaluate(
    (element) =>
      element.matches(':focus') ||
      document.activeElement?.getAttribute('aria-activedescendant') === element.id,
  );

async function pressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Keyboard input only: focus moves with Tab, arrow keys or the page's own focus management. */
export const keyboard: CreateInputDriver = (page) => ({
  autoAdvances: false,
  press: (target: Locator) => pressEnter(page, target),
  write: async (field: Locator, text) => {
    await tabTo(page, field);
    if ((await field.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  choose: async (control: Locator) => {
    if ((await control.getAttribute('type')) === 'radio') return chooseRadio(page, control);
    await tabTo(page, control);
    await page.keyboard.press('Space');
  },
  select: async (list: Locator, label) => {
    await tabTo(page, list);
    await page.keyboard.type(label);
    await expect(list.locator('option:checked')).toHaveText(label);
  },
  pick: async (option: Locator) => {
    await expect(option).toBeVisible();
    await pressUntil(page, 'ArrowDown', () => isActive(option));
    await page.keyboard.press('Enter');
  },
  upload: (button: Locator, file) => chooseFile(page, () => pressEnter(page, button), file),
});
