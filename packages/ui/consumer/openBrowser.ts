import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { browserFlags, findBrowser } from '../../../tools/browser.ts';
import { type Served, serveFolder } from '../../../tools/serveFolder.ts';
import { themeColors, type TokenTree } from '../src/theme/inspect.ts';

/** Opened page with its warnings and errors, which are updated while it runs. */
interface OpenedPage {
  readonly page: Page;
  readonly problems: readonly string[];
}

/** Starts a browser for the tests of a file. Returns a function that serves a folder and opens a page of it. */
export function openBrowser(): (folder: string, path: string) => Promise<OpenedPage> {
  let browser: Browser | undefined;
  const servers: Served[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(servers.map((served) => served.close()));
  });
  return async (folder, path) => {
    if (!browser) throw new Error('No browser is running');
    const served = await serveFolder(folder);
    servers.push(served);
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(`${served.url}${path}`);
    return { page, problems };
  };
}

/** Computed accent of the page, background of its button, and height of the button. */
export const buttonStyle = (page: Page) =>
  page.getByRole('button', { name: 'Continue' }).evaluate((element) => {
    const accent = getComputedStyle(element).getPropertyValue('--color-accent-solid-rest').trim();
    const probe = document.createElement('i');
    probe.style.color = accent;
    document.body.append(probe);
    const isFilled = getComputedStyle(element).backgroundColor === getComputedStyle(probe).color;
    return { accent, isFilled, height: element.getBoundingClientRect().height };
  });

/** Expected style of a button with a brand's tokens. */
export const buttonOf = (tokens: TokenTree = {}) => ({
  accent: themeColors(tokens, 'light').get('color.accent.solid.rest'),
  isFilled: true,
  height: expect.toSatisfy((height: number) => height >= 44),
});
