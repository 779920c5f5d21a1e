import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { readCalledOperations, setFirstCallFaults } from './calls.ts';
import { dropFirstResponses } from './dropResponses.ts';
import { journeysNamed } from './journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './openJourney.ts';
import { outcomeFile, readBaselineCalls, readOutcome } from './reference.ts';
import { runJourney } from './runJourney.ts';

/** Operations that may fail without showing the service's message, each with its reason. */
const SILENT: ReadonlySet<string> = new Set([
  // Falls back to an empty list (specification section 8).
  'getGlobalAnswers',
  // Shows the app's own message at the field; a toast per keystroke would be noise.
  'suggestAddresses',
  // Background logging.
  'logPaymentAttempt',
  // Prefetched; shows its error only if it fails again when needed.
  'getFollowupQuestion',
]);

/** Ends with the operation: text of the page may follow without a space. */
const MESSAGE = /On purpose: ((?:identity\.)?\w+)\./g;

/** Requested together: if several fail at once, the page shows one error, or one notification replaces the other before it is rendered. */
const PARALLEL: readonly (readonly string[])[] = [
  ['listQuestions', 'getVisitLog'],
  ['listPeriodPrices', 'getAveragePrice', 'listSubscriptionDiscounts'],
];

const requestedWith = (operation: string) =>
  PARALLEL.find((group) => group.includes(operation)) ?? [operation];

/** Retried by the identity provider's library before the app sees the failure. */
const isIdentity = (operation: string) => operation.startsWith('identity.');

/** Collects operations whose error message appeared on the page, even briefly, across reloads. */
async function collectShownErrors(page: Page): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  await page.exposeFunction('reportText', (text: string) => {
    for (const [, operation = ''] of text.matchAll(MESSAGE)) shown.add(operation);
  });
  await page.addInitScript(() => {
    const reportText: unknown = Reflect.get(globalThis, 'reportText');
    if (typeof reportText !== 'function') return;
    new MutationObserver(() => {
      const text = document.body?.textContent ?? '';
      if (text.includes('On purpose: ')) reportText(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return shown;
}

/** The registration that makes every call of the others, too. */
const EVERY_CALL = 'product wl';

describe('registration when every first call fails', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(journeysNamed(EVERY_CALL))(
    'registration when every first call fails with status 500, $treatment in $brand shows each error and ends like the baseline',
    async (journey) => {
      const { page, context, monitor } = await openJourney(fixture, journey, { retriesFailures: true });
      monitor.allow(/Failed to load resource/);
      const shown = await collectShownErrors(page);
      await setFirstCallFaults(fixture.app, (operation) => ({
        status: 500,
        message: `On purpose: ${operation}.`,
      }));
      await runJourney(context);
      // The thank-you page makes its last call after its heading is shown.
      await expect
        .poll(() => readCalledOperations(fixture.app))
        .toEqual(expect.arrayContaining([...readBaselineCalls(journey)]));
      const failed = await readCalledOperations(fixture.app);
      await fixture.app.setFaults();
      const isShown = (operation: string) =>
        requestedWith(operation).some((each) => shown.has(each)) ||
        SILENT.has(operation) ||
        isIdentity(operation);
      // The last error appears on the last page, when the journey has ended.
      await expect.poll(() => failed.filter((operation) => !isShown(operation))).toEqual([]);
      await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
    },
  );

  test.each(journeysNamed(EVERY_CALL))(
    'registration when every first call fails with a lost response, $treatment in $brand ends like the baseline',
    async (journey) => {
      const { page, context, monitor } = await openJourney(fixture, journey, { retriesFailures: true });
      monitor.allow(/Failed to load resource|ERR_/);
      const dropped = await dropFirstResponses(page, fixture.app);
      await runJourney(context);
      const expected = readBaselineCalls(journey).filter((operation) => !isIdentity(operation));
      await expect.poll(() => [...dropped]).toEqual(expect.arrayContaining(expected));
      await page.unrouteAll({ behavior: 'wait' });
      await expect(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
    },
  );
});
