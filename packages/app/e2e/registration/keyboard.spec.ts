import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { keyboard } from './input/keyboard.ts';
import { journeysNamed } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { outcomeFile, readOutcome } from './reference.ts';
import { runJourney } from './runJourney.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };

describe('registration with the keyboard only', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(journeysNamed('mens ed'))(
    'registration with the keyboard only: $treatment in $brand ends like the baseline',
    async (journey) => {
      const { page, context } = await openJourney(fixture, journey, {
        createInput: keyboard,
        device: DESKTOP,
      });
      await runJourney(context);
      await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
    },
  );
});
