import type { BrowserContext, Page } from 'playwright';
import { describe, test } from 'vitest';
import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { setUpApp, type AppFixture } from '../harness/appFixture.ts';
import {
  fillAboutYou,
  fillBasics,
  fillContact,
  fillResidence,
  partHeading,
  submitPart,
} from '../harness/basicsStep.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';
import { waitForAppReady } from '../harness/waitForAppReady.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';
import { TELEMETRY, readPageViews, readSandbox } from './telemetryApp.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Can we use analytics?' });
const answer = (page: Page, name: 'Accept' | 'Decline') => notice(page).getByRole('button', { name });
const choices = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });

const account = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** URLs of scripts and frames of the page that are not the app's own files. */
const foreignCode = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('script[src], iframe')]
      .map((element) => element.getAttribute('src') ?? 'none')
      .filter((src) => !src.startsWith('/assets/')),
  );

const FRAME = ['/frames/public.html'];

/** Records the analytics requests of a page. */
function watchAnalytics(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:tags|pixel|frames)\//.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

const pageViews = (...routes: string[]) =>
  routes.flatMap((route) => [
    { event: 'page_view', route },
    { what: 'track', ev: 'PageView', 'cd[route]': route },
  ]);

/** Waits until exactly the page views of these routes have been sent. */
const expectPageViews = (fixture: AppFixture, ...routes: string[]) =>
  expect
    .poll(async () => (await readPageViews(fixture.app)).map((sent) => JSON.stringify(sent)).sort())
    .toEqual(
      pageViews(...routes)
        .map((sent) => JSON.stringify(sent))
        .sort(),
    );

const RANDOM_ID = expect.stringMatching(/^[0-9a-f-]{36}$/);

/** Records the bodies of conversion reports in a browser profile. */
async function watchConversions(context: BrowserContext): Promise<readonly unknown[]> {
  const bodies: unknown[] = [];
  await context.exposeFunction('recordBody', (body: string) => bodies.push(JSON.parse(body)));
  // Playwright has no body for a `fetch` with a Request object.
  await context.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      const request = new Request(...call);
      if (request.url.endsWith('/api/fbevent'))
        Reflect.get(globalThis, 'recordBody')(await request.clone().text());
      return send(request);
    };
  });
  return bodies;
}

describe('analytics', () => {
  const fixture = setUpApp({ config: TELEMETRY });

  test('privacy 1, privacy 2: load with consent on public pages only, receive route patterns, and are removed on sign-in', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/status of 404 .*doctor-nobody/);
    const requests = watchAnalytics(page);
    await page.goto('/?utm_source=ada');
    await expect(notice(page)).toBeVisible();
    expect(requests).toEqual([]);
    await answer(page, 'Accept').click();
    await expect(notice(page)).toBeHidden();
    await expect(choices(page)).toBeFocused();
    await expectPageViews(fixture, '/');
    expect(await foreignCode(page)).toEqual(FRAME);

    // All treatment pages have the same pattern.
    await page.getByRole('link', { name: 'Hair Loss Treatment' }).click();
    await expectPageViews(fixture, '/', '/:slug');
    await page.goto('/ed?utm=ada');
    await expectPageViews(fixture, '/', '/:slug', '/:slug');

    // Signs in and opens account pages without reloading the document.
    await page.goto('/login');
    await expectPageViews(fixture, '/', '/:slug', '/:slug', '/login');
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    const before = requests.length;
    await signIn(page, 'demo');
    await expect(account(page)).toBeVisible();
    for (const name of ['Home', 'Order History', 'Doctor Messaging']) {
      await account(page).getByRole('link', { name }).click();
      await expect(account(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await waitForQuiet(page);
      expect(await foreignCode(page)).toEqual([]);
    }
    expect(page.frames()).toHaveLength(1);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    await page.goto('/doctor-info/doctor-nobody');
    await waitForAppReady(page);
    await waitForQuiet(page);
    expect(await foreignCode(page)).toEqual([]);
    expect(requests.slice(before)).toEqual([]);
    await expectPageViews(fixture, '/', '/:slug', '/:slug', '/login');
    const events = await readSandbox(fixture.app, 'events');
    const all = JSON.stringify(events.map(({ body, query, referrer }) => [body, query, referrer]));
    expect(all).not.toMatch(/hairloss|utm|ada|@|http|doctor|user/);
  });

  test('privacy 1: do not load on password pages, even with consent and by a link in the app', async () => {
    const { page } = await fixture.open('product');
    await page.goto('/login');
    await answer(page, 'Accept').click();
    await expectPageViews(fixture, '/login');
    const requests = watchAnalytics(page);
    await page.getByRole('link', { name: /Forgot/ }).click();
    await expect(page).toHaveURL('/reset-password');
    await expect(page.getByRole('heading', { name: /password/i })).toBeVisible();
    await waitForAppReady(page);
    await waitForQuiet(page);
    expect(await foreignCode(page)).toEqual([]);
    await page.goto('/new-password/ada@example.com/secret');
    await waitForAppReady(page);
    await waitForQuiet(page);
    expect(await foreignCode(page)).toEqual([]);
    await expect(choices(page)).toBeHidden();
    expect(requests).toEqual([]);
  });

  test('privacy 2: run in a frame that can read neither the page nor cookies', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/login');
    await answer(page, 'Accept').click();
    await expectPageViews(fixture, '/login');
    const frame = page.frames().find((each) => each.url().endsWith('/frames/public.html'));
    const read = await frame?.evaluate(() => {
      // Declared inside: code evaluated in the frame has no access to this module's scope.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const attempt = (work: () => unknown) => {
        try {
          return String(work());
        } catch {
          return 'refused';
        }
      };
      return [
        attempt(() => parent.document.title),
        attempt(() => parent.location.href),
        attempt(() => document.cookie),
        document.referrer,
        origin,
      ];
    });
    expect(read).toEqual(['refused', 'refused', '', '', 'null']);
  });

  test.each([
    ['declining', (page: Page) => answer(page, 'Decline').click()],
    ['no choice', () => Promise.resolve()],
  ])('privacy 2: do not load after %s', async (_name, act) => {
    const { page } = await fixture.open('mens');
    const requests = watchAnalytics(page);
    await page.goto('/login');
    await expect(notice(page)).toBeVisible();
    await act(page);
    await page.goto('/weightloss');
    await waitForAppReady(page);
    await waitForQuiet(page);
    expect(await foreignCode(page)).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('privacy 2: do not load with Global Privacy Control, which also hides the notice', async () => {
    const { page } = await fixture.open('mens');
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const requests = watchAnalytics(page);
    await page.context().addCookies([{ name: 'analytics', value: 'yes', url: fixture.app.urlOf('mens') }]);
    await page.goto('/login');
    await waitForAppReady(page);
    await waitForQuiet(page);
    await expect(notice(page)).toBeHidden();
    expect(requests).toEqual([]);
    await signIn(page, 'demo');
    await expect(account(page)).toBeVisible();
    await page.goto('/user/settings');
    await expect(page.getByText('because your browser asks sites not to track you')).toBeVisible();
  });

  test('analytics keep the choice after logging out; it can be changed on the page and in the settings', async () => {
    const { page } = await fixture.open('mens');
    await page.context().route(/mens\.example/, (route) =>
      // Fails if the browser profile is already closed.
      route.fulfill({ body: '' }).catch(() => undefined),
    );
    await page.goto('/login');
    await answer(page, 'Accept').click();
    // A page view is sent with a delay, and only with consent.
    await expectPageViews(fixture, '/login');
    await choices(page).click();
    await expect(notice(page)).toBeFocused();
    await answer(page, 'Decline').click();
    await expect(choices(page)).toBeFocused();
    expect(await foreignCode(page)).toEqual([]);

    await signIn(page, 'demo');
    await expect(account(page)).toBeVisible();
    await page.goto('/user/settings');
    const analytics = page.getByRole('switch', { name: 'Analytics' });
    await expect(analytics).not.toBeChecked();
    await page.getByText('Analytics', { exact: true }).click();
    await expect(analytics).toBeChecked();
    await account(page).getByRole('button', { name: 'Log out' }).click();
    await expectPageViews(fixture, '/', '/login');
    await expect(notice(page)).toBeHidden();
  });

  test('privacy 3: report conversions with consent, with a fixed name and a random id', async () => {
    const { page, monitor } = await fixture.open('mens');
    // The API returns 404 for a new visit's log and photos that are not uploaded.
    monitor.allow(/online-visit-log|private-file/);
    const bodies = await watchConversions(page.context());
    await page.goto('/weightloss');
    await answer(page, 'Accept').click();
    await expectPageViews(fixture, '/:slug');
    await fillBasics(page, 'ada.lovell@example.com');
    await submitPart(page, 'Create account');
    await expect(page).toHaveURL('/steps');
    await expect(partHeading(page, 'Your account')).toBeHidden();
    await expect.poll(() => bodies).toEqual([{ eventName: 'CompleteRegistration', eventId: RANDOM_ID }]);
    expect(await foreignCode(page)).toEqual([]);
    // Parts of the page change the URL, which analytics never receive.
    await expectPageViews(fixture, '/:slug');
  });

  test('report a conversion once: not for a sign-in, and not from another tab', async () => {
    const { page, monitor } = await fixture.open('mens');
    // The app treats a missing log as empty.
    monitor.allow(/status of 404 .*online-visit-log/);
    const bodies = await watchConversions(page.context());
    await page.goto('/weightloss');
    await answer(page, 'Accept').click();
    await fillResidence(page, 'Oregon');
    await submitPart(page);
    await fillAboutYou(page);
    await fillContact(page, scenarioNamed('register-summary').email);
    await submitPart(page);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await submitPart(page, 'Sign in');
    const send = page.getByRole('button', { name: 'Send to a doctor' });
    await expect(send).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto('/steps');
    await expect(tab.getByRole('button', { name: 'Send to a doctor' })).toBeVisible();
    for (const each of [page, tab]) await waitForQuiet(each);
    await send.click();
    for (const each of [page, tab]) await expect(each).toHaveURL('/thank-you');
    await expect.poll(() => bodies.length).toBeGreaterThan(0);
    await waitForQuiet(tab);
    expect(bodies).toEqual([{ eventName: 'SubmitApplication', eventId: RANDOM_ID }]);
  });
});

describe('an app without analytics', () => {
  const fixture = setUpApp();

  test('privacy 2: shows no notice and loads nothing', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/status of 404 .*frames\/public\.html/);
    const requests = watchAnalytics(page);
    const lazyScripts: string[] = [];
    page.on('request', (request) => {
      if (/PrivacyChoices-|errorReports-/.test(request.url())) lazyScripts.push(request.url());
    });
    await page.goto('/login');
    await waitForAppReady(page);
    await waitForQuiet(page);
    await expect(notice(page)).toBeHidden();
    expect([...requests, ...lazyScripts]).toEqual([]);
    const status = await page.evaluate(async () => (await fetch('/frames/public.html')).status);
    expect(status).toBe(404);
  });
});
