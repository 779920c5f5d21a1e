import { describe, expect, test } from 'vitest';
import { setStage } from '../harness/open.ts';
import { begin, WHOLE } from './begin.ts';
import { someJourneys } from './journey.ts';
import { ending, referenceOf } from './reference.ts';
import { keyboard } from './walk/keyboard.ts';
import { walk } from './walk/walk.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };

describe('a whole registration by the keyboard alone', WHOLE, () => {
  const stage = setStage();

  test.each(someJourneys('mens hl'))('$treatment in $brand ends as the calm one', async (journey) => {
    const { page, walker } = await begin(stage, journey, { hand: keyboard, device: DESKTOP });
    await walk(walker);
    await expect(await ending(page, stage.app)).toMatchFileSnapshot(referenceOf(journey));
  });
});
