import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { browserFlags, findBrowser } from '../../../../tools/browser.ts';
import { brands } from '../../../ui/src/brands/index.ts';
import { monitorContext, type PageMonitor } from './pageMonitor.ts';
import { startHost, type AppHost } from './appHost.ts';
import { startHostedApp, type RunningApp, type StartOptions } from './startApp.ts';
import { slowDown } from './slowDown.ts';
import { TIMEOUT } from './timeout.ts';
import { watchRequests } from './waitForQuiet.ts';

/** Page of the app in a new browser profile, signed out. */
export interface OpenPage {
  readonly page: Page;
  /** Monitors this page and every other tab of its profile. */
  readonly monitor: PageMonitor;
}

export interface AppFixture {
  /** App of the current test, with its own data. */
  readonly app: RunningApp;
  /** Opens a page in a new browser profile. The test fails if its monitor reports a problem. */
  readonly open: (brandId: string, device?: BrowserContextOptions) => Promise<OpenPage>;
}

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The app fixture is available only while a test runs');
  return value;
};

/** Allowed request to a brand's website: its URL contains no data. */
function websiteRequest(brandId: string): RegExp {
  const websiteUrl = brands.find(({ id }) => id === brandId)?.websiteUrl ?? '';
  return new RegExp(`^request to another host: ${websiteUrl.replaceAll('.', '\\.')}/$`);
}

interface FixtureOptions extends Pick<StartOptions, 'config' | 'profile'> {
  /** Additional browser flags. */
  readonly flags?: readonly string[];
}

/** Starts one browser per group and one app with fresh data per test, served by one process, and cleans up after them. */
export function setUpApp({ config, profile, flags = [] }: FixtureOptions = {}): AppFixture {
  let app: RunningApp | undefined;
  let host: AppHost | undefined;
  let browser: Browser | undefined;
  const openPages: OpenPage[] = [];

  beforeAll(async () => {
    host = startHost();
    browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, ...flags] });
  });
  beforeEach(async () => {
    app = await startHostedApp(required(host), { checkContract: true, config, profile });
  });
  afterEach(async () => {
    // Pages close before the app stops, so that their last requests don't fail.
    const pages = openPages.splice(0);
    await Promise.all(pages.map(({ page }) => page.context().close()));
    const violations = await app?.contractViolations();
    await app?.stop();
    expect(violations).toEqual([]);
    expect(pages.flatMap(({ monitor }) => monitor.problems())).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await host?.stop();
  });

  return {
    get app() {
      return required(app);
    },
    open: async (brandId, device) => {
      const baseURL = required(app).urlOf(brandId);
      const context = await required(browser).newContext({ ...device, baseURL, locale: 'en-US' });
      context.setDefaultTimeout(TIMEOUT);
      slowDown(context);
      watchRequests(context);
      const services = [config?.serviceUrl, config?.identityUrl].filter((url) => url !== undefined);
      const monitor = monitorContext(context, { baseUrl: baseURL, services });
      // Logging out opens the brand's website in a new tab.
      monitor.allow(websiteRequest(brandId));
      const openPage = { page: await context.newPage(), monitor };
      openPages.push(openPage);
      return openPage;
    },
  };
}
