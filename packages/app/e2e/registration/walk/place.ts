import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import type { Journey } from '../journey.ts';
import type { Hand } from './hand.ts';
import type { Whereabouts } from './whereabouts.ts';

/** Somebody on the way through registration. */
export interface Walker {
  readonly page: Page;
  readonly main: Locator;
  readonly hand: Hand;
  readonly journey: Journey;
  /** What goes wrong is tried again, where the page offers it; otherwise nothing may go wrong. */
  readonly persists: boolean;
}

/** Milliseconds a thumb stays with a button that may go by itself. */
const BRIEFLY = 1_000;

/** Presses the first way to try again that the page offers, if there is one. */
async function tryAgain({ main, hand }: Walker): Promise<void> {
  const again = main.getByRole('button', { name: 'Try again', exact: true }).first();
  if (!(await again.isVisible())) return;
  // What is asked for may come just then and take the button with it; whoever waits for it looks again.
  await hand.press(again, BRIEFLY).catch(() => undefined);
}

/** Milliseconds from one look to the next. A page that is there is gone on from at once. */
const LOOKS = [50];

/** Waits until something holds; on the way, whoever persists tries again what failed. */
export async function until(walker: Walker, what: string, holds: () => Promise<boolean>): Promise<void> {
  const isSo = async () => {
    if (await holds()) return true;
    if (walker.persists) await tryAgain(walker);
    return false;
  };
  await expect.poll(isSo, { message: what, timeout: 20_000, intervals: LOOKS }).toBe(true);
}

/** Waits until one of these is there to be used. */
export const see = (walker: Walker, ...wanted: Locator[]): Promise<void> =>
  until(walker, wanted.join(' or '), async () => {
    for (const one of wanted) if ((await one.isVisible()) && (await one.isEnabled())) return true;
    return false;
  });

/** A place on the way: what is given there, and how it goes on from there. */
export interface Place {
  /** The page's heading there. */
  readonly heading: RegExp;
  /** Gives what is asked for, as far as it is not there yet. */
  readonly fill: (walker: Walker, where: Whereabouts) => Promise<void>;
  /** What is left to see of what was given, after the page was loaded anew. */
  readonly kept?: (walker: Walker) => Promise<void>;
  /** Sends it. */
  readonly send: (walker: Walker, where: Whereabouts) => Promise<void>;
}

/** The button that goes on. */
export const goOn = ({ hand, main }: Walker, name: string | RegExp = 'Continue') =>
  hand.press(main.getByRole('button', { name, exact: true }));

/** Writes into a field that does not say so already. */
export async function give({ hand }: Walker, field: Locator, text: string): Promise<void> {
  if ((await field.inputValue()) !== text) await hand.write(field, text);
}

/** Chooses a radio button or a checkbox that is not chosen already. */
export async function take({ hand }: Walker, control: Locator): Promise<void> {
  if (!(await control.isChecked())) await hand.choose(control);
}
