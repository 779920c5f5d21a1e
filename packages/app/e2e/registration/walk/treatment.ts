import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { goOn, see, take, until, type Place, type Walker } from './place.ts';
import { isIdle } from './trouble.ts';

/** Treatments whose choices stand on one page, and the last choice of the others. */
const WHOLE: ReadonlySet<string> = new Set(['hl', 'ag']);
const LAST = 'How often shall we deliver?';

/** What is wanted and offered at the moment. */
async function offered(walker: Walker): Promise<readonly Locator[]> {
  const { main, journey } = walker;
  await see(walker, main.getByRole('radio').first());
  const wanted = journey.plan.map((name) => main.getByRole('radio', { name, exact: true }));
  const isThere = await Promise.all(wanted.map((radio) => radio.isVisible()));
  return wanted.filter((_, place) => isThere[place]);
}

/** The choices of a plan; one may bring up the next, on a page of its own or below. */
export const treatment: Place = {
  heading: /^Choose your plan$/,
  fill: async (walker, { part }) => {
    const { main, journey } = walker;
    for (let chosen = -1, there = await offered(walker); chosen < there.length;) {
      chosen = there.length;
      for (const radio of there) {
        await take(walker, radio);
        await expect(radio).toBeChecked();
      }
      there = await offered(walker);
    }
    if (!WHOLE.has(journey.treatment) && part !== LAST) return;
    const addons = journey.addons.map((name) => main.getByRole('checkbox', { name, exact: true }));
    for (const addon of addons) await see(walker, addon);
    // Each is kept as it is chosen; where that fails the mark goes out again.
    await until(walker, `${journey.addons.join(' and ')} are added`, async () => {
      if (!(await isIdle(walker))) return false;
      for (const addon of addons) {
        if (await addon.isChecked()) continue;
        await take(walker, addon);
        return false;
      }
      return isIdle(walker);
    });
  },
  kept: async (walker) => {
    for (const radio of await offered(walker)) await expect(radio).toBeChecked();
  },
  send: (walker) => goOn(walker),
};
