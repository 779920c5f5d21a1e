import { type Browser, type Page, chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../tools/browser.ts';
import type { Mode } from './modes.ts';

/** CSS pixels: a large phone, the screen most patients have. */
const WIDTH = 480;

/** Half size keeps hundreds of pictures small; a line that moved or changed its colour still shows. */
const SCALE = 0.5;

/** Milliseconds a story may take, play function and all. */
const PATIENCE = 30_000;

/** Letters are smoothed in grey and not fitted to pixels, so that they look the same on any screen. */
const letters = ['--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb'];

/** The browser that takes the pictures. */
export const openCamera = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, ...letters] });

/** A page to take pictures in. */
export const openPage = (browser: Browser): Promise<Page> =>
  browser.newPage({
    viewport: { width: WIDTH, height: 400 },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  });

/** The ids of every sheet: the story of a piece that shows all its states. */
export async function sheetIds(storybook: string): Promise<string[]> {
  const response = await fetch(`${storybook}/index.json`);
  const index: { entries: Record<string, { id: string; title: string; type: string }> } =
    await response.json();
  return Object.values(index.entries)
    .filter(
      ({ id, title, type }) =>
        type === 'story' && /^(Components|Patterns)\//.test(title) && id.endsWith('--all-states'),
    )
    .map(({ id }) => id)
    .sort();
}

/** Shows a story in a brand, and waits until its play function is over. */
export async function show(page: Page, storybook: string, story: string, brand: string): Promise<void> {
  await page.goto(`${storybook}/iframe.html?id=${story}&viewMode=story&globals=brand:${brand}`);
  await page.waitForFunction(
    () => {
      const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const render: unknown = Object(preview).currentRender;
      const phase: unknown = Object(render).phase;
      return phase === 'finished' || phase === 'errored';
    },
    undefined,
    { timeout: PATIENCE },
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Those far below come when they are scrolled to, which is never.
    const awaited = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.allSettled(awaited.map((image) => image.decode()));
  });
}

/** Until two in a row are the same: a picture that arrives late moves what is around it. */
const MOST_PICTURES = 10;

const photograph = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/** Takes a picture of what is shown, once it rests. A sheet may be written for one scheme; the picture is of the one asked for. */
export async function capture(page: Page, scheme: Mode['scheme']): Promise<Buffer> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset['scheme'] = wanted;
  }, scheme);
  let last = await photograph(page);
  for (let again = 0; again < MOST_PICTURES; again += 1) {
    const next = await photograph(page);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`What is shown at ${page.url()} does not come to rest`);
}
