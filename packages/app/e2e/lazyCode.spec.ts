import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { fillBasics, fillResidence, partHeading, submitPart } from './harness/basicsStep.ts';
import { waitForDraftWrites } from './harness/deviceStorage.ts';
import { expect } from './harness/expect.ts';
import { loginForm, signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

// Code loading doesn't differ between brands.
const { id: brand } = brands[0];
const PHONE = { viewport: { width: 360, height: 740 } };

const assets = join(import.meta.dirname, '..', 'dist', 'client', 'assets');

const reset = (route: Route) => route.abort('connectionreset');

/** Response to a file that a release has removed. */
const fulfillMissing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** Message about code that is missing although the server responds. */
const RELOAD = /^Part of this page didn't load\. Reload the page/;

/** File of the build from which a dynamic import takes an export. */
function fileOf(name: string): string {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  const [, file] = new RegExp(`import\\(.\\./([\\w.-]+\\.js)[^{}]*return\\{${name}:`).exec(code) ?? [];
  if (file === undefined) throw new Error(`No file of the build has ${name}`);
  return file;
}

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page from the menu on a phone. */
async function openFromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: item }).click();
}

/** How a chunk fails to load. */
const failures = [
  ['no connection', (route: Route) => route.abort('internetdisconnected')],
  ['a reset connection', reset],
] as const;

describe('a button whose code fails to load', () => {
  const fixture = setUpApp();

  test.each(failures)(
    '(%s) shows an error, keeps the page, and works when pressed again',
    async (_name, fail) => {
      const { page, monitor } = await fixture.open(brand, PHONE);
      monitor.allow(/Failed to load resource|ERR_|ConnectionError/);
      // The menu's code is loaded when the page is idle.
      const menu = /\/assets\/AccountDrawer/;
      await page.route(menu, fail);
      await page.goto('/user/subscriptions');
      await signIn(page, 'demo');
      const list = page.getByRole('heading', { name: 'Home' });
      await expect(list).toBeVisible();
      await waitForQuiet(page);

      await page.route(/\/assets\/|\/$/, fail);
      const toast = page.getByRole('region', { name: 'Notifications' });
      const message = toast.getByText("We couldn't reach our service.");
      for (const name of ['Menu', 'Help?']) {
        await page.getByRole('button', { name }).click();
        await expect(message).toBeVisible();
        await expect(list).toBeVisible();
        // Of all toasts, if any: one may have closed by itself.
        await toast
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.forEach((button) => button instanceof HTMLElement && button.click()),
          );
        await expect(message).toBeHidden();
      }
      await page.unroute(/\/assets\/|\/$/, fail);
      await page.unroute(menu, fail);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Help?' }).click();
      await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible();
    },
  );

  test('a button whose code fails to load opens the WebSocket once its code has loaded', async () => {
    const { page, monitor } = await fixture.open(brand, PHONE);
    monitor.allow(/Failed to load resource|ERR_/);
    let opened = 0;
    page.on('websocket', () => {
      opened += 1;
    });
    await page.route(/assets\/AccountDrawer/, reset);
    await page.goto('/user/settings');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('AccountDrawer'));
    await signIn(page, 'demo');
    await failed;
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    // The import repeats a failed preload.
    await waitForQuiet(page);
    await page.unroute(/assets\/AccountDrawer/);
    expect(opened).toBe(0);
    const goOnline = async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')));
      return opened;
    };
    await expect.poll(goOnline).toBe(1);
  });

  test('a button whose code fails to load shows an error in plain text if the code of the toast fails to load, too', async () => {
    const { page, monitor } = await fixture.open(brand, PHONE);
    monitor.allow(/Failed to load resource|ERR_|ConnectionError/);
    // Includes the app's server: if that responds, the page treats the chunk as stale and reloads.
    const lost = /assets\/(?:ErrorLayout|AccountDrawer|ContactDialog)|\/$/;
    await page.route(lost, (route) => route.abort('connectionreset'));
    await page.goto('/login');
    await waitForAppReady(page);
    await page.getByRole('button', { name: 'Help?' }).click();
    await expect(page.getByText("We couldn't reach our service.")).toBeVisible();
    await page.unroute(lost);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: 'Help?' }).click();
    await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible();
  });

  test.each([
    ['was removed by a release', { status: 404, contentType: 'text/plain', body: 'Not found' }],
    ['is returned as an HTML page', { status: 200, contentType: 'text/html', body: '<title>Page</title>' }],
  ])('privacy 16: reloads the page at most once a minute if the code %s', async (_name, response) => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load|MIME type|404|ConnectionError/);
    await page.goto('/login');
    await waitForAppReady(page);
    await waitForQuiet(page);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.route(/assets\/ContactDialog/, (route) => route.fulfill(response));
    await page.getByRole('button', { name: 'Help?' }).click();
    await expect.poll(() => loads.length).toBe(1);
    await waitForAppReady(page);
    await page.getByRole('button', { name: 'Help?' }).click();
    await expect(page.getByText("Part of this page didn't load.")).toBeVisible();
    expect(loads).toHaveLength(1);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

describe('a lazy part of a page whose code is slow or fails to load', () => {
  const fixture = setUpApp();

  test('a lazy part of a page whose code is slow or fails to load shows an error when a form is submitted, and submits when pressed again', async () => {
    const { page, monitor } = await fixture.open(brand, PHONE);
    monitor.allow(/Failed to load resource|ERR_/);
    const lost = /assets\/LaterPart|\/$/;
    await page.route(lost, reset);
    await page.goto('/weightloss');
    await fillResidence(page, 'Oregon');
    await submitPart(page);
    await expect(page.getByRole('alert').getByText("We couldn't reach our service.")).toBeVisible();
    await page.unroute(lost);
    await submitPart(page);
    await expect(partHeading(page, 'About you')).toBeVisible();
  });

  test('a lazy part of a page whose code is slow or fails to load says what to do after a release and keeps typed text, without a reload', async () => {
    const { page, monitor } = await fixture.open(brand, PHONE);
    monitor.allow(/Failed to load resource|404/);
    const missingChunk = /assets\/LaterPart/;
    await page.route(missingChunk, fulfillMissing);
    await page.goto('/weightloss');
    await fillResidence(page, 'Oregon');
    const loads = countLoads(page);
    await submitPart(page);
    await expect(page.getByRole('alert').getByText(RELOAD)).toBeVisible();
    expect(loads()).toBe(0);
    await expect(page.getByLabel('Zip code')).toHaveValue('97205');
    await page.unroute(missingChunk);
    await submitPart(page);
    await expect(partHeading(page, 'About you')).toBeVisible();
  });

  test.each([
    ['its own code', /assets\/beginSession/],
    ['the identity library', /assets\/connectIdentity/],
  ])(
    'a lazy part of a page whose code is slow or fails to load keeps email and password after a release has removed %s, then signs in',
    async (_what, missingChunk) => {
      const { page, monitor } = await fixture.open(brand, PHONE);
      monitor.allow(/Failed to load resource|404/);
      await page.route(missingChunk, fulfillMissing);
      await page.goto('/login');
      await waitForAppReady(page);
      const loads = countLoads(page);
      await signIn(page, 'demo');
      await expect(page.getByRole('alert').getByText(RELOAD)).toBeVisible();
      expect(loads()).toBe(0);
      await page.unroute(missingChunk);
      await loginForm(page).submit.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Account info' })).toBeVisible();
    },
  );

  test('a lazy part of a page whose code is slow or fails to load keeps everything typed for a new account after a release', async () => {
    const { page, monitor } = await fixture.open(brand, PHONE);
    monitor.allow(/Failed to load resource|404/);
    const missingChunk = /assets\/connectIdentity/;
    await page.route(missingChunk, fulfillMissing);
    await page.goto('/weightloss');
    await fillBasics(page, 'ada@patients.example');
    const loads = countLoads(page);
    await submitPart(page, 'Create account');
    await expect(page.getByRole('alert').getByText(RELOAD)).toBeVisible();
    expect(loads()).toBe(0);
    await page.unroute(missingChunk);
    await submitPart(page, 'Create account');
    await expect(page).toHaveURL('/steps');
  });

  test('a lazy part of a page whose code is slow or fails to load shows an error in its place and loads after Try again', async () => {
    const { page, monitor } = await fixture.open(brand, PHONE);
    monitor.allow(/Failed to load resource|ERR_|ConnectionError/);
    await page.goto('/user/profile/card');
    // Includes the app's server: if that responds, the page treats the chunk as stale and reloads.
    const lost = /assets\/(?:NewCardForm|.*\.css)|\/$/;
    const missing = new Set<string>();
    page.on(
      'requestfailed',
      (request) => request.resourceType() === 'stylesheet' && missing.add(request.url()),
    );
    page.on('requestfinished', (request) => missing.delete(request.url()));
    await page.route(lost, reset);
    await signIn(page, 'demo');
    await expect(page.getByText("We couldn't load the card form")).toBeVisible();
    expect(missing.size).toBeGreaterThan(0);
    await page.unroute(lost);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: /^Save card/ })).toBeVisible();
    // Code that loads at the second try has its styles.
    await expect.poll(() => missing.size).toBe(0);
  });

  test('a lazy part of a page whose code is slow or fails to load moves focus to the low-weight help if its code loads after Continue', async () => {
    const { page } = await fixture.open(brand, PHONE);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/assets\/LowWeightHelp/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/login');
    await signIn(page, 'register-summary');
    await page.getByRole('button', { name: /^About your treatment/ }).click();
    await page.getByRole('button', { name: /^Change\s*:\s*What is your weight today/ }).click();
    await page.getByRole('textbox', { name: /your weight today/ }).fill('100');
    await page.getByRole('button', { name: 'Continue' }).click();
    release();
    await expect(page.getByRole('heading', { name: 'Your weight is already low' })).toBeFocused();
  });

  test('a lazy part of a page whose code is slow or fails to load keeps typed text of a form that was open before a reload', async () => {
    const { page, monitor } = await fixture.open(brand, PHONE);
    monitor.allow(/Failed to load resource|ERR_|ConnectionError/);
    await page.goto('/user/profile');
    await signIn(page, 'demo');
    const section = page.getByRole('region', { name: 'Height and weight' });
    const weight = section.getByRole('textbox', { name: /^Weight/ });
    await section.getByRole('button', { name: 'Edit Height and weight' }).click();
    await weight.fill('201');
    await waitForDraftWrites(page);

    const lost = new RegExp(`${fileOf('HeightWeight')}|/$`);
    await page.route(lost, reset);
    await page.reload();
    await expect(section.getByText("We couldn't load the form")).toBeVisible();
    await page.unroute(lost);
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(weight).toHaveValue('201');
  });
});

describe('a page offline at once', () => {
  const fixture = setUpApp();

  test('a page offline at once shows that it is offline, and the next page when it is online', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/^console: /);
    await page.goto('/login');
    await signIn(page, 'demo');
    await expect(headingOf(page, 'Account info')).toBeVisible();
    // What is loaded after the first render.
    const later = /assets\/(?:ErrorLayout|OrderHistory)/;
    await page.route(later, (route) => route.abort('internetdisconnected'));
    await page.goto('/user/subscriptions');
    await waitForAppReady(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Order History' }).click();
    await expect(headingOf(page, "You're offline")).toBeVisible();
    await page.unroute(later);
    await page.context().setOffline(false);
    await expect(headingOf(page, 'Order history')).toBeVisible();
  });
});

describe('offline account pages', () => {
  const fixture = setUpApp();

  test('open because their code is loaded when the page is idle', async () => {
    const { page, monitor } = await fixture.open(brand, PHONE);
    monitor.allow(/Failed to load resource|ERR_|ConnectionError/);
    await page.goto('/user/subscriptions');
    await signIn(page, 'demo');
    await expect(headingOf(page, 'Home')).toBeVisible();
    await waitForQuiet(page);
    await page.context().setOffline(true);
    for (const [item, title] of [
      ['Order History', 'Order history'],
      ['Doctor Messaging', 'Messages'],
      ['Account Info', 'Account info'],
    ] as const) {
      await openFromMenu(page, item);
      await expect(headingOf(page, title)).toBeVisible();
    }
  });
});

describe('a page whose code fails to load', () => {
  const fixture = setUpApp();
  const title = { name: 'Reset your password' };

  test.each([
    ['shows the error page and loads after Try again', /\/no-such-file$/, 'An error occurred', 'Try again'],
    [
      'shows a plain error if the error page fails to load, too, and loads after a reload',
      /\/assets\/ErrorLayout-|\/$/,
      'An error occurred while showing the error page',
      'Reload the page',
    ],
  ])('a page whose code fails to load: %s', async (_name, missing, heading, step) => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/^console: /);
    await page.route(missing, reset);
    await page.goto('/login');
    await waitForAppReady(page);
    await waitForQuiet(page);
    await page.route(/\/assets\/|\/$/, reset);
    // Navigates inside the app, as links do.
    await page.evaluate(() => history.pushState(undefined, '', '/reset-password'));
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText(/Failed to fetch|dynamically|module/)).toBeHidden();
    await page.unroute(/\/assets\/|\/$/);
    await page.unroute(missing);
    await page.getByRole('button', { name: step }).click();
    await expect(page.getByRole('heading', title)).toBeVisible();
    await expect(page).toHaveURL('/reset-password');
  });

  test('a page whose code fails to load does not replace the page that the patient went back to when a retry succeeds', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/^console: /);
    await page.goto('/login');
    await waitForAppReady(page);
    await waitForQuiet(page);
    const lost = /\/assets\/|\/$/;
    await page.route(lost, reset);
    await page.evaluate(() => history.pushState(undefined, '', '/reset-password'));
    const failed = page.getByRole('heading', { name: 'An error occurred', exact: true });
    await expect(failed).toBeVisible();
    await page.unroute(lost);

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\//, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest(/\/assets\//);
    await page.getByRole('button', { name: 'Try again' }).click();
    await requested;
    await page.goBack();
    await expect(loginForm(page).heading).toBeVisible();
    release();
    await waitForQuiet(page);
    await expect(loginForm(page).heading).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page).toHaveURL('/login');
  });
});
