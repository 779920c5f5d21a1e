import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { chatParts } from '../../packages/app/e2e/messages/chat.ts';
import { heapOf, launchWithoutCompiler } from './heap.ts';
import { median, type Row } from './report.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 5;
/** Numbers of opened chats after which the heap is measured. */
const FEW = 20;
const MANY = 200;
const CHATS = ['chat-chat-doctor', 'chat-chat-reports', 'chat-chat-photo', 'chat-chat-shipping'];
/** Duration of a press, milliseconds. */
const HOLD = 80;
const TEXT = 'How long does it take until I feel something?';

/** Longest time to the next paint by kind of event, and longest task over 50 ms, milliseconds. */
interface Times {
  key: number;
  press: number;
  long: number;
}

declare global {
  // Set by startTiming, reset by takeTimes.
  var chatTimes: Times | undefined;
}

/** Runs in the page before any other script. Serialized, so it can't use imports. */
function startTiming(): void {
  const times = { key: 0, press: 0, long: 0 };
  globalThis.chatTimes = times;
  // TypeScript's DOM types lack `durationThreshold`.
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(key|input)/.test(name)) times.key = Math.max(times.key, duration);
      else if (/^(pointerup|click)$/.test(name)) times.press = Math.max(times.press, duration);
    }
  }).observe(options);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.long = Math.max(times.long, duration);
  }).observe({ type: 'longtask' });
}

/** Times since the last call. Event Timing reports an event after its paint. */
const takeTimes = (page: Page): Promise<Times> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const times = globalThis.chatTimes ?? { key: 0, press: 0, long: 0 };
    const taken = { ...times };
    Object.assign(times, { key: 0, press: 0, long: 0 });
    return taken;
  });

async function openChat(browser: Browser, home: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(startTiming);
  await page.goto(`${home}/user/chat?chatId=${CHATS[0]}`);
  await chatParts(page).bubbles.first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() };
}

/** Types and sends a message on a slow CPU; measures the slowest letter, the longest task, and the press of Send. */
async function measureMessage(browser: Browser, home: string, options: BrowserContextOptions) {
  const { page, devtools, close } = await openChat(browser, home, options);
  const { field, send } = chatParts(page);
  await field.click();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await takeTimes(page);
  await page.keyboard.type(TEXT);
  const typing = await takeTimes(page);
  // Excludes the paints of hovering from the measurement of the press.
  await send.hover();
  await takeTimes(page);
  await send.click({ delay: HOLD });
  // Browsers report a press some time after its paint.
  await page.waitForFunction(() => (globalThis.chatTimes?.press ?? 0) > 0);
  const { press } = await takeTimes(page);
  await close();
  return { typing: typing.key, longest: typing.long, send: press };
}

/** Opens chats one after the other in one page. */
async function measureHeap(home: string, options: BrowserContextOptions) {
  const browser = await launchWithoutCompiler();
  const { page, devtools } = await openChat(browser, home, options);
  const { chat, bubbles } = chatParts(page);
  const heaps: number[] = [];
  for (let opened = 1; opened <= MANY; opened += 1) {
    const id = CHATS[opened % CHATS.length] ?? '';
    await chat(id).click();
    await page.waitForURL(`**/user/chat?chatId=${id}`);
    await bubbles.first().waitFor();
    if (opened === FEW || opened === MANY) {
      await page.waitForLoadState('networkidle');
      heaps.push(await heapOf(devtools));
    }
  }
  await browser.close();
  const [few = Number.NaN, many = Number.NaN] = heaps;
  return { few, many };
}

/**
 * Rows of the chat.
 * @param options browser profile of the patient of the scenario `chat`
 */
export async function measureChat(
  browser: Browser,
  home: string,
  options: BrowserContextOptions,
): Promise<readonly Row[]> {
  const messages: Awaited<ReturnType<typeof measureMessage>>[] = [];
  for (let run = 0; run < RUNS; run += 1) messages.push(await measureMessage(browser, home, options));
  const { few, many } = await measureHeap(home, options);
  const medianOf = (key: 'typing' | 'longest' | 'send') => median(messages.map((times) => times[key]));
  return [
    { measure: 'next paint after the slowest letter', value: medianOf('typing'), budget: 100, unit: 'ms' },
    // Only tasks over 50 ms are reported.
    { measure: 'longest task over 50 ms while typing', value: medianOf('longest'), budget: 100, unit: 'ms' },
    { measure: 'next paint after Send', value: medianOf('send'), budget: 100, unit: 'ms' },
    { measure: `heap after ${FEW} chats`, value: few, unit: 'kB' },
    { measure: `heap after ${MANY} chats`, value: many, unit: 'kB' },
    { measure: `heap after ${MANY} chats, relative to ${FEW}`, value: many / few, budget: 1.05, unit: '' },
  ];
}
