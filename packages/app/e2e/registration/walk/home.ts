import { expect } from 'playwright/test';
import { treatmentNames } from '../journey.ts';
import { give, goOn, see, type Place } from './place.ts';

/** Where the patient lives; whoever came in at the door of another treatment takes the right one first. */
export const home: Place = {
  heading: /^Where do you live/,
  fill: async (walker) => {
    const { page, main, hand, journey } = walker;
    const other = main.getByRole('link', { name: treatmentNames[journey.treatment] });
    await see(walker, main.getByLabel('Zip code'));
    if (await other.isVisible()) {
      await hand.press(other);
      await expect(other).toBeHidden();
    }
    // Painted, it is none yet, and a list that is pressed does not open.
    await see(walker, main.locator('button[type="submit"]:not([hidden])'));
    const state = main.getByRole('button', { name: /State/ });
    if (!(await state.textContent())?.includes('Oregon')) {
      await hand.press(state);
      await hand.pick(page.getByRole('option', { name: 'Oregon', exact: true }));
    }
    await give(walker, main.getByLabel('Zip code'), '97205');
  },
  kept: async ({ main }) => {
    await expect(main.getByRole('button', { name: /State/ })).toContainText('Oregon');
    await expect(main.getByLabel('Zip code')).toHaveValue('97205');
  },
  send: (walker) => goOn(walker),
};
