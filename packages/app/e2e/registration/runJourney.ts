import { pageObjects } from './pages/index.ts';
import { describeLocation, readLocation, type PageLocation } from './pages/pageLocation.ts';
import { waitUntil, type JourneyContext, type PageObject } from './pages/pageObject.ts';
import {
  hasAddedQuestion,
  hasVisibleError,
  isIdle,
  isPaymentAuthorized,
  isPhotoReceived,
} from './pages/pageState.ts';

/** One page of a running journey. */
export interface JourneyStop {
  readonly context: JourneyContext;
  readonly pageObject: PageObject;
  readonly location: PageLocation;
}

/** Interference with a journey, called at every stop. */
export interface JourneyHooks {
  readonly onOpen?: (stop: JourneyStop) => Promise<void>;
  /** Runs before submit. A returned location means the hook has left the page, so nothing is submitted. */
  readonly onFilled?: (stop: JourneyStop) => Promise<PageLocation | undefined>;
  readonly onSubmitted?: (stop: JourneyStop) => Promise<void>;
}

const END = /^Thank you/;

/** More stops than any registration has, retries included. */
const MAX_STOPS = 150;

/** Waits until the page has left a location or, in a journey that retries, shows an error there. */
export async function waitForNextLocation(
  context: JourneyContext,
  from?: PageLocation,
): Promise<PageLocation> {
  let current: PageLocation | undefined;
  await waitUntil(context, `the page after “${describeLocation(from)}”`, async () => {
    current = await readLocation(context.page);
    if (current === undefined) return false;
    if (describeLocation(current) !== describeLocation(from)) return true;
    if (!context.retriesFailures || !(await isIdle(context))) return false;
    const isStuck =
      (await hasVisibleError(context)) ||
      (await hasAddedQuestion(context)) ||
      (await isPaymentAuthorized(context)) ||
      (await isPhotoReceived(context));
    // The page may have changed since: the error may belong to another location, or a received photo may be about to open the next page.
    return (
      isStuck &&
      (await isIdle(context)) &&
      describeLocation(await readLocation(context.page)) === describeLocation(current)
    );
  });
  if (current === undefined) throw new Error('The page has no location');
  return current;
}

const findPageObject = (location: PageLocation): PageObject => {
  const pageObject = pageObjects.find(
    ({ heading, part }) => heading.test(location.heading) && (part?.test(location.part) ?? true),
  );
  if (pageObject === undefined) throw new Error(`No page object for “${describeLocation(location)}”`);
  return pageObject;
};

/** Adds the location and the page's text to an error. */
async function describeFailure({ context: { main }, location }: JourneyStop, cause: unknown): Promise<Error> {
  const text = await main.innerText({ timeout: 1_000 }).catch(() => '(no text)');
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`At “${describeLocation(location)}”: ${reason}\nText of the page:\n${text}`, { cause });
}

async function handleStop(stop: JourneyStop, hooks: JourneyHooks): Promise<PageLocation> {
  const { context, pageObject, location } = stop;
  try {
    await hooks.onOpen?.(stop);
    await pageObject.fill(context, location);
    const elsewhere = await hooks.onFilled?.(stop);
    if (elsewhere !== undefined) return elsewhere;
    await pageObject.submit(context, location);
    await hooks.onSubmitted?.(stop);
    return await waitForNextLocation(context, location);
  } catch (error) {
    throw await describeFailure(stop, error);
  }
}

/** Runs a registration from the entry page to the thank-you page. Returns the stops. */
export async function runJourney(
  context: JourneyContext,
  hooks: JourneyHooks = {},
): Promise<readonly string[]> {
  await context.page.goto(context.journey.entryPath);
  return runStops(context, hooks);
}

/** Runs a registration from the current page to the thank-you page. Returns the stops. */
export async function runStops(
  context: JourneyContext,
  hooks: JourneyHooks = {},
): Promise<readonly string[]> {
  const stops: string[] = [];
  let location = await waitForNextLocation(context);
  while (!END.test(location.heading)) {
    const stop = { context, pageObject: findPageObject(location), location };
    stops.push(describeLocation(location));
    if (stops.length > MAX_STOPS)
      throw await describeFailure(stop, `too many stops, last: ${stops.slice(-9).join(' → ')}`);
    location = await handleStop(stop, hooks);
  }
  return stops;
}
