import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setStage } from '../harness/open.ts';
import { begin, WHOLE } from './begin.ts';
import { armAll, calledSince } from './calls.ts';
import { someJourneys } from './journey.ts';
import { loseAnswers } from './loseAnswers.ts';
import { calmCalls, ending, referenceOf } from './reference.ts';
import { walk } from './walk/walk.ts';

/** Calls whose failure is not the patient's business, each with its reason. */
const QUIET: ReadonlySet<string> = new Set([
  // Fails into an empty list (specification section 8).
  'getGlobalAnswers',
  // Said at the field in words of ours: a notification at every letter would help nobody.
  'suggestAddresses',
  // A note that nobody waits for.
  'logPaymentAttempt',
  // Looked ahead for; where it is needed and not there yet, it is asked for again, and then told.
  'getFollowupQuestion',
]);

const SAID = /On purpose: ([\w.]+)\./g;

/** Asked for at once: that one of them does not come is told, and both are asked for again. */
const TOGETHER = ['listQuestions', 'getVisitLog'];

/** The identity service is asked again by its provider's own library before anybody hears of it. */
const isIdentity = (operation: string) => operation.startsWith('identity.');

/** Listens to all that the page says, however briefly, on every document that it will be. */
async function listen(page: Page): Promise<ReadonlySet<string>> {
  const heard = new Set<string>();
  await page.exposeFunction('hear', (text: string) => {
    for (const [, operation = ''] of text.matchAll(SAID)) heard.add(operation);
  });
  await page.addInitScript(() => {
    const hear: unknown = Reflect.get(globalThis, 'hear');
    if (typeof hear !== 'function') return;
    new MutationObserver(() => {
      const text = document.body?.textContent ?? '';
      if (text.includes('On purpose: ')) hear(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}

describe('a whole registration on which every call fails once', WHOLE, () => {
  const stage = setStage();

  test.each(someJourneys('mens wl'))(
    'refused, $treatment in $brand: each is told, and it ends as the calm one',
    async (journey) => {
      const { page, walker, watch } = await begin(stage, journey, { persists: true });
      watch.allow(/Failed to load resource/);
      const heard = await listen(page);
      await armAll(stage.app, (operation) => ({ status: 500, message: `On purpose: ${operation}.` }));
      await walk(walker);
      const failed = await calledSince(stage.app);
      await stage.app.setFaults();
      expect(failed).toEqual(expect.arrayContaining([...calmCalls(journey)]));
      const isTold = (operation: string) =>
        TOGETHER.includes(operation)
          ? TOGETHER.some((one) => heard.has(one))
          : heard.has(operation) || QUIET.has(operation) || isIdentity(operation);
      const untold = failed.filter((operation) => !isTold(operation));
      expect(untold).toEqual([]);
      await expect(await ending(page, stage.app)).toMatchFileSnapshot(referenceOf(journey));
    },
  );

  test.each(someJourneys())('cut short, $treatment in $brand: it ends as the calm one', async (journey) => {
    const { page, walker, watch } = await begin(stage, journey, { persists: true });
    watch.allow(/Failed to load resource/);
    await armAll(stage.app, () => ({ malformed: true }));
    await walk(walker);
    const failed = await calledSince(stage.app);
    await stage.app.setFaults();
    expect(failed).toEqual(expect.arrayContaining([...calmCalls(journey)]));
    await expect(await ending(page, stage.app)).toMatchFileSnapshot(referenceOf(journey));
  });

  test.each(someJourneys())(
    'heard by the service and not answered, $treatment in $brand: it ends as the calm one',
    async (journey) => {
      const { page, walker, watch } = await begin(stage, journey, { persists: true });
      watch.allow(/Failed to load resource|ERR_/);
      const lost = await loseAnswers(page, stage.app);
      await walk(walker);
      await page.unrouteAll({ behavior: 'wait' });
      const called = calmCalls(journey).filter((operation) => !operation.startsWith('identity.'));
      expect([...lost]).toEqual(expect.arrayContaining(called));
      await expect(await ending(page, stage.app)).toMatchFileSnapshot(referenceOf(journey));
    },
  );
});
