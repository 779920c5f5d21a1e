import type { InputDriver } from './inputDriver.ts';

/** Position of the indicator in a choice card or checkbox, in px; the label's text may contain links. */
const INDICATOR = { x: 14, y: 14 };

/** Mouse and keyboard in any engine. */
export const mouse: InputDriver = {
  autoAdvances: true,
  press: (target, timeout) => target.click(timeout === undefined ? {} : { timeout }),
  async write(field, text) {
    await field.click();
    if ((await field.inputValue()) !== '') await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
  },
  choose: (control) => control.locator('xpath=ancestor::label[1]').click({ position: INDICATOR }),
  select: async (list, label) => void (await list.selectOption({ label })),
  pick: (option) => option.click(),
  // WebKit's driver does not support file dialogs.
  upload: (button, file) => button.locator('xpath=following::input[@type="file"][1]').setInputFiles(file),
};
