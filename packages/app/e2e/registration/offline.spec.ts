import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { createRandom } from '../../testing/random.ts';
import { journeysNamed } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { offline } from './pages/offline.ts';
import { outcomeFile, readOutcome } from './reference.ts';
import { runJourney, waitForNextLocation, type JourneyHooks, type JourneyStop } from './runJourney.ts';

const OUTAGE_MS = 10_000;

/** Average number of stops per outage. */
const STOPS_PER_OUTAGE = 3;

const goOffline = (page: Page) => page.context().setOffline(true);

/** Advances the page's clock to the end of the outage and reconnects. */
async function endOutage(page: Page): Promise<void> {
  await page.clock.runFor(OUTAGE_MS);
  await page.context().setOffline(false);
}

const moments = ['on opening', 'before submit', 'after submit'] as const;

/** Interrupts the network at stops and moments that depend on the seed. */
function createOutageHooks(
  page: Page,
  seed: number,
): {
  readonly hooks: JourneyHooks;
  readonly outages: readonly string[];
} {
  const random = createRandom(seed);
  const outages: string[] = [];
  let plannedMoment: (typeof moments)[number] | undefined;
  const isPlanned = (moment: (typeof moments)[number], { location, pageObject }: JourneyStop) => {
    // A page that waits for the connection has nothing to interrupt.
    if (plannedMoment !== moment || pageObject === offline) return false;
    outages.push(`${moment}: ${location.heading}`);
    return true;
  };
  const hooks: JourneyHooks = {
    onOpen: async (stop) => {
      plannedMoment = random(STOPS_PER_OUTAGE) === 0 ? moments[random(moments.length)] : undefined;
      if (!isPlanned('on opening', stop)) return;
      await goOffline(page);
      await endOutage(page);
    },
    onFilled: async (stop) => {
      if (!isPlanned('before submit', stop)) return undefined;
      const { context, pageObject, location } = stop;
      await goOffline(page);
      await pageObject.submit(context, location);
      const next = await waitForNextLocation(context, location);
      await endOutage(page);
      return next;
    },
    onSubmitted: async (stop) => {
      if (!isPlanned('after submit', stop)) return;
      await goOffline(page);
      await endOutage(page);
    },
  };
  return { hooks, outages };
}

const SEED = Number(process.env['JOURNEY_SEED'] ?? '11');

describe(`registration with random network outages, seed ${SEED}`, JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(journeysNamed('product ag'))('$treatment in $brand ends like the baseline', async (journey) => {
    const { page, context, monitor } = await openJourney(fixture, journey, { retriesFailures: true });
    monitor.allow(/Failed to load resource|ERR_|Failed to fetch dynamically imported module|ConnectionError/);
    await page.clock.install();
    const { hooks, outages } = createOutageHooks(page, SEED);
    await runJourney(context, hooks);
    expect(outages.length).toBeGreaterThan(5);
    await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
  });
});
