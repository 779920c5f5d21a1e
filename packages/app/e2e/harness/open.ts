import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { browserFlags, findBrowser } from '../../../../scripts/browser.ts';
import { startApp, type RunningApp } from './app.ts';
import { watchPage, type Watch } from './watch.ts';

/** A page of the app, with nobody signed in. */
export interface OpenPage {
  readonly page: Page;
  readonly watch: Watch;
}

/** What a group of tests shares. */
export interface Stage {
  /** The app of this group; its data is nobody else's. */
  readonly app: RunningApp;
  /** Opens a page of one brand in a browser profile of its own. The test fails when the page misbehaves. */
  readonly open: (brandId: string) => Promise<OpenPage>;
}

const present = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The stage is set when the tests of its group begin');
  return value;
};

/** Gives the tests of this group an app and a browser of their own, and clears both away after them. */
export function setStage(): Stage {
  let app: RunningApp | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [app, browser] = await Promise.all([
      startApp(),
      chromium.launch({ executablePath: findBrowser(), args: browserFlags }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([app?.stop(), browser?.close()]);
  });

  return {
    get app() {
      return present(app);
    },
    open: async (brandId) => {
      const baseURL = present(app).urlOf(brandId);
      const context = await present(browser).newContext({ baseURL, locale: 'en-US' });
      const page = await context.newPage();
      const watch = watchPage(page, baseURL);
      onTestFinished(async () => {
        await context.close();
        expect(watch.problems()).toEqual([]);
      });
      return { page, watch };
    },
  };
}
