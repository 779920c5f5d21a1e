/** Checks that the sidebar's search finds components by their names in other design systems. */
import type { Browser } from 'playwright';
import { openPage } from './open.ts';

/** A name, and the component that the first result must belong to. */
const searches = [
  ['accordion', 'Disclosure'],
  ['modal', 'Dialog'],
  ['snackbar', 'Toast'],
] as const;

async function searchProblems(
  browser: Browser,
  storybook: string,
  name: string,
  component: string,
): Promise<readonly string[]> {
  const { page, errors } = await openPage(browser, `${storybook}/`);
  try {
    await page.getByRole('searchbox', { name: 'Search for components' }).fill(name);
    const first = await page.getByRole('option').first().innerText();
    return first.includes(component) ? errors : [`the first result is "${first}", not ${component}`];
  } finally {
    await page.close();
  }
}

/** Checks of all names. */
export const searchVisits = (browser: Browser, storybook: string) =>
  searches.map(([name, component]) => ({
    name: `search for ${name}`,
    problems: () => searchProblems(browser, storybook, name, component),
  }));
