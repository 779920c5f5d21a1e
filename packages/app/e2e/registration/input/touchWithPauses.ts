import type { Locator } from 'playwright';
import { chooseRadio } from './keyboard.ts';
import type { CreateInputDriver } from './inputDriver.ts';
import { touch } from './touch.ts';

/** Touch input that selects single answers without opening the next question, so that a test can interfere before that. */
export const touchWithPauses: CreateInputDriver = (page) => {
  const driver = touch(page);
  return {
    ...driver,
    autoAdvances: false,
    choose: async (control: Locator) =>
      (await control.getAttribute('type')) === 'radio' ? chooseRadio(page, control) : driver.choose(control),
  };
};
