import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { networkProfiles } from '../harness/networkProfiles.ts';
import { selectJourneys } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { outcomeFile, readOutcome } from './reference.ts';
import { runJourney } from './runJourney.ts';

describe.each(networkProfiles)('registration with the network "$name"', JOURNEY_TIMEOUT, (profile) => {
  const fixture = setUpApp();

  test.each(selectJourneys('product ag'))('$treatment in $brand ends like the baseline', async (journey) => {
    const { page, context, monitor } = await openJourney(fixture, journey, { retriesFailures: true });
    monitor.allow(profile.errors);
    await profile.apply(page);
    await runJourney(context);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
  });
});
