import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { networkProfiles } from '../harness/networkProfiles.ts';
import { journeysNamed } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { outcomeFile, readOutcome } from './reference.ts';
import { runJourney } from './runJourney.ts';

/** A registration under each network, with other pages each time. */
const registrations: Readonly<Record<string, string>> = {
  'slow and lossy': 'product wl',
  'socket blocked': 'mens ed',
  'ad blocker': 'mens hl',
};

describe.each(networkProfiles)('registration with the network "$name"', JOURNEY_TIMEOUT, (profile) => {
  const fixture = setUpApp();

  test.each(journeysNamed(registrations[profile.name] ?? ''))(
    '$treatment in $brand ends like the baseline',
    async (journey) => {
      const { page, context, monitor } = await openJourney(fixture, journey, { retriesFailures: true });
      monitor.allow(profile.errors);
      await profile.apply(page);
      await runJourney(context);
      await page.unrouteAll({ behavior: 'wait' });
      await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
    },
  );
});
