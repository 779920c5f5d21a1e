import type { Browser, Page } from 'playwright';
import { median } from '../../scripts/bench/report.ts';
import type { Appearance } from './screens/library.ts';

/** Measurements of one visit, in ms or bytes. */
export type Measurements = Readonly<Record<string, number>>;

export type ScreenName = 'cards' | 'chat' | 'form';

const FRAMES = 150;
const TYPED_TEXT = 'Lovelace';
const appearances: readonly Appearance[] = [
  { brand: 'second', scheme: 'light' },
  { brand: 'second', scheme: 'dark' },
  { brand: 'first', scheme: 'dark' },
  { brand: 'first', scheme: 'light' },
];

const call = {
  mount: (page: Page) => page.evaluate(() => globalThis.bench?.mount()),
  rerenderPage: (page: Page) => page.evaluate(() => globalThis.bench?.rerenderPage()),
  updateCards: (page: Page, revision: number) =>
    page.evaluate((next) => globalThis.bench?.updateCards(next), revision),
  setAppearance: (page: Page, appearance: Appearance) =>
    page.evaluate((next) => globalThis.bench?.setAppearance(next), appearance),
  scroll: (page: Page, count: number) => page.evaluate((frames) => globalThis.bench?.scroll(frames), count),
  takeInteractions: (page: Page, expected: number) =>
    page.evaluate((count) => globalThis.bench?.takeInteractions(count), expected),
  takeCommits: (page: Page) => page.evaluate(() => globalThis.bench?.takeCommits()),
};

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The page has no bench API');
  return value;
}

async function medianOfRuns(
  count: number,
  run: (index: number) => Promise<number | undefined>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(required(await run(index)));
  return median(times);
}

/** Median over brand switches and scheme switches. */
const measureSwitch = (page: Page) =>
  medianOfRuns(5, (index) =>
    call.setAppearance(page, appearances[index % appearances.length] ?? { brand: 'first', scheme: 'light' }),
  );

async function measureHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

async function measureCards(page: Page): Promise<Measurements> {
  const mount = required(await call.mount(page));
  const heap = await measureHeap(page);
  const rerenderPage = await medianOfRuns(3, () => call.rerenderPage(page));
  const updateCards = await medianOfRuns(3, (index) => call.updateCards(page, index + 1));
  return { mount, heap, rerenderPage, updateCards, switch: await measureSwitch(page) };
}

async function measureChat(page: Page): Promise<Measurements> {
  const mount = required(await call.mount(page));
  const heap = await measureHeap(page);
  const frames = required(await call.scroll(page, FRAMES)).toSorted((a, b) => a - b);
  return { mount, heap, frame: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN };
}

/** Presses a button; returns Event Timing's next paint and the time until the overlay was visible, in ms. */
async function measureOpening(page: Page, name: string, overlaySelector: string) {
  const button = page.getByRole('button', { name, exact: true });
  // Triggers preloading on hover, as a real pointer does.
  await button.hover();
  await page.waitForLoadState('networkidle');
  await call.takeInteractions(page, 0);
  const visible = page.evaluate((selector) => globalThis.bench?.timeUntilVisible(selector), overlaySelector);
  await page.mouse.down();
  await page.mouse.up();
  const visibleAfter = required(await visible);
  const paints = required(await call.takeInteractions(page, 1));
  return { paint: Math.max(...paints), visible: visibleAfter };
}

async function measureForm(page: Page): Promise<Measurements> {
  const mount = required(await call.mount(page));
  await page.getByRole('textbox', { name: 'City' }).click();
  await call.takeInteractions(page, 0);
  const typing: number[] = [];
  for (const key of TYPED_TEXT) {
    await page.keyboard.press(key);
    typing.push(Math.max(...required(await call.takeInteractions(page, 1))));
  }
  const menu = await measureOpening(page, 'More actions', '[role=menu]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=menu]', { state: 'detached' });
  const dialog = await measureOpening(page, 'Save', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  return {
    mount,
    typing: median(typing),
    menu: menu.paint,
    menuVisible: menu.visible,
    dialog: dialog.paint,
    dialogVisible: dialog.visible,
    switch: await measureSwitch(page),
  };
}

const measurers: Readonly<Record<ScreenName, (page: Page) => Promise<Measurements>>> = {
  cards: measureCards,
  chat: measureChat,
  form: measureForm,
};

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => globalThis.bench !== undefined);
  return page;
}

/**
 * Opens a screen in a new browser profile and measures it.
 * @param rate CPU slowdown factor
 */
export async function visit(
  browser: Browser,
  baseUrl: string,
  screen: ScreenName,
  rate: number,
): Promise<Measurements> {
  const page = await openPage(browser, `${baseUrl}/?screen=${screen}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const measurements = await measurers[screen](page);
  await page.context().close();
  return measurements;
}

/** Average number of commits per brand or scheme switch on the card list, from React's Profiler. */
export async function countSwitchRenders(browser: Browser, baseUrl: string): Promise<number> {
  const page = await openPage(browser, `${baseUrl}/?screen=cards&profile`);
  await call.mount(page);
  if (required(await call.takeCommits(page)) === 0) throw new Error('The Profiler reported no commits');
  for (const appearance of appearances) await call.setAppearance(page, appearance);
  const commits = required(await call.takeCommits(page)) / appearances.length;
  await page.context().close();
  return commits;
}
