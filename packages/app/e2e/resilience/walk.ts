import type { Page } from 'playwright';
import type { PageMonitor } from '../harness/pageMonitor.ts';
import { TIMEOUT } from '../harness/timeout.ts';
import { interferences, SERVICE_MESSAGE } from './interferences.ts';
import { EVERY, joinLine, type Answer } from './line.ts';
import { look, RETRY, type Look } from './look.ts';
import { nameOf, type Visit } from './visits.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';

/** What a patient sees when a call goes wrong in one way. */
export interface Sight {
  readonly operation: string;
  readonly interference: string;
  /** What is said, with a way to try again; undefined where nothing has to be said. */
  readonly failure: string | undefined;
  /** Headings that the page lacks. */
  readonly missing: readonly string[];
}

/** Result of a walk. */
export interface Walk {
  readonly calls: readonly string[];
  readonly sights: readonly Sight[];
  readonly problems: readonly string[];
}

/** Words of JavaScript engines, browsers and libraries, which tell a patient nothing. */
const ENGINE =
  /cannot read|undefined|is not (a|an|iterable|defined)\b|unexpected (token|end)|json|failed to fetch|networkerror|\bnull\b|\bNaN\b|invalid date|\[object|<h1>|status \d{3}/i;

/** Waits until a condition holds; returns whether it did. */
async function holds(condition: () => Promise<boolean> | boolean): Promise<boolean> {
  const end = performance.now() + TIMEOUT;
  while (performance.now() < end) {
    // oxlint-disable-next-line no-await-in-loop -- looks again until it is so
    if (await condition()) return true;
    // oxlint-disable-next-line no-await-in-loop -- lets the page work
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  return false;
}

const missingOf = (now: Look, whole: Look): readonly string[] =>
  whole.headings.filter((heading) => !now.headings.includes(heading));

/** Walks one page: every call of its first view, in every way that it can go wrong. */
export async function walkVisit(
  page: Page,
  monitor: PageMonitor,
  visit: Visit,
  isWalked: (operation: string, interference: string) => boolean = () => true,
): Promise<Walk> {
  const line = await joinLine(page);
  const problems: string[] = [];
  const sights: Sight[] = [];

  const open = async () => {
    // The page before may still ask for something.
    await page.goto('about:blank');
    line.forget();
    await page.goto(visit.address);
  };
  await open();
  let whole = await look(page);
  await holds(async () => {
    whole = await look(page);
    return (
      whole.headings.length > 0 && !whole.isLoading && visit.calls.every((call) => line.called().has(call))
    );
  });
  await waitForQuiet(page);
  whole = await look(page);
  const calls = [...line.called()].toSorted();

  const isWhole = (now: Look) =>
    !now.isLoading && missingOf(now, whole).length === 0 && now.failure === undefined;

  /** Opens the page while a call is disturbed, and looks until it has settled. */
  const meet = async (operation: string, interference: string, answer: Answer) => {
    const note = (problem: string) =>
      problems.push(`${nameOf(visit)}, ${operation}, ${interference}: ${problem}`);
    const noted = monitor.problems().length;
    line.disturb(operation, answer);
    await open();
    const isMade = await holds(async () => line.hits() > 0 || isWhole(await look(page)));
    if (!isMade) note('does not make the call');
    return { note, noted };
  };

  /** Whether the page may go without the answer of a call, and say why in the notification only. */
  const isPartial = (operation: string) =>
    visit.partial !== undefined && [...visit.partial, EVERY].includes(operation);

  const recover = async (operation: string, note: (problem: string) => unknown) => {
    line.restore();
    if (isPartial(operation)) await page.reload();
    let now = await look(page);
    const isBack = await holds(async () => {
      const retry = page.getByRole('main').getByRole('button', { name: RETRY }).first();
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
      now = await look(page);
      return isWhole(now);
    });
    if (!isBack)
      note(`does not recover: ${JSON.stringify({ ...now, text: undefined, whole: missingOf(now, whole) })}`);
  };

  const fails = async (operation: string, interference: string, answer: Answer, isSilent = false) => {
    const { note, noted } = await meet(operation, interference, answer);
    let before: Look | undefined;
    let now = await look(page);
    let hasWaited = !isSilent;
    let wasStill = false;
    const isSettled = await holds(async () => {
      now = await look(page);
      // Nothing that is still under way changes what the patient sees.
      const isStill = line.underWay() === 0;
      // One call may follow from another.
      const staysStill = isStill && wasStill;
      wasStill = isStill;
      const isSaid = now.failure !== undefined || isWhole(now) || isPartial(operation);
      const isSame = JSON.stringify(now) === JSON.stringify(before);
      before = now;
      // Not while another call is under way, or about to be: its wait would end too.
      const isOver = hasWaited;
      if (isSilent && staysStill && isSame) {
        await line.waitInVain();
        hasWaited = true;
      }
      return isOver && isSame && isStill && now.main !== '' && !now.isLoading && isSaid;
    });
    const missing = missingOf(now, whole);
    if (!isSettled) note(now.isLoading ? 'stays loading' : `says nothing, without ${missing.join(' | ')}`);
    if (ENGINE.test(now.text) && !ENGINE.test(whole.text)) note(`says “${ENGINE.exec(now.text)?.[0] ?? ''}”`);
    if (now.steps === 0) note('offers no next step');
    for (const change of line.repeated()) note(`sends twice: ${change}`);
    if (interference === 'status 500' && (now.failure !== undefined || isPartial(operation))) {
      const isSaid = await holds(async () => (await look(page)).text.includes(SERVICE_MESSAGE));
      if (!isSaid) note('keeps the message of the service to itself');
    }
    sights.push({ operation, interference, failure: now.failure, missing });
    await recover(operation, note);
    for (const problem of monitor.problems().slice(noted)) note(problem);
  };

  const waits = async (operation: string) => {
    const { note } = await meet(operation, 'a slow answer', line.hold);
    if (!(await holds(async () => (await look(page)).main !== ''))) note('shows an empty page meanwhile');
    line.restore();
    await line.release();
    if (!(await holds(async () => isWhole(await look(page))))) note('does not show the answer');
  };

  for (const operation of calls.length > 1 ? [...calls, EVERY] : calls) {
    for (const { name, answer } of interferences) {
      // One page, so that each has the caches and the session of the one before.
      // oxlint-disable-next-line no-await-in-loop -- see above
      if (isWalked(operation, name)) await fails(operation, name, answer);
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (isWalked(operation, 'no answer')) await fails(operation, 'no answer', line.hold, true);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (isWalked(operation, 'a slow answer')) await waits(operation);
  }
  return { calls, sights, problems };
}
