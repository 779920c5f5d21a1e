/** Checks that the sidebar's search finds components by their names in other design systems, and screens by the words on them. */
import type { Browser } from 'playwright';
import { openPage } from './open.ts';

/** A name, and the component that the first result must belong to. */
const searches = [
  ['accordion', 'Disclosure'],
  ['modal', 'Dialog'],
  ['snackbar', 'Toast'],
] as const;

/** Words that a patient sees, and a screen that must be among the first results. */
const screenSearches = [
  ['Order history', 'Order history'],
  ['No orders yet', 'Order history'],
  ['Pause subscription', 'Subscription'],
  ['Skip the next delivery', 'Subscription'],
  ['Forgot password', 'Sign in'],
] as const;

/** Number of results that a designer sees without scrolling. */
const VISIBLE = 10;

/** Texts of the first results: the name, then where it is. */
async function search(
  browser: Browser,
  storybook: string,
  words: string,
): Promise<{ readonly results: readonly string[]; readonly errors: readonly string[] }> {
  const { page, errors } = await openPage(browser, `${storybook}/`);
  try {
    await page.getByRole('searchbox', { name: 'Search for components' }).fill(words);
    await page.getByRole('option').first().waitFor();
    const results = await page.getByRole('option').allInnerTexts();
    return { results: results.slice(0, VISIBLE), errors };
  } finally {
    await page.close();
  }
}

async function searchProblems(
  browser: Browser,
  storybook: string,
  name: string,
  component: string,
): Promise<readonly string[]> {
  const {
    results: [first = ''],
    errors,
  } = await search(browser, storybook, name);
  return first.includes(component) ? errors : [`the first result is "${first}", not ${component}`];
}

async function screenProblems(
  browser: Browser,
  storybook: string,
  words: string,
  screen: string,
): Promise<readonly string[]> {
  const { results, errors } = await search(browser, storybook, words);
  const isFound = results.some((result) => result.includes('Screens') && result.includes(screen));
  return isFound ? errors : [`"${words}" finds ${results.join(' | ')}, not ${screen}`];
}

/** Checks of all names and words. */
export const searchVisits = (browser: Browser, storybook: string) => [
  ...searches.map(([name, component]) => ({
    name: `search for ${name}`,
    problems: () => searchProblems(browser, storybook, name, component),
  })),
  ...screenSearches.map(([words, screen]) => ({
    name: `search for the screen with "${words}"`,
    problems: () => screenProblems(browser, storybook, words, screen),
  })),
];
