import { expect } from '../../harness/expect.ts';
import { treatmentNames } from '../journey.ts';
import { ensureText, pressButton, waitForAny, type PageObject } from './pageObject.ts';

/** State and zip code. Switches to the journey's treatment first if the entry page led to another one. */
export const residence: PageObject = {
  heading: /^Where do you live/,
  fill: async (context) => {
    const { main, input, journey } = context;
    const otherTreatment = main.getByRole('link', { name: treatmentNames[journey.treatment] });
    await waitForAny(context, main.getByLabel('Zip code'));
    if (await otherTreatment.isVisible()) {
      await input.press(otherTreatment);
      await expect(otherTreatment).toBeHidden();
    }
    // The prerendered page has no submit button.
    await waitForAny(context, main.locator('button[type="submit"]:not([hidden])'));
    const state = main.getByLabel('State');
    if ((await state.inputValue()) !== 'OR') await input.select(state, 'Oregon');
    await ensureText(context, main.getByLabel('Zip code'), '97205');
  },
  expectKept: async ({ main }) => {
    await expect(main.getByLabel('State')).toHaveValue('OR');
    await expect(main.getByLabel('Zip code')).toHaveValue('97205');
  },
  submit: (context) => pressButton(context),
};
