import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { readCalledOperations, recordCalls } from './calls.ts';
import { selectJourneys } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { callsFile, describeEffort, effortFile, outcomeFile, readOutcome } from './reference.ts';
import { runJourney } from './runJourney.ts';

describe('registration on a phone', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(selectJourneys('product wl'))('$treatment in $brand', async (journey) => {
    const { page, context, effort } = await openJourney(fixture, journey);
    await recordCalls(fixture.app);
    effort.screens = (await runJourney(context)).length;
    await expect(describeEffort(effort)).toMatchFileSnapshot(effortFile(journey));
    // The thank-you page asks for them after its heading is shown.
    await expect.poll(() => readCalledOperations(fixture.app)).toContain('listSubscriptionCharges');
    await expect((await readCalledOperations(fixture.app)).join('\n')).toMatchFileSnapshot(
      callsFile(journey),
    );
    await fixture.app.setFaults();
    await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
  });
});
