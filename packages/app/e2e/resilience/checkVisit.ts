import type { Page } from 'playwright';
import type { PageMonitor } from '../harness/pageMonitor.ts';
import { TIMEOUT } from '../harness/timeout.ts';
import { interferences, SERVICE_MESSAGE } from './interferences.ts';
import { EVERY, interceptCalls, type Handler } from './interceptCalls.ts';
import { readContent, RETRY, type PageContent } from './readContent.ts';
import { nameOf, type Visit } from './visits.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';

/** What a patient sees after one interference with a call. */
export interface Observation {
  readonly operation: string;
  readonly interference: string;
  /** Error next to the retry button; undefined without one. */
  readonly failure: string | undefined;
  /** Headings that are missing. */
  readonly missing: readonly string[];
}

/** Result of {@link checkVisit}. */
export interface VisitResult {
  readonly calls: readonly string[];
  readonly observations: readonly Observation[];
  readonly problems: readonly string[];
}

/** Technical error text of JavaScript engines, browsers and libraries, which patients must not see. */
const TECHNICAL =
  /cannot read|undefined|is not (a|an|iterable|defined)\b|unexpected (token|end)|json|failed to fetch|networkerror|\bnull\b|\bNaN\b|invalid date|\[object|<h1>|status \d{3}/i;

/** Polls without change or pending call, after which no other call starts: a response or an idle page may cause one. */
const QUIET_POLLS = 20;

/** Waits for a condition; returns whether it was met in time. */
async function waitFor(condition: () => Promise<boolean> | boolean): Promise<boolean> {
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- polls
    if (await condition()) return true;
    // oxlint-disable-next-line no-await-in-loop -- pause between polls
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  return false;
}

const missingOf = (now: PageContent, complete: PageContent): readonly string[] =>
  complete.headings.filter((heading) => !now.headings.includes(heading));

/** Opens a page once per call of its first view and interference, and checks what it shows and that it recovers. */
export async function checkVisit(
  page: Page,
  monitor: PageMonitor,
  visit: Visit,
  isIncluded: (operation: string, interference: string) => boolean,
): Promise<VisitResult> {
  const interceptor = await interceptCalls(page);
  const problems: string[] = [];
  const observations: Observation[] = [];

  const open = async () => {
    // Ends requests of the previous page.
    await page.goto('about:blank');
    interceptor.reset();
    await page.goto(visit.address);
  };
  await open();
  let complete = await readContent(page);
  await waitFor(async () => {
    complete = await readContent(page);
    return (
      complete.headings.length > 0 &&
      !complete.isLoading &&
      visit.calls.every((call) => interceptor.called().has(call))
    );
  });
  // A part that is shown when the page is idle makes no request if its code has already loaded.
  const isUnchanged = async () => {
    const { text } = complete;
    await waitForQuiet(page);
    complete = await readContent(page);
    return complete.text === text;
  };
  await waitFor(isUnchanged);
  const calls = [...interceptor.called()].toSorted();

  const isComplete = (now: PageContent) =>
    !now.isLoading && missingOf(now, complete).length === 0 && now.failure === undefined;

  /** Opens the page while a call is slow, checks that it shows something, and then disturbs the call. */
  const openDisturbed = async (operation: string, interference: string, handler: Handler) => {
    const report = (problem: string) =>
      problems.push(`${nameOf(visit)}, ${operation}, ${interference}: ${problem}`);
    const knownProblems = monitor.problems().length;
    const shown = Promise.withResolvers<void>();
    interceptor.disturb(operation, async (route, original) => {
      await shown.promise;
      return handler(route, original);
    });
    await open();
    const isCalled = await waitFor(async () => interceptor.hits() > 0 || isComplete(await readContent(page)));
    if (!isCalled) report('does not make the call');
    if (!(await waitFor(async () => (await readContent(page)).main !== '')))
      report('shows an empty page while loading');
    shown.resolve();
    return { report, knownProblems };
  };

  /** Whether the page may hide a part when a call fails and report the error only in a notification. */
  const isPartial = (operation: string) =>
    visit.partial !== undefined && [...visit.partial, EVERY].includes(operation);

  const recover = async (operation: string, report: (problem: string) => unknown) => {
    interceptor.restore();
    // Ends calls that started after the last timeout, such as when the live connection opened.
    await interceptor.expireTimeouts();
    if (isPartial(operation)) await page.reload();
    let now = await readContent(page);
    const isRecovered = await waitFor(async () => {
      const retry = page.getByRole('main').getByRole('button', { name: RETRY }).first();
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
      now = await readContent(page);
      return isComplete(now);
    });
    if (!isRecovered)
      report(
        `does not recover: ${JSON.stringify({ ...now, text: undefined, missing: missingOf(now, complete) })}`,
      );
  };

  const checkFailure = async (
    operation: string,
    interference: string,
    handler: Handler,
    needsTimeout = false,
  ) => {
    const { report, knownProblems } = await openDisturbed(operation, interference, handler);
    let before: PageContent | undefined;
    let now = await readContent(page);
    let isTimedOut = !needsTimeout;
    let quietPolls = 0;
    const isSettled = await waitFor(async () => {
      now = await readContent(page);
      const isQuiet = interceptor.pending() === 0;
      const isReported = now.failure !== undefined || isComplete(now) || isPartial(operation);
      const isSame = JSON.stringify(now) === JSON.stringify(before);
      before = now;
      quietPolls = isQuiet && isSame ? quietPolls + 1 : 0;
      // Only without other calls, pending or imminent: they would time out, too.
      const wasTimedOut = isTimedOut;
      if (needsTimeout && quietPolls >= QUIET_POLLS) {
        await interceptor.expireTimeouts();
        isTimedOut = true;
      }
      return wasTimedOut && isSame && isQuiet && now.main !== '' && !now.isLoading && isReported;
    });
    const missing = missingOf(now, complete);
    if (!isSettled)
      report(now.isLoading ? 'stays loading' : `shows no error, without ${missing.join(' | ')}`);
    if (TECHNICAL.test(now.text) && !TECHNICAL.test(complete.text))
      report(`shows “${TECHNICAL.exec(now.text)?.[0] ?? ''}”`);
    if (now.actions === 0) report('offers no next step');
    for (const change of interceptor.repeated()) report(`sends twice: ${change}`);
    if (interference === 'status 500' && (now.failure !== undefined || isPartial(operation))) {
      const isShown = await waitFor(async () => (await readContent(page)).text.includes(SERVICE_MESSAGE));
      if (!isShown) report('does not show the message of the service');
    }
    observations.push({ operation, interference, failure: now.failure, missing });
    await recover(operation, report);
    for (const problem of monitor.problems().slice(knownProblems)) report(problem);
  };

  for (const operation of calls.length > 1 ? [...calls, EVERY] : calls) {
    for (const { name, fulfill } of interferences) {
      // In one page, so that each has the caches and the session of the previous one.
      // oxlint-disable-next-line no-await-in-loop -- see above
      if (isIncluded(operation, name)) await checkFailure(operation, name, fulfill);
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (isIncluded(operation, 'no response'))
      await checkFailure(operation, 'no response', interceptor.ignore, true);
  }
  return { calls, observations, problems };
}
