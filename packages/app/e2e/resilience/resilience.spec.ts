import { describe, expect, test } from 'vitest';
import { brands } from '../../../ui/src/brands/index.ts';
import { setUpApp } from '../harness/appFixture.ts';
import { signIn } from '../harness/signIn.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';
import { fileOf, sectionOf } from './sights.ts';
import { IN_FRAME, nameOf, visits, type Visit } from './visits.ts';
import { walkVisit } from './walk.ts';

// Failures are the same in every brand.
const { id: brand } = brands[0];

/** Set by `pnpm journeys`, which walks everything. */
const isWhole = process.env['JOURNEYS'] === 'all';

/** Pages on which each call is met in every way. The frame of an account and the client are the same on all others. */
const FULL = ['/new-password/:email?/:token', '/user/profile', '/user/settings', '/thank-you'];
/** One way of each kind that a page can tell apart. */
const KINDS = [
  'status 500',
  'mistyped fields',
  'a null beside the records',
  'a reset connection',
  'no answer',
  'a slow answer',
];

/** Pages that `test` walks, in few ways. */
const SAMPLE = ['/user/subscriptions', '/doctor-info/:doctorId'];
const SAMPLE_WAYS = ['status 500', 'mistyped fields', 'no answer'];

const isWalked = (visit: Visit) => (operation: string, way: string) => {
  if (!isWhole) return SAMPLE_WAYS.includes(way) && !IN_FRAME.includes(operation);
  return FULL.includes(nameOf(visit)) || (KINDS.includes(way) && !IN_FRAME.includes(operation));
};

const walked = visits
  .map((visit) => ({ name: nameOf(visit), visit }))
  .filter(({ name }) => isWhole || SAMPLE.includes(name));

describe('each call of a page may fail in any way', () => {
  const fixture = setUpApp();

  test.each(walked)('$name', { timeout: 2_400_000 }, async ({ visit }) => {
    const { page, monitor } = await fixture.open(brand);
    // Chromium logs every failed request.
    monitor.allow(/Failed to load resource/);
    if (visit.as !== undefined) {
      await page.goto('/login');
      await signIn(page, visit.as);
      await page.waitForURL((url) => url.pathname !== '/login');
      // Its calls are not those of the page that is walked.
      await waitForQuiet(page);
    }
    const { calls, sights, problems } = await walkVisit(page, monitor, visit, isWalked(visit));
    expect(calls).toEqual(visit.calls);
    expect(problems).toEqual([]);
    // oxlint-disable-next-line vitest/no-conditional-expect -- a sample has not seen the whole table
    if (isWhole) await expect(sectionOf(visit, sights)).toMatchFileSnapshot(fileOf(visit));
  });
});
