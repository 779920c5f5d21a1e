import type { Page, Request } from 'playwright';
import { describe, test } from 'vitest';
import { scenarioNamed } from '@patient/api/sandbox';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';
import { waitForAppReady } from '../harness/waitForAppReady.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';
import { TELEMETRY, readSandbox, routeReports } from './telemetryApp.ts';

/** Patient data that an error message may contain. */
const SECRETS = [
  'ada.lovell@example.com',
  'Lovell',
  '1985-02-13',
  'I feel worse since Monday',
  '4242424242424242',
  'data:image/png;base64,iVBORw0KGgo',
  'wss://mens.localhost/socket?token=eyJhbGciOi',
  '/new-password/ada.lovell@example.com/reset-secret',
];

/** Breaks date formatting, so that the next screen with a date fails to render. */
const breakDates = (page: Page, message: string) =>
  page.evaluate((text) => {
    const getFullYear = () => {
      throw new TypeError(text);
    };
    // oxlint-disable-next-line no-extend-native -- fault injection
    Object.defineProperty(Date.prototype, 'getFullYear', { value: getFullYear });
  }, message);

const reject = (page: Page, message: string) =>
  page.evaluate((text) => {
    // In a separate task, as in the app.
    setTimeout(() => void Promise.reject(new RangeError(text)));
  }, message);

/** Report as the sandbox stores it, with exactly these fields. */
const report = (route: unknown, type: string, stack: object) => ({
  _id: expect.any(String),
  receivedAt: expect.any(String),
  project: '7',
  header: { event_id: expect.any(String), sent_at: expect.any(String) },
  items: [
    {
      type: 'event',
      header: { type: 'event' },
      payload: {
        event_id: expect.any(String),
        timestamp: expect.any(Number),
        platform: 'javascript',
        level: 'error',
        tags: { route },
        exception: { values: [{ type, ...stack }] },
      },
    },
  ],
});
describe('an error report', () => {
  const fixture = setUpApp({ config: TELEMETRY });

  test('privacy 4: contains no patient data, for a rejected promise and a screen that fails to render', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/^exception: |^console: |^a secret in the console: /);
    monitor.allow(/^request to another host: https:\/\/reports\.invalid\/api\/7\/envelope\//);
    await routeReports(page, fixture.app);
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://reports.invalid/')) requests.push(request);
    });
    await page.goto('/login');
    await signIn(page, 'demo');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await page.goto('/user/subscriptions/demo-active?visit=secret');
    await waitForAppReady(page);
    await waitForQuiet(page);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(token).not.toBe('');
    const message = [...SECRETS, token].join(' ');

    await reject(page, message);
    await expect.poll(async () => (await readSandbox(fixture.app, 'reports')).length).toBe(1);
    await breakDates(page, message);
    await page.getByRole('link', { name: 'Order History' }).first().click();
    await expect(page.getByText("We couldn't show this page")).toBeVisible();
    await expect.poll(async () => (await readSandbox(fixture.app, 'reports')).length).toBeGreaterThan(1);

    const frame = {
      filename: expect.stringMatching(/^\/assets\/[\w.-]+\.js$/),
      lineno: expect.any(Number),
      colno: expect.any(Number),
      in_app: true,
    };
    const reports = await readSandbox(fixture.app, 'reports');
    const [rejected, ...failed] = reports.toReversed();
    // The test rejected this promise, so its stack has no frame of the app.
    expect(rejected).toEqual(report('/user/subscriptions/:id', 'RangeError', {}));
    // The previous page may fail, too, before the next one.
    for (const each of failed)
      expect(each).toEqual(
        report(expect.stringMatching(/^\/user\/(?:order-history|subscriptions\/:id)$/), 'TypeError', {
          stacktrace: { frames: expect.arrayContaining([frame]) },
        }),
      );
    const sent = JSON.stringify(reports);
    const { email } = scenarioNamed('demo');
    for (const secret of [...SECRETS, token, email, 'demo-active', 'secret'])
      expect(sent).not.toContain(secret);

    // The requests contain no patient data either.
    expect(requests.length).toBeGreaterThan(1);
    for (const request of requests) {
      const headers = await request.allHeaders();
      expect(headers['referer']).toBeUndefined();
      expect(headers['cookie']).toBeUndefined();
      const { pathname, search } = new URL(request.url());
      expect(pathname).toBe('/api/7/envelope/');
      expect([...new URLSearchParams(search).keys()].sort()).toEqual([
        'sentry_client',
        'sentry_key',
        'sentry_version',
      ]);
    }
  });
});

describe('an app without error reports', () => {
  const fixture = setUpApp();

  test('privacy 1: sends none', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/^exception: on purpose/);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/errorReports-|envelope/.test(request.url())) requests.push(request.url());
    });
    await page.goto('/login');
    await waitForAppReady(page);
    await reject(page, 'on purpose');
    await waitForQuiet(page);
    expect(requests).toEqual([]);
  });
});
