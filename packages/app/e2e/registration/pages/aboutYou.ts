import { demoPassword } from '@patient/api/sandbox';
import type { Target } from '../../harness/screen.ts';
import {
  ensureChecked,
  ensureText,
  expectChecked,
  expectValue,
  pressButton,
  type PageObject,
} from './pageObject.ts';
import type { PageLocation } from './pageLocation.ts';

const EMAIL = 'ada.lovell@example.com';
const PHONE = '(415) 555-0132';

const texts: readonly (readonly [label: string, text: string])[] = [
  ['First name', 'Ada'],
  ['Last name', 'Lovell'],
  ['Month', '2'],
  ['Day', '13'],
  ['Year', '1985'],
];

const genderRadio = (main: Target, gender: 'female' | 'male') =>
  main.getByRole('radio', { name: gender === 'female' ? 'Female' : 'Male', exact: true });

/** After a lost sign-up response the account exists, so the page shows a password field. */
const hasPasswordField = ({ firstLabel }: PageLocation) => firstLabel.startsWith('Password');

/** Names, birth date, gender, email and phone. */
export const aboutYou: PageObject = {
  heading: /^About you$/,
  fill: async (context, location) => {
    const { main, input, journey } = context;
    if (hasPasswordField(location))
      return ensureText(context, main.getByLabel('Password', { exact: true }), demoPassword);
    for (const [label, text] of texts)
      await ensureText(context, main.getByLabel(label, { exact: true }), text);
    await ensureChecked(context, genderRadio(main, journey.gender));
    await ensureText(context, main.getByRole('textbox', { name: 'Email' }), EMAIL);
    const phone = main.getByRole('textbox', { name: 'Phone' });
    if ((await phone.inputValue()) !== PHONE) await input.write(phone, '4155550132');
  },
  expectRestored: async ({ main, journey }) => {
    // Restored dates have two-digit months and days.
    for (const [label, text] of texts)
      await expectValue(main.getByLabel(label, { exact: true }), new RegExp(`^0?${text}$`));
    await expectChecked(genderRadio(main, journey.gender));
    await expectValue(main.getByRole('textbox', { name: 'Email' }), EMAIL);
    await expectValue(main.getByRole('textbox', { name: 'Phone' }), PHONE);
  },
  submit: (context, location) => pressButton(context, hasPasswordField(location) ? 'Sign in' : 'Continue'),
};
