import { treatmentNames } from '../journey.ts';
import {
  ensureText,
  expectValue,
  pressButton,
  waitForAny,
  waitUntil,
  type PageObject,
} from './pageObject.ts';

/** State and zip code. Switches to the journey's treatment first if the entry page led to another one. */
export const residence: PageObject = {
  heading: /^Where do you live/,
  fill: async (context) => {
    const { main, input, journey } = context;
    const otherTreatment = main.getByRole('link', { name: treatmentNames[journey.treatment] });
    await waitForAny(context, main.getByLabel('Zip code'));
    if (await otherTreatment.isVisible()) {
      await input.press(otherTreatment);
      await waitUntil(context, 'the treatment', async () => !(await otherTreatment.isVisible()));
    }
    // The prerendered page has no submit button.
    await waitForAny(context, main.locator('button[type="submit"]:not([hidden])'));
    // The state follows.
    await ensureText(context, main.getByLabel('Zip code'), '97205');
    await expectValue(main.getByLabel('State'), 'OR');
  },
  expectRestored: async ({ main }) => {
    await expectValue(main.getByLabel('State'), 'OR');
    await expectValue(main.getByLabel('Zip code'), '97205');
  },
  submit: (context) => pressButton(context),
};
