import { demoPassword } from '@patient/api/sandbox';
import { give, goOn, see, take, type Place } from './place.ts';

/** Password and consents; neither outlives a reload: a secret is not kept, and nobody agrees for the patient. */
export const account: Place = {
  heading: /^Your account$/,
  fill: async (walker) => {
    const { main } = walker;
    const send = main.getByRole('button', { name: /^(Create account|Go on)$/ });
    await see(walker, send);
    const password = main.getByLabel('Password', { exact: true });
    if (await password.isVisible()) await give(walker, password, demoPassword);
    for (const box of await main.getByRole('checkbox').all()) await take(walker, box);
  },
  send: (walker) => goOn(walker, /^(Create account|Go on)$/),
};
