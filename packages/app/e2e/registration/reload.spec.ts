import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { waitForDraftWrites } from '../harness/deviceStorage.ts';
import { touchWithPauses } from './input/touchWithPauses.ts';
import { journeysNamed } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { describeLocation } from './pages/pageLocation.ts';
import { outcomeFile, readOutcome } from './reference.ts';
import { runJourney, waitForNextLocation, type JourneyHooks } from './runJourney.ts';

/** Where a reload restarts elsewhere. Cards are not stored, so payment restarts at the address (specification section 4). */
const RELOAD_TARGETS: ReadonlyMap<string, string> = new Map([
  ['How do you want to pay?', 'Where should we ship it?'],
]);

/** Reloads every page once, after it is filled in and before it is submitted. */
function createReloadHooks(page: Page): JourneyHooks {
  const reloaded = new Set<string>();
  return {
    onFilled: async ({ context, pageObject, location }) => {
      const description = describeLocation(location);
      if (reloaded.has(description)) return undefined;
      reloaded.add(description);
      await waitForDraftWrites(page);
      await page.reload();
      const target = await waitForNextLocation(context);
      expect(describeLocation(target)).toBe(RELOAD_TARGETS.get(description) ?? description);
      if (describeLocation(target) === description) await pageObject.expectRestored?.(context);
      return target;
    },
  };
}

describe('registration with a reload on every page', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(journeysNamed('mens ed', 'product ag'))(
    'registration with a reload on every page: $treatment in $brand ends like the baseline',
    async (journey) => {
      const { page, context } = await openJourney(fixture, journey, { createInput: touchWithPauses });
      await runJourney(context, createReloadHooks(page));
      await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
    },
  );
});
