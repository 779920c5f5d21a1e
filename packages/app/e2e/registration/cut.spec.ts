import { describe, expect, test } from 'vitest';
import { setStage } from '../harness/open.ts';
import { begin, WHOLE } from './begin.ts';
import { journeys, someJourneys } from './journey.ts';
import { randomFrom } from './random.ts';
import { ending, referenceOf } from './reference.ts';
import type { Walker } from './walk/place.ts';
import { next, walk, type Incidents, type Stop } from './walk/walk.ts';

const TEN_SECONDS = 10_000;

/** One stop in that many has the line cut. */
const STOPS_A_CUT = 3;

const down = ({ page }: Walker) => page.context().setOffline(true);

/** Ten seconds pass for the page, then the line is back. */
async function tenSecondsLater({ page }: Walker): Promise<void> {
  await page.clock.runFor(TEN_SECONDS);
  await page.context().setOffline(false);
}

/** What a cut falls upon. */
const moments = ['arriving', 'sending', 'sent'] as const;

/** Cuts the line for ten seconds, at stops and moments that a seed decides. */
function cuts(seed: number): { readonly incidents: Incidents; readonly happened: readonly string[] } {
  const random = randomFrom(seed);
  const happened: string[] = [];
  let moment: (typeof moments)[number] | undefined;
  const falls = (wanted: typeof moment, { where }: Stop) => {
    if (moment !== wanted) return false;
    happened.push(`${wanted} ${where.heading}`);
    return true;
  };
  const incidents: Incidents = {
    arriving: async (stop) => {
      moment = random() * STOPS_A_CUT < 1 ? moments[Math.floor(random() * moments.length)] : undefined;
      if (!falls('arriving', stop)) return;
      await down(stop.walker);
      await tenSecondsLater(stop.walker);
    },
    given: async (stop) => {
      if (!falls('sending', stop)) return undefined;
      const { walker, place, where } = stop;
      await down(walker);
      await place.send(walker, where);
      const after = await next(walker, where);
      await tenSecondsLater(walker);
      return after;
    },
    sent: async (stop) => {
      if (!falls('sent', stop)) return;
      await down(stop.walker);
      await tenSecondsLater(stop.walker);
    },
  };
  return { incidents, happened };
}

/** Another seed is another set of accidents. */
const SEED = Number(process.env['JOURNEY_SEED'] ?? '1');

describe(`a whole registration with the line cut at random moments, seed ${SEED}`, WHOLE, () => {
  const stage = setStage();

  test.each(someJourneys('product ag'))('$treatment in $brand ends as the calm one', async (journey) => {
    const { page, walker, watch } = await begin(stage, journey, { persists: true });
    watch.allow(/Failed to load resource|ERR_|Failed to fetch dynamically imported module/);
    await page.clock.install();
    const { incidents, happened } = cuts(SEED * journeys.length + journeys.indexOf(journey));
    await walk(walker, incidents);
    expect(happened.length).toBeGreaterThan(5);
    await expect(await ending(page, stage.app)).toMatchFileSnapshot(referenceOf(journey));
  });
});
