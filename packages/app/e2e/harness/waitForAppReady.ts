import type { Page } from 'playwright';

/** Waits for hydration: a prerendered page is visible before its controls work. */
export const waitForAppReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
};
