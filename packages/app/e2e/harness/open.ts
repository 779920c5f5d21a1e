import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { browserFlags, findBrowser } from '../../../../tools/browser.ts';
import { startApp, type RunningApp, type StartOptions } from './app.ts';
import { watchPage, type Watch } from './watch.ts';

/** A page of the app, with nobody signed in. */
export interface OpenPage {
  readonly page: Page;
  readonly watch: Watch;
}

/** What a group of tests shares. */
export interface Stage {
  /** The app of this test; its data is nobody else's. */
  readonly app: RunningApp;
  /** Opens a page of one brand in a browser profile of its own. The test fails when the page misbehaves. */
  readonly open: (brandId: string, device?: BrowserContextOptions) => Promise<OpenPage>;
}

/** Milliseconds a step may take before it counts as failed: far more than the slowest step needs on a busy machine. */
const PATIENCE = 15_000;

const present = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The stage is set when the tests of its group begin');
  return value;
};

/** Gives each test of this group an app with data of its own, and the group one browser; clears both away. */
export function setStage({ dist }: Pick<StartOptions, 'dist'> = {}): Stage {
  let app: RunningApp | undefined;
  let browser: Browser | undefined;
  const opened: OpenPage[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  });
  beforeEach(async () => {
    app = await startApp({ checkContract: true, dist });
  });
  afterEach(async () => {
    // Pages go before the app does, so that no last request of theirs counts as a failure.
    const pages = opened.splice(0);
    await Promise.all(pages.map(({ page }) => page.context().close()));
    const breaches = await app?.breaches();
    await app?.stop();
    expect(breaches).toEqual([]);
    expect(pages.flatMap(({ watch }) => watch.problems())).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    get app() {
      return present(app);
    },
    open: async (brandId, device) => {
      const baseURL = present(app).urlOf(brandId);
      const context = await present(browser).newContext({ ...device, baseURL, locale: 'en-US' });
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      const opening = { page, watch: watchPage(page, baseURL) };
      opened.push(opening);
      return opening;
    },
  };
}
