import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { readCalledOperations, recordCalls } from './calls.ts';
import { journeysNamed, type Journey } from './journey.ts';
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

/** Storage keys of body measures, which are removed when the registration ends (specification section 3). */
const MEASURES = ['gender', 'userBMI', 'userHeight', 'userWeight'];

const storedMeasures = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), MEASURES);

describe('registration on a phone', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  async function register(journey: Journey): Promise<void> {
    const { page, context, effort } = await openJourney(fixture, journey);
    await recordCalls(fixture.app);
    const seen = new Set<string>();
    const recordMeasures = async () => {
      for (const key of await storedMeasures(page)) seen.add(key);
    };
    effort.screens = (await runJourney(context, { onOpen: recordMeasures })).length;
    // Otherwise their removal would prove nothing.
    const hasMeasures = readBaselineCalls(journey).includes('updatePatient');
    expect([...seen].toSorted()).toEqual(hasMeasures ? MEASURES : ['gender']);
    expect(await storedMeasures(page)).toEqual([]);
    await expect(describeEffort(effort)).toMatchFileSnapshot(effortFile(journey));
    // The thank-you page loads charges after its heading is shown.
    await expect.poll(() => readCalledOperations(fixture.app)).toContain('listSubscriptionCharges');
    await expect((await readCalledOperations(fixture.app)).join('\n')).toMatchFileSnapshot(
      callsFile(journey),
    );
    await fixture.app.setFaults();
    await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
  }

  // With body measures, which ed and hl don't ask for.
  test.each(journeysNamed('product wl'))(
    'privacy 15: $treatment in $brand stores no measure after the end',
    { tags: 'core' },
    register,
  );

  test.each(journeysNamed('mens ed', 'mens hl', 'product ag'))(
    'privacy 15: $treatment in $brand stores no measure after the end',
    register,
  );
});
