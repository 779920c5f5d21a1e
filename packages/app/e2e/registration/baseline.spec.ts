import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { readCalledOperations, recordCalls } from './calls.ts';
import { selectJourneys } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import {
  callsFile,
  describeEffort,
  effortFile,
  outcomeFile,
  readBaselineCalls,
  readOutcome,
} from './reference.ts';
import { runJourney } from './runJourney.ts';

/** What the device keeps of the body, until the registration ends (specification section 3). */
const MEASURES = ['gender', 'userBMI', 'userHeight', 'userWeight'];

const keptMeasures = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), MEASURES);

describe('registration on a phone', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(selectJourneys('mens ed', 'product wl'))(
    'privacy 15: $treatment in $brand leaves no measure on the device',
    { tags: 'core' },
    async (journey) => {
      const { page, context, effort } = await openJourney(fixture, journey);
      await recordCalls(fixture.app);
      const kept = new Set<string>();
      const noteMeasures = async () => {
        for (const key of await keptMeasures(page)) kept.add(key);
        // As the question keeps it, which is only for patients whose record has none.
        await page.evaluate((gender) => localStorage.setItem('gender', gender), journey.gender);
      };
      effort.screens = (await runJourney(context, { onArrive: noteMeasures })).length;
      // They were there, or nothing would be proven.
      const hasMeasures = readBaselineCalls(journey).includes('updatePatient');
      expect([...kept].toSorted()).toEqual(hasMeasures ? MEASURES : ['gender']);
      expect(await keptMeasures(page)).toEqual([]);
      await expect(describeEffort(effort)).toMatchFileSnapshot(effortFile(journey));
      // The thank-you page asks for them after its heading is shown.
      await expect.poll(() => readCalledOperations(fixture.app)).toContain('listSubscriptionCharges');
      await expect((await readCalledOperations(fixture.app)).join('\n')).toMatchFileSnapshot(
        callsFile(journey),
      );
      await fixture.app.setFaults();
      await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
    },
  );
});
