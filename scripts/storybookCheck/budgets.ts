/** Checks how much code a story loads in the built Storybook. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

/** Maximum requests and kilobytes (gzip) of a story on its own page. */
const budgets = [
  { story: 'components-button--default', requests: 60, kilobytes: 1_000 },
  { story: 'screens-subscriptions-subscriptions--next-steps', requests: 200, kilobytes: 1_200 },
];

async function budgetProblems(
  browser: Browser,
  storybook: string,
  { story, requests, kilobytes }: (typeof budgets)[number],
): Promise<readonly string[]> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    // Responses of the sandbox in the page are not downloads.
    if (!response.fromServiceWorker())
      sizes.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  try {
    await page.goto(`${storybook}/iframe.html?viewMode=story&id=${story}`, { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
    return [
      sizes.length > requests && `${sizes.length} requests, more than ${requests}`,
      total > kilobytes && `${total.toFixed(0)} kB, more than ${kilobytes}`,
    ].filter((problem) => problem !== false);
  } finally {
    await page.close();
  }
}

/** Checks of all budgets. */
export const budgetVisits = (browser: Browser, storybook: string) =>
  budgets.map((budget) => ({
    name: `budget of ${budget.story}`,
    problems: () => budgetProblems(browser, storybook, budget),
  }));
