import { demoPassword } from '@patient/api/sandbox';
import { expect } from 'playwright/test';
import { give, goOn, type Place, type Walker } from './place.ts';

const EMAIL = 'ada.lovell@example.com';
const PHONE = '(415) 555-0132';

const password = ({ main }: Walker) => main.getByLabel('Password', { exact: true });

/** How the patient is reached; where signing up was heard and not answered, the account is there and wants its password. */
export const contact: Place = {
  heading: /^How do we reach you/,
  fill: async (walker, { offer }) => {
    if (offer.startsWith('Password')) return give(walker, password(walker), demoPassword);
    await give(walker, walker.main.getByRole('textbox', { name: 'Email' }), EMAIL);
    const phone = walker.main.getByRole('textbox', { name: 'Phone' });
    if ((await phone.inputValue()) !== PHONE) await walker.hand.write(phone, '4155550132');
  },
  kept: async ({ main }) => {
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL);
    await expect(main.getByRole('textbox', { name: 'Phone' })).toHaveValue(PHONE);
  },
  send: (walker, { offer }) => goOn(walker, offer.startsWith('Password') ? 'Sign in' : 'Continue'),
};
