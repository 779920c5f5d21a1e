import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { give, goOn, take, type Place } from './place.ts';

const texts: readonly (readonly [label: string, text: string])[] = [
  ['First name', 'Ada'],
  ['Last name', 'Lovell'],
  ['Month', '2'],
  ['Day', '13'],
  ['Year', '1985'],
];

const gender = (main: Locator, name: 'female' | 'male') =>
  main.getByRole('radio', { name: name === 'female' ? 'Female' : 'Male', exact: true });

/** Who the patient is. */
export const person: Place = {
  heading: /^About you$/,
  fill: async (walker) => {
    const { main, journey } = walker;
    for (const [label, text] of texts) await give(walker, main.getByLabel(label, { exact: true }), text);
    await take(walker, gender(main, journey.gender));
  },
  kept: async ({ main, journey }) => {
    for (const [label, text] of texts) {
      const written = await main.getByLabel(label, { exact: true }).inputValue();
      // A date that was kept is written as the calendar has it.
      expect(written.replace(/^0/, '')).toBe(text);
    }
    await expect(gender(main, journey.gender)).toBeChecked();
  },
  send: (walker) => goOn(walker),
};
