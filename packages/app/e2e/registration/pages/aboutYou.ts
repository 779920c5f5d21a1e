import type { Target } from '../../harness/screen.ts';
import {
  ensureChecked,
  ensureText,
  expectChecked,
  expectValue,
  pressButton,
  type PageObject,
} from './pageObject.ts';

const texts: readonly (readonly [label: string, text: string])[] = [
  ['First name', 'Ada'],
  ['Last name', 'Lovell'],
  ['Month', '2'],
  ['Day', '13'],
  ['Year', '1985'],
];

const genderRadio = (main: Target, gender: 'female' | 'male') =>
  main.getByRole('radio', { name: gender === 'female' ? 'Female' : 'Male', exact: true });

export const aboutYou: PageObject = {
  heading: /^About you$/,
  fill: async (context) => {
    const { main, journey } = context;
    for (const [label, text] of texts)
      await ensureText(context, main.getByLabel(label, { exact: true }), text);
    await ensureChecked(context, genderRadio(main, journey.gender));
  },
  expectRestored: async ({ main, journey }) => {
    // Restored dates have two-digit months and days.
    for (const [label, text] of texts)
      await expectValue(main.getByLabel(label, { exact: true }), new RegExp(`^0?${text}$`));
    await expectChecked(genderRadio(main, journey.gender));
  },
  submit: (context) => pressButton(context),
};
