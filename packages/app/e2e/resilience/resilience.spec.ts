import { describe, expect, test } from 'vitest';
import { brands } from '../../../ui/src/brands/index.ts';
import { setUpApp } from '../harness/appFixture.ts';
import { signIn } from '../harness/signIn.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';
import { fileOf, sectionOf } from './report.ts';
import { IN_LAYOUT, nameOf, visits, type Visit } from './visits.ts';
import { checkVisit } from './checkVisit.ts';

// Failures don't differ between brands.
const { id: brand } = brands[0];

/** Set in `test:all`, which checks everything. */
const isFullRun = process.env['JOURNEYS'] === 'all';

/** Pages on which each call fails in every way. Other pages share the account layout and the client with them. */
const FULL = ['/new-password/:email?/:token', '/user/profile', '/user/settings', '/thank-you'];
/** One interference of each kind that pages handle differently. */
const KINDS = [
  'status 500',
  'mistyped fields',
  'an extra null record',
  'a reset connection',
  'no response',
  'a slow response',
];

/** Pages that `test` checks, with few interferences. */
const SAMPLE = ['/user/subscriptions', '/doctor-info/:doctorId'];
const SAMPLE_KINDS = ['status 500', 'mistyped fields', 'no response'];

const isIncluded = (visit: Visit) => (operation: string, interference: string) => {
  if (!isFullRun) return SAMPLE_KINDS.includes(interference) && !IN_LAYOUT.includes(operation);
  return FULL.includes(nameOf(visit)) || (KINDS.includes(interference) && !IN_LAYOUT.includes(operation));
};

const selected = visits
  .map((visit) => ({ name: nameOf(visit), visit }))
  .filter(({ name }) => isFullRun || SAMPLE.includes(name));

describe('each call of a page may fail in any way', () => {
  const fixture = setUpApp();

  test.each(selected)('$name', { timeout: 2_400_000 }, async ({ visit }) => {
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
    expect(calls).toEqual(visit.calls);
    expect(problems).toEqual([]);
    // oxlint-disable-next-line vitest/no-conditional-expect -- a sample does not cover the table
    if (isFullRun) await expect(sectionOf(visit, observations)).toMatchFileSnapshot(fileOf(visit));
  });
});
