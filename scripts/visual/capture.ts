import { type Browser, type Page, chromium } from 'playwright';
import { viewports } from '../../.storybook/viewports.ts';
import { browserFlags, findBrowser } from '../../tools/browser.ts';
import type { Mode } from './modes.ts';

/** Viewport of a sheet that sets none: as wide as a large phone, and low, so that the picture of a short sheet is short. */
const VIEWPORT = { width: 480, height: 400 };

/** Half size, to reduce hundreds of screenshots; moved or recolored lines are still visible. */
const SCALE = 0.5;

/** Timeout of a story including its play function, in ms. */
const STORY_TIMEOUT = 30_000;

/** Flags for text rendering that doesn't depend on the screen. */
const fontFlags = ['--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb'];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, ...fontFlags] });

export const openPage = (browser: Browser): Promise<Page> =>
  browser.newPage({
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  });

/** Fetches the story ids of all sheets, which show all states of a component. */
export async function fetchSheetIds(storybook: string): Promise<string[]> {
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

/** Opens a page with a story and waits for its play function. */
async function openStory(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(
    () => {
      const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      const render: unknown = Object(preview).currentRender;
      const phase: unknown = Object(render).phase;
      return phase === 'finished' || phase === 'errored';
    },
    undefined,
    { timeout: STORY_TIMEOUT },
  );
}

/** Viewport that the shown story sets for itself, such as for a dialog that covers a phone. */
async function viewportOf(page: Page): Promise<typeof VIEWPORT> {
  const name = await page.evaluate(() => {
    const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
    const value: unknown = Object(preview).currentRender?.story?.storyGlobals?.viewport?.value;
    return String(value);
  });
  const styles = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  if (styles === undefined) return VIEWPORT;
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Shows a story in a brand, in the viewport that it sets. */
export async function showStory(page: Page, storybook: string, story: string, brand: string): Promise<void> {
  const url = `${storybook}/iframe.html?id=${story}&viewMode=story&globals=brand:${brand}`;
  await openStory(page, url);
  const viewport = await viewportOf(page);
  if (viewport.width !== page.viewportSize()?.width) {
    await page.setViewportSize(viewport);
    await openStory(page, url);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Skips lazy images, which load only when scrolled to.
    const images = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}

/** Attempts to get two identical screenshots in a row, because images may still shift the layout. */
const MAX_ATTEMPTS = 10;

const takeScreenshot = (page: Page) =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/** Takes a screenshot once the page is stable. Overrides a scheme that the story sets itself. */
export async function captureScreenshot(page: Page, scheme: Mode['scheme']): Promise<Buffer> {
  await page.evaluate((value) => {
    document.documentElement.dataset['scheme'] = value;
  }, scheme);
  let previous = await takeScreenshot(page);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const current = await takeScreenshot(page);
    if (current.equals(previous)) return current;
    previous = current;
  }
  throw new Error(`The page doesn't become stable: ${page.url()}`);
}
