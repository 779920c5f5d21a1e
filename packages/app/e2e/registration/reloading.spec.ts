import { describe, expect, test } from 'vitest';
import { setStage } from '../harness/open.ts';
import { settled } from '../harness/onDevice.ts';
import { begin, WHOLE } from './begin.ts';
import { someJourneys } from './journey.ts';
import { ending, referenceOf } from './reference.ts';
import { next, walk, type Incidents } from './walk/walk.ts';
import { told } from './walk/whereabouts.ts';

/** The card is no draft: with another visit payment begins at its address again (specification section 4). */
const BEGINS_AT: ReadonlyMap<string, string> = new Map([['How do you want to pay?', 'Where should it go?']]);

/** Loads the page anew at every stop, when all is given there and nothing sent. */
function reloads(): Incidents {
  const reloaded = new Set<string>();
  return {
    given: async ({ walker, place, where }) => {
      if (reloaded.has(told(where))) return undefined;
      reloaded.add(told(where));
      await settled(walker.page);
      await walker.page.reload();
      const after = await next(walker);
      expect(told(after)).toBe(BEGINS_AT.get(told(where)) ?? told(where));
      if (told(after) === told(where)) await place.kept?.(walker);
      return after;
    },
  };
}

describe('a whole registration with a reload after every single step', WHOLE, () => {
  const stage = setStage();

  test.each(someJourneys('mens ed'))('$treatment in $brand ends as the calm one', async (journey) => {
    const { page, walker } = await begin(stage, journey);
    await walk(walker, reloads());
    await expect(await ending(page, stage.app)).toMatchFileSnapshot(referenceOf(journey));
  });
});
