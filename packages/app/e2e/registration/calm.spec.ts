import { describe, expect, test } from 'vitest';
import { setStage } from '../harness/open.ts';
import { begin, WHOLE } from './begin.ts';
import { calledSince, watchCalls } from './calls.ts';
import { someJourneys } from './journey.ts';
import { callsOf, ending, referenceOf } from './reference.ts';
import { walk } from './walk/walk.ts';

describe('a whole registration on a phone, by touch', WHOLE, () => {
  const stage = setStage();

  test.each(someJourneys('product wl'))('$treatment in $brand', async (journey) => {
    const { page, walker } = await begin(stage, journey);
    await watchCalls(stage.app);
    await walk(walker);
    await expect((await calledSince(stage.app)).join('\n')).toMatchFileSnapshot(callsOf(journey));
    await stage.app.setFaults();
    await expect(await ending(page, stage.app)).toMatchFileSnapshot(referenceOf(journey));
  });
});
