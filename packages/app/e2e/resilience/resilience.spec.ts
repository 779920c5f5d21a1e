import { describe, expect, test } from 'vitest';
import { brands } from '../../../ui/src/brands/index.ts';
import { setUpApp } from '../harness/appFixture.ts';
import { signIn } from '../harness/signIn.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';
import { commandOf, fileOf, sectionOf } from './report.ts';
import { IN_LAYOUT, nameOf, visits, type Visit } from './visits.ts';
import { checkVisit } from './checkVisit.ts';
import { EVERY } from './interceptCalls.ts';

// Failures don't differ between brands.
const { id: brand } = brands[0];

/** Pages whose own calls fail in every way. Other pages share the account layout and the client with them. */
const FULL = ['/new-password/:email?/:token', '/user/profile'];

/** Other calls fail in the two ways that pages handle differently: with an error, and with data that has gaps. */
const isIncluded = (visit: Visit) => (operation: string, interference: string) => {
  const isFull = FULL.includes(nameOf(visit));
  if (IN_LAYOUT.includes(operation) && !isFull) return false;
  if (isFull && operation !== EVERY && !IN_LAYOUT.includes(operation)) return true;
  return interference === 'status 500' || (interference === 'mistyped fields' && operation !== EVERY);
};

const named = visits.map((visit) => ({ name: nameOf(visit), visit }));

describe('each call of a page may fail in any way', () => {
  const fixture = setUpApp();

  test.each(named)('$name', { timeout: 2_400_000 }, async ({ visit }) => {
    const { page, monitor } = await fixture.open(brand);
    // Chromium logs every failed request.
    monitor.allow(/Failed to load resource/);
    if (visit.as !== undefined) {
      await page.goto('/login');
      await signIn(page, visit.as);
      await page.waitForURL((url) => url.pathname !== '/login');
      // The calls of this page are not counted.
      await waitForQuiet(page);
    }
    const { calls, observations, problems } = await checkVisit(page, monitor, visit, isIncluded(visit));
    const command = commandOf(visit);
    expect(calls, `Repeat alone: ${command}`).toEqual(visit.calls);
    expect(problems, `Repeat alone: ${command}`).toEqual([]);
    const section = sectionOf(visit, observations);
    await expect(section, `Repeat alone: ${command}`).toMatchFileSnapshot(fileOf(visit));
  });
});
