import type { BrowserContextOptions } from 'playwright';
import type { OpenPage, Stage } from '../harness/open.ts';
import type { Journey } from './journey.ts';
import type { HandOf } from './walk/hand.ts';
import { touch } from './walk/touch.ts';
import type { Walker } from './walk/place.ts';

/** A small phone. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
};

/** A whole registration is forty pages. */
export const WHOLE = { timeout: 240_000 };

/** A page of the journey's brand, and who walks it. */
export interface Beginning extends OpenPage {
  readonly walker: Walker;
}

/** How a journey is walked. */
interface Manner {
  readonly hand?: HandOf;
  readonly device?: BrowserContextOptions;
  /** See `Walker`. @default false */
  readonly persists?: boolean;
}

/** Opens a phone's page, or another device's for another hand. */
export async function begin(
  stage: Stage,
  journey: Journey,
  { hand = touch, device = PHONE, persists = false }: Manner = {},
): Promise<Beginning> {
  const opened = await stage.open(journey.brand, device);
  const { page } = opened;
  // A new visit has no log yet, and no photo has arrived, which the service says by a 404.
  opened.watch.allow(/online-visit-log|private-file/);
  return { ...opened, walker: { page, main: page.getByRole('main'), hand: hand(page), journey, persists } };
}
