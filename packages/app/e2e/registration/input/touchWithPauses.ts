import type { Locator } from 'playwright';
import { chooseRadio } from './keyboard.ts';
import type { CreateInputDriver } from './inputDriver.ts';
import { touch } from './touch.ts';

/** Touch input that selects answers without opening the next question, so that a test can interfere before that. */
export const touchWithPauses: CreateInputDriver = (page) => {
  const driver = touch(page);
  return {
    ...driver,
    autoAdvances: false,
    choose: async (control: Locator) => {
      if ((await control.getAttribute('type')) === 'radio') return chooseRadio(page, control);
      await control.focus();
      await page.keyboard.press('Space');
    },
  };
};
