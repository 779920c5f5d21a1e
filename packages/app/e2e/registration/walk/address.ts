import { expect } from 'playwright/test';
import type { Home } from '../journey.ts';
import { give, goOn, see, until, type Place, type Walker } from './place.ts';

const LABELS: Readonly<Record<keyof Home['written'], string>> = {
  secondAddress: 'Apartment, suite or unit',
  city: 'City',
};

const street = ({ main }: Walker) => main.getByRole('combobox', { name: /Street address/ });

const anyway = ({ main }: Walker) => main.getByRole('button', { name: 'Use this address anyway' });

/** Takes what is suggested; where nothing came, whoever persists goes on typing, as the field says. */
async function takeSuggestion(walker: Walker, taken: RegExp): Promise<void> {
  const { page, hand, journey, persists } = walker;
  const option = page.getByRole('option', { name: taken });
  await until(walker, `${taken} is suggested`, async () => {
    if (await option.isVisible()) return true;
    const { line } = journey.home;
    const none = page.getByText('No suggestions at the moment').filter({ visible: true });
    const isTold = persists && (await none.count()) > 0;
    if (isTold && (await street(walker).inputValue()) !== line) await hand.write(street(walker), line);
    return false;
  });
  await hand.pick(option);
}

/** Where the treatment is sent to: taken from what is suggested, or written, and then checked. */
export const address: Place = {
  heading: /^Where should it go/,
  fill: async (walker) => {
    const { page, main, hand, journey } = walker;
    const { line, suggestion, written } = journey.home;
    await see(walker, street(walker));
    if ((await street(walker).inputValue()) !== line) {
      await hand.write(street(walker), suggestion?.typed ?? line);
      if (suggestion) await takeSuggestion(walker, suggestion.taken);
      else await page.keyboard.press('Escape');
    }
    for (const [part, text] of Object.entries(written)) {
      const label = part === 'city' ? LABELS.city : LABELS.secondAddress;
      await give(walker, main.getByRole('textbox', { name: new RegExp(label) }), text);
    }
  },
  kept: async (walker) => {
    const { line, written } = walker.journey.home;
    await expect(street(walker)).toHaveValue(line);
    await expect(walker.main.getByRole('textbox', { name: /City/ })).toHaveValue(written.city ?? 'Portland');
  },
  send: async (walker) => {
    const { isUnknown = false } = walker.journey.home;
    if (!isUnknown || !(await anyway(walker).isVisible())) await goOn(walker);
    if (!isUnknown) return;
    await see(walker, anyway(walker));
    await walker.hand.press(anyway(walker));
  },
};
