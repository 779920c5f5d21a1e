import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mouse } from '../registration/input/mouse.ts';
import { journeysNamed } from '../registration/journey.ts';
import { fetchOutcome } from '../registration/outcome.ts';
import { outcomeFile } from '../registration/reference.ts';
import { runJourney } from '../registration/runJourney.ts';
import { engines } from './engines.ts';

/** Includes a photo for the doctor, both photos of the identity check, and a payment. */
const registration = journeysNamed('product wl');

describe.each(engines)('$name', ({ isInstalled, setUp }) => {
  describe.skipIf(!isInstalled)('a patient', () => {
    const fixture = setUp();

    test.each(registration)('registers for $treatment, pays, and sends photos', async (journey) => {
      const page = await fixture.open(journey.brand);
      const main = page.getByRole('main');
      await runJourney({ page, main, input: mouse, journey, retriesFailures: false });
      const outcome = await fetchOutcome(page, fixture.app.serviceUrl);
      expect(outcome).toEqual(JSON.parse(readFileSync(outcomeFile(journey), 'utf8')));
    });
  });
});
