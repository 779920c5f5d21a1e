import { type Browser, type BrowserContext, type Page, chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../tools/browser.ts';

/** Timeout in ms for a page to load, long enough for a busy machine. */
const TIMEOUT = 60_000;

/** Page of Storybook with its errors. */
export interface MonitoredPage {
  readonly page: Page;
  /** Console errors, exceptions and missing files since the page was opened. */
  readonly errors: readonly string[];
}

/** @param flags additional command-line flags */
export const openBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, ...flags] });

/** Settings of a context for pages of Storybook. */
export const pageOptions = {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
} as const;

/** Opens a page at a URL: in a browser with separate storage and service worker, in a context with the context's. */
export async function openPage(opener: Browser | BrowserContext, url: string): Promise<MonitoredPage> {
  const page = 'newContext' in opener ? await opener.newPage(pageOptions) : await opener.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const errors: string[] = [];
  page.on('console', (message) => {
    // Missing files are reported below, with their URL.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => errors.push(`exception: ${error.message.slice(0, 300)}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && pathname !== '/favicon.ico')
      errors.push(`${response.status()}: ${pathname}`);
  });
  await page.goto(url);
  return { page, errors };
}
