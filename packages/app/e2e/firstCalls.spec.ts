import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import type { EarlyResponse } from '../src/shared/service/fetchWithEarlyResponse.ts';
import { firstCallsOf, routes } from '../src/shared/routes.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { visits } from './resilience/visits.ts';

// Calls don't differ between brands.
const { id: brand } = brands[0];

interface EarlyCalls {
  /** Requested URLs. */
  readonly requested: string[];
  /** URLs whose responses the app has not used. */
  readonly unused: () => readonly string[];
}

declare global {
  // Set by watchEarlyResponses, read by the test.
  var earlyCalls: EarlyCalls | undefined;
}

/** Records early responses before the app clears them. Runs in the page before any script; serialized, without imports. */
function watchEarlyResponses(): void {
  let responses: Map<string, EarlyResponse> = new Map();
  const requested: string[] = [];
  globalThis.earlyCalls = { requested, unused: () => [...responses.keys()] };
  Object.defineProperty(globalThis, 'earlyResponses', {
    get: () => responses,
    set: (next: Map<string, EarlyResponse> | undefined) => {
      if (next === undefined) return;
      responses = next;
      const add = next.set.bind(next);
      next.set = (url, response) => {
        requested.push(url);
        return add(url, response);
      };
    },
  });
}

/** Calls that a route makes before its scripts have loaded. */
const callsOf = (path: string) => routes.filter((route) => route.path === path).flatMap(firstCallsOf);

const patients = [...new Set(visits.flatMap(({ as, route }) => (as && route !== '/steps' ? [as] : [])))];

describe('a page makes each early call once and uses every response', () => {
  const fixture = setUpApp();

  test.each(patients)('for the patient "%s"', async (patient) => {
    const { page, monitor } = await fixture.open(brand);
    // The API returns 404 for the log of a questionnaire that is not started.
    monitor.allow(/status of 404 .*online-visit-log/);
    await page.goto('/login');
    await signIn(page, patient);
    await page.waitForURL((url) => url.pathname !== '/login');
    await waitForQuiet(page);
    await page.addInitScript(watchEarlyResponses);
    for (const { address, route } of visits.filter(
      (visit) => visit.as === patient && visit.route !== '/steps',
    )) {
      await page.goto(address);
      await waitForQuiet(page);
      const early = await page.evaluate(() => ({
        requested: globalThis.earlyCalls?.requested.length,
        unused: globalThis.earlyCalls?.unused(),
      }));
      expect(early, address).toEqual({ requested: callsOf(route).length, unused: [] });
    }
  });
});

/** Signs in on the list of subscriptions and returns its first card. */
async function openList(page: Page): Promise<Locator> {
  await page.goto('/user/subscriptions');
  await signIn(page, 'demo');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toBeVisible();
  return card;
}

describe('an early call that fails', () => {
  const fixture = setUpApp();

  test('shows an error with a button to try again', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource/);
    const card = await openList(page);
    await page.route('**/api/subscriptions?*', (route) => route.abort('connectionreset'));
    await page.reload();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/subscriptions?*');
    await retry.click();
    await expect(card).toBeVisible();
  });

  test('because its token is rejected is repeated with a new token', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource/);
    const card = await openList(page);
    // Still readable: with a token of an unknown patient, the app would go to the entry page.
    await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}refused`));
    await page.reload();
    await expect(card).toBeVisible();
  });
});

/** Most requests of a first visit, including what is loaded when the page is idle. */
const MOST_REQUESTS = 50;

describe('a first visit of the account', () => {
  const fixture = setUpApp();

  test(`makes at most ${MOST_REQUESTS} requests until it is idle`, async () => {
    const { page: earlier } = await fixture.open(brand);
    await openList(earlier);
    const storageState = await earlier.context().storageState();
    const { page } = await fixture.open(brand, { storageState });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/user/subscriptions');
    await waitForQuiet(page, 2_000);
    // Loaded when idle, for use without a connection.
    expect(requested.join()).toMatch(/ProfileScreen/);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  });
});
