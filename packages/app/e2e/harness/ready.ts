import type { Page } from 'playwright';

/** Waits until script has taken over a page that was painted: before that, a list that is pressed does not open. */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
};
