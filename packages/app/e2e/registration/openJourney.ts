import type { BrowserContextOptions } from 'playwright';
import type { AppFixture, OpenPage } from '../harness/appFixture.ts';
import { countInput, type Effort } from './input/countInput.ts';
import type { CreateInputDriver } from './input/inputDriver.ts';
import { touch } from './input/touch.ts';
import type { Journey } from './journey.ts';
import type { JourneyContext } from './pages/pageObject.ts';

/** Small phone. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
};

/** Timeout of a whole registration, about forty pages. */
export const JOURNEY_TIMEOUT = { timeout: 1_200_000 };

export interface OpenedJourney extends OpenPage {
  readonly context: JourneyContext;
  /** Input so far. */
  readonly effort: Effort;
}

interface JourneyOptions {
  /** @default touch */
  readonly createInput?: CreateInputDriver;
  /** @default a small phone */
  readonly device?: BrowserContextOptions;
  /** See `JourneyContext`. @default false */
  readonly retriesFailures?: boolean;
}

/** Opens a page of the journey's brand. */
export async function openJourney(
  fixture: AppFixture,
  journey: Journey,
  { createInput = touch, device = PHONE, retriesFailures = false }: JourneyOptions = {},
): Promise<OpenedJourney> {
  const opened = await fixture.open(journey.brand, device);
  const { page } = opened;
  // The API returns 404 for a new visit's log and for photos that are not uploaded yet.
  opened.monitor.allow(/online-visit-log|private-file/);
  const main = page.getByRole('main');
  const effort: Effort = { screens: 0, presses: 0, fields: 0 };
  const input = countInput(createInput(page), effort);
  return { ...opened, effort, context: { page, main, input, journey, retriesFailures } };
}
