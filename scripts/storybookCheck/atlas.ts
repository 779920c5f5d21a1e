/** Checks that the Atlas loads a story only when its preview is opened. */
import type { Browser } from 'playwright';
import { openPage } from './open.ts';

async function previewProblems(browser: Browser, storybook: string): Promise<readonly string[]> {
  const { page, errors } = await openPage(
    browser,
    `${storybook}/iframe.html?viewMode=story&id=atlas--specification`,
  );
  try {
    const previews = page.locator('summary');
    await previews.first().waitFor();
    const before = await page.locator('iframe').count();
    await previews.first().click();
    await page.frameLocator('iframe').locator('#storybook-root > *').first().waitFor();
    const after = await page.locator('iframe').count();
    return before === 0 && after === 1
      ? errors
      : [`${before} frames before, ${after} after opening a preview`];
  } finally {
    await page.close();
  }
}

/** Check of a preview. */
export const atlasVisits = (browser: Browser, storybook: string) => [
  { name: 'preview in the Atlas', problems: () => previewProblems(browser, storybook) },
];
