import { expect } from '../../harness/expect.ts';
import type { Screen, Target } from '../../harness/screen.ts';
import { TIMEOUT } from '../../harness/timeout.ts';
import type { InputDriver } from '../input/inputDriver.ts';
import type { Journey } from '../journey.ts';
import type { PageLocation } from './pageLocation.ts';

/** A running registration. */
export interface JourneyContext {
  readonly page: Screen;
  readonly main: Target;
  readonly input: InputDriver;
  readonly journey: Journey;
  /** Retries failures wherever the page offers it; otherwise a failure ends the journey. */
  readonly retriesFailures: boolean;
}

/** Timeout in ms for pressing a button that may disappear. */
const RETRY_PRESS_TIMEOUT = 1_000;

/** Presses the first visible "Try again" button, if there is one. */
async function retry({ main, input }: JourneyContext): Promise<void> {
  const button = main.getByRole('button', { name: 'Try again', exact: true }).first();
  if (!(await button.isVisible())) return;
  // A response may remove the button; the caller polls again.
  await input.press(button, RETRY_PRESS_TIMEOUT).catch(() => undefined);
}

/** Polling interval in ms. */
const INTERVALS = [50];

/** Polls until a condition is met, retrying failures if the journey does. */
export async function waitUntil(
  context: JourneyContext,
  description: string,
  condition: () => Promise<boolean>,
): Promise<void> {
  const check = async () => {
    if (await condition()) return true;
    if (context.retriesFailures) await retry(context);
    return false;
  };
  await expect.poll(check, { message: description, timeout: TIMEOUT, intervals: INTERVALS }).toBe(true);
}

/** Waits until at least one of the controls is visible and enabled. */
export const waitForAny = (context: JourneyContext, ...controls: Target[]): Promise<void> =>
  waitUntil(context, controls.join(' or '), async () => {
    // In one query: `isEnabled` would wait for a control that has disappeared.
    const enabled = context.page.locator(':not(:disabled, [aria-disabled="true"])');
    for (const control of controls) if (await control.and(enabled).isVisible()) return true;
    return false;
  });

/** Page or part of a page in the registration. */
export interface PageObject {
  readonly heading: RegExp;
  /** Narrows down the page where several have the same heading. */
  readonly part?: RegExp;
  /** Fills in what is missing. */
  readonly fill: (context: JourneyContext, location: PageLocation) => Promise<void>;
  /** Checks input that must survive a reload. */
  readonly expectRestored?: (context: JourneyContext) => Promise<void>;
  readonly submit: (context: JourneyContext, location: PageLocation) => Promise<void>;
}

export const pressButton = ({ input, main }: JourneyContext, name: string | RegExp = 'Continue') =>
  input.press(main.getByRole('button', { name, exact: true }));

/** Writes into a field unless it has that text already. */
export async function ensureText({ input }: JourneyContext, field: Target, text: string): Promise<void> {
  if ((await field.inputValue()) !== text) await input.write(field, text);
}

/** Selects a radio button or checkbox unless it is selected already. */
export async function ensureChecked({ input }: JourneyContext, control: Target): Promise<void> {
  if (!(await control.isChecked())) await input.choose(control);
}

/** Waits for the value of a field. */
export const expectValue = (field: Target, value: string | RegExp): Promise<void> =>
  typeof value === 'string'
    ? expect.poll(() => field.inputValue()).toBe(value)
    : expect.poll(() => field.inputValue()).toMatch(value);

/** Waits until a radio button or checkbox is selected. */
export const expectChecked = (control: Target): Promise<void> =>
  expect.poll(() => control.isChecked()).toBe(true);
