import type { Locator, Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import type { EarlyResponse } from '../src/shared/service/earlyResponses.ts';
import { firstCallsOf, routes } from '../src/routes.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { visits } from './resilience/visits.ts';

// Calls are the same in every brand.
const { id: brand } = brands[0];

interface EarlyCalls {
  /** Addresses that were asked for. */
  readonly asked: string[];
  /** Those whose answers nobody has taken. */
  readonly left: () => readonly string[];
}

declare global {
  // Filled by watchEarlyAnswers, read by the test.
  var earlyCalls: EarlyCalls | undefined;
}

/** Keeps hold of the early answers, which the app drops. Runs in the page before any script; serialized, without imports. */
function watchEarlyAnswers(): void {
  let answers: Map<string, EarlyResponse> = new Map();
  const asked: string[] = [];
  globalThis.earlyCalls = { asked, left: () => [...answers.keys()] };
  Object.defineProperty(globalThis, 'earlyResponses', {
    get: () => answers,
    set: (next: Map<string, EarlyResponse> | undefined) => {
      if (next === undefined) return;
      answers = next;
      const add = next.set.bind(next);
      next.set = (url, answer) => {
        asked.push(url);
        return add(url, answer);
      };
    },
  });
}

/** Calls that a route asks for before its scripts have come. */
const callsOf = (path: string) => routes.filter((route) => route.path === path).flatMap(firstCallsOf);

const patients = [...new Set(visits.flatMap(({ as, route }) => (as && route !== '/steps' ? [as] : [])))];

describe('what a page asks for before its scripts have come is what it needs, and asked once', () => {
  const fixture = setUpApp();

  test.each(patients)('for the patient "%s"', async (patient) => {
    const { page, monitor } = await fixture.open(brand);
    // Of a questionnaire that has not begun.
    monitor.allow(/status of 404 .*online-visit-log/);
    await page.goto('/login');
    await signIn(page, patient);
    await page.waitForURL((url) => url.pathname !== '/login');
    await waitForQuiet(page);
    await page.addInitScript(watchEarlyAnswers);
    for (const { address, route } of visits.filter(
      (visit) => visit.as === patient && visit.route !== '/steps',
    )) {
      await page.goto(address);
      await waitForQuiet(page);
      const early = await page.evaluate(() => ({
        asked: globalThis.earlyCalls?.asked.length,
        left: globalThis.earlyCalls?.left(),
      }));
      expect(early, address).toEqual({ asked: callsOf(route).length, left: [] });
    }
  });
});

/** Signs in and opens the list; returns its first card. */
async function openList(page: Page): Promise<Locator> {
  await page.goto('/user/subscriptions');
  await signIn(page, 'demo');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toBeVisible();
  return card;
}

describe('a first call that fails', () => {
  const fixture = setUpApp();

  test('is said, and asked for again by its own button', async () => {
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

  test('with a token that the service refuses is asked for with a new one', async () => {
    const { page, monitor } = await fixture.open(brand);
    monitor.allow(/Failed to load resource/);
    const card = await openList(page);
    await page.evaluate(() => localStorage.setItem('token', 'refused'));
    await page.reload();
    await expect(card).toBeVisible();
  });
});
