import { demoPassword } from '@patient/api/sandbox';
import { ensureText, expectValue, pressButton, type PageObject } from './pageObject.ts';
import type { PageLocation } from './pageLocation.ts';

const EMAIL = 'ada.lovell@example.com';
const PHONE = '(415) 555-0132';

/** After a lost sign-up response the account exists, so the page shows a password field. */
const hasPasswordField = ({ firstLabel }: PageLocation) => firstLabel.startsWith('Password');

export const contact: PageObject = {
  heading: /^How do we reach you/,
  fill: async (context, location) => {
    const { main, input } = context;
    if (hasPasswordField(location))
      return ensureText(context, main.getByLabel('Password', { exact: true }), demoPassword);
    await ensureText(context, main.getByRole('textbox', { name: 'Email' }), EMAIL);
    const phone = main.getByRole('textbox', { name: 'Phone' });
    if ((await phone.inputValue()) !== PHONE) await input.write(phone, '4155550132');
  },
  expectRestored: async ({ main }) => {
    await expectValue(main.getByRole('textbox', { name: 'Email' }), EMAIL);
    await expectValue(main.getByRole('textbox', { name: 'Phone' }), PHONE);
  },
  submit: (context, location) => pressButton(context, hasPasswordField(location) ? 'Sign in' : 'Continue'),
};
