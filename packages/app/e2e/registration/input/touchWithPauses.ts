import type { Locator } from 'playwright';
import { chooseRadio } from './keyboard.ts';
import type { CreateInputDriver } from './inputDriver.ts';
import { touch } from './touch.ts';

/** Touch input, but single answers are only selected, so that a test can interfere before the next question. */
export const touchWithPauses: CreateInputDriver = (page) => {
  const driver = touch(page);
  return {
    ...driver,
    leadsOn: false,
    choose: async (control: Locator) =>
      (await control.getAttribute('type')) === 'radio' ? chooseRadio(page, control) : driver.choose(control),
  };
};
