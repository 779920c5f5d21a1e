import type { Locator } from 'playwright';
import { expect } from '../../harness/expect.ts';
import { ensureChecked, ensureText, pressButton, type PageObject } from './pageObject.ts';

const texts: readonly (readonly [label: string, text: string])[] = [
  ['First name', 'Ada'],
  ['Last name', 'Lovell'],
  ['Month', '2'],
  ['Day', '13'],
  ['Year', '1985'],
];

const genderRadio = (main: Locator, gender: 'female' | 'male') =>
  main.getByRole('radio', { name: gender === 'female' ? 'Female' : 'Male', exact: true });

export const aboutYou: PageObject = {
  heading: /^About you$/,
  fill: async (context) => {
    const { main, journey } = context;
    for (const [label, text] of texts)
      await ensureText(context, main.getByLabel(label, { exact: true }), text);
    await ensureChecked(context, genderRadio(main, journey.gender));
  },
  expectKept: async ({ main, journey }) => {
    for (const [label, text] of texts) {
      const value = await main.getByLabel(label, { exact: true }).inputValue();
      // Restored dates have two-digit months and days.
      expect(value.replace(/^0/, '')).toBe(text);
    }
    await expect(genderRadio(main, journey.gender)).toBeChecked();
  },
  submit: (context) => pressButton(context),
};
