/** Checks that the sidebar's search finds components by their names in other design systems, and screens by the words on them. */
import type { Browser } from 'playwright';
import { openPage } from './open.ts';

/** What a designer types, and parts of the first result: the name of the component or screen, and where it is. */
const searches = [
  ['accordion', 'Disclosure'],
  ['modal', 'Dialog'],
  ['snackbar', 'Toast'],
  ['Order history', 'Screens', 'Order history'],
  ['No orders yet', 'Screens', 'Order history'],
  ['Pause subscription', 'Screens', 'Subscription'],
  ['Skip the next delivery', 'Screens', 'Subscription'],
] as const;

async function searchProblems(
  browser: Browser,
  storybook: string,
  words: string,
  expected: readonly string[],
): Promise<readonly string[]> {
  const { page, errors } = await openPage(browser, `${storybook}/`);
  try {
    await page.getByRole('searchbox', { name: 'Search for components' }).fill(words);
    const first = await page.getByRole('option').first().innerText();
    return expected.every((part) => first.includes(part))
      ? errors
      : [`the first result is "${first}", not ${expected.join(', ')}`];
  } finally {
    await page.close();
  }
}

/** Checks of all searches. */
export const searchVisits = (browser: Browser, storybook: string) =>
  searches.map(([words, ...expected]) => ({
    name: `search for ${words}`,
    problems: () => searchProblems(browser, storybook, words, expected),
  }));
