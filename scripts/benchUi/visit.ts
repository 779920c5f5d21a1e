import type { Browser, Page } from 'playwright';
import type { Look } from './screens/library.ts';
import { median } from '../bench/report.ts';

/** Figures of one visit, by their names. */
export type Figures = Readonly<Record<string, number>>;

/** The name of a screen. */
export type ScreenName = 'cards' | 'chat' | 'form';

const FRAMES = 150;
const KEYS = 'Lovelace';
const looks: readonly Look[] = [
  { brand: 'second', scheme: 'light' },
  { brand: 'second', scheme: 'dark' },
  { brand: 'first', scheme: 'dark' },
  { brand: 'first', scheme: 'light' },
];

const ask = {
  mount: (page: Page) => page.evaluate(() => globalThis.bench?.mount()),
  news: (page: Page) => page.evaluate(() => globalThis.bench?.news()),
  renew: (page: Page, turn: number) => page.evaluate((at) => globalThis.bench?.renew(at), turn),
  wear: (page: Page, look: Look) => page.evaluate((next) => globalThis.bench?.wear(next), look),
  scroll: (page: Page, count: number) => page.evaluate((frames) => globalThis.bench?.scroll(frames), count),
  interactions: (page: Page, count: number) =>
    page.evaluate((many) => globalThis.bench?.interactions(many), count),
  commits: (page: Page) => page.evaluate(() => globalThis.bench?.commits()),
};

function known<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('The page does not answer');
  return answer;
}

async function several(count: number, act: (place: number) => Promise<number | undefined>): Promise<number> {
  const times: number[] = [];
  for (let place = 0; place < count; place += 1) times.push(known(await act(place)));
  return median(times);
}

/** The middle of both kinds of switch, brand and scheme in turn. */
const switches = (page: Page) =>
  several(5, (place) => ask.wear(page, looks[place % looks.length] ?? { brand: 'first', scheme: 'light' }));

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

async function cards(page: Page): Promise<Figures> {
  const mount = known(await ask.mount(page));
  const heap = await heapOf(page);
  const news = await several(3, () => ask.news(page));
  const renew = await several(3, (place) => ask.renew(page, place + 1));
  return { mount, heap, news, renew, switch: await switches(page) };
}

async function chat(page: Page): Promise<Figures> {
  const mount = known(await ask.mount(page));
  const heap = await heapOf(page);
  const frames = known(await ask.scroll(page, FRAMES)).toSorted((a, b) => a - b);
  return { mount, heap, frame: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN };
}

/** Presses a button and gives back Event Timing's next paint, and when what it opens was on the screen. */
async function open(page: Page, name: string, selector: string) {
  const button = page.getByRole('button', { name, exact: true });
  // Over it first, as a mouse comes: what loads late has its chance.
  await button.hover();
  await page.waitForLoadState('networkidle');
  await ask.interactions(page, 0);
  const shown = page.evaluate((found) => globalThis.bench?.shown(found), selector);
  await page.mouse.down();
  await page.mouse.up();
  const onScreen = known(await shown);
  const paints = known(await ask.interactions(page, 1));
  return { paint: Math.max(...paints), shown: onScreen };
}

async function form(page: Page): Promise<Figures> {
  const mount = known(await ask.mount(page));
  await page.getByRole('textbox', { name: 'City' }).click();
  await ask.interactions(page, 0);
  const typed: number[] = [];
  for (const key of KEYS) {
    await page.keyboard.press(key);
    typed.push(Math.max(...known(await ask.interactions(page, 1))));
  }
  const menu = await open(page, 'More actions', '[role=menu]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=menu]', { state: 'detached' });
  const dialog = await open(page, 'Save', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  return {
    mount,
    typing: median(typed),
    menu: menu.paint,
    menuShown: menu.shown,
    dialog: dialog.paint,
    dialogShown: dialog.shown,
    switch: await switches(page),
  };
}

const measures: Readonly<Record<ScreenName, (page: Page) => Promise<Figures>>> = { cards, chat, form };

async function opened(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => globalThis.bench !== undefined);
  return page;
}

/**
 * Opens a screen with an empty profile and measures it.
 * @param rate how many times slower the processor is
 */
export async function visit(
  browser: Browser,
  home: string,
  screen: ScreenName,
  rate: number,
): Promise<Figures> {
  const page = await opened(browser, `${home}/?screen=${screen}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const figures = await measures[screen](page);
  await page.context().close();
  return figures;
}

/** How many renders a change of the look takes on the list of cards, by React's Profiler. */
export async function rendersOfSwitch(browser: Browser, home: string): Promise<number> {
  const page = await opened(browser, `${home}/?screen=cards&profile`);
  await ask.mount(page);
  if (known(await ask.commits(page)) === 0) throw new Error('The Profiler counts nothing');
  for (const look of looks) await ask.wear(page, look);
  const commits = known(await ask.commits(page)) / looks.length;
  await page.context().close();
  return commits;
}
