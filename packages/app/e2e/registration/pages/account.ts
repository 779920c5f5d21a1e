import { demoPassword } from '@patient/api/sandbox';
import { ensureChecked, ensureText, pressButton, waitForAny, type PageObject } from './pageObject.ts';

const SUBMIT = /^(Create account|Continue)$/;

/** Password and consents. Has no expectRestored: neither survives a reload, for privacy. */
export const account: PageObject = {
  heading: /^Your account$/,
  fill: async (context) => {
    const { main } = context;
    await waitForAny(context, main.getByRole('button', { name: SUBMIT }));
    const password = main.getByLabel('Password', { exact: true });
    if (await password.isVisible()) await ensureText(context, password, demoPassword);
    for (const checkbox of await main.getByRole('checkbox').all()) await ensureChecked(context, checkbox);
  },
  submit: (context) => pressButton(context, SUBMIT),
};
