import type { Page, WebSocketRoute } from 'playwright';
import { expect, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { chatParts, controlChat } from './messages/chat.ts';
import { readRecords, sendFromOtherDevice } from './messages/records.ts';

const fixture = setUpApp();

const CHAT = 'chat-chat-doctor';
const CHAT_PATH = `/user/chat?chatId=${CHAT}`;

/** Opens a page in a new profile, before it is signed in. */
async function openPage(): Promise<Page> {
  const { page } = await fixture.open('mens', { viewport: { width: 1280, height: 800 } });
  return page;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto('/login');
  await signIn(page, 'chat');
  await page.waitForURL('**/user/**');
  await page.goto(path);
  await chatParts(page).bell.waitFor();
  await waitForQuiet(page);
}

/** Lets the doctor answer a message that the patient sends from another device. */
async function answer(page: Page, message: string): Promise<void> {
  await sendFromOtherDevice(page, fixture.app, { chatId: CHAT, message });
  await controlChat(fixture.app).reply();
}

const bubbleCount = (page: Page) => () => chatParts(page).bubbles.count();

test('a chat with a silent connection shows the answer after a minute, and is live again', async () => {
  const page = await openPage();
  await page.clock.install();
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    // Receives nothing, as behind a proxy that has lost the connection.
    if (sockets.push(socket) === 1) server.onMessage(() => undefined);
  });
  await open(page, '/user/settings');
  // Each document opens a connection.
  sockets.length = 0;
  await page.goto(CHAT_PATH);
  await chatParts(page).bubbles.first().waitFor();
  await expect.poll(() => sockets.length).toBe(1);
  await waitForQuiet(page);
  const before = await bubbleCount(page)();
  await answer(page, 'Is a headache normal?');
  await waitForQuiet(page);
  expect(await bubbleCount(page)()).toBe(before);

  await page.clock.fastForward(60_000);
  await expect.poll(bubbleCount(page)).toBe(before + 2);
  expect(sockets).toHaveLength(2);
  await answer(page, 'And in the morning?');
  await expect.poll(bubbleCount(page)).toBe(before + 4);
});

test('a chat without a connection shows the answer within a minute, and tries again after 10 s', async () => {
  const page = await openPage();
  await page.clock.install();
  let attempts = 0;
  await page.routeWebSocket(/\/socket/, async () => {
    attempts += 1;
    // The socket opens when this function returns.
    await new Promise(() => undefined);
  });
  await open(page, CHAT_PATH);
  await expect.poll(() => attempts).toBeGreaterThan(0);
  const before = await bubbleCount(page)();
  const atFirst = attempts;
  await page.clock.fastForward(10_000);
  await page.clock.fastForward(1000);
  await expect.poll(() => attempts).toBe(atFirst + 1);
  await answer(page, 'Is a headache normal?');
  await page.clock.fastForward(45_000);
  await expect.poll(bubbleCount(page)).toBe(before + 2);
});

test('a tab shows an answer while another tab is suspended', async () => {
  const suspended = await openPage();
  await open(suspended, CHAT_PATH);
  const page = await suspended.context().newPage();
  await page.goto(CHAT_PATH);
  await chatParts(page).bubbles.first().waitFor();
  await expect.poll(controlChat(fixture.app).countConnections).toBe(2);
  await waitForQuiet(page);
  const before = await bubbleCount(page)();
  const devTools = await suspended.context().newCDPSession(suspended);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });

  await answer(page, 'Is a headache normal?');
  await expect.poll(bubbleCount(page)).toBe(before + 2);
  await devTools.send('Page.setWebLifecycleState', { state: 'active' });
});

test('an answer in a window without focus is shown, and read when the window gets the focus', async () => {
  const page = await openPage();
  await open(page, CHAT_PATH);
  const counters = async () => (await readRecords(page, fixture.app)).counters;
  const { badge, bell } = await counters();
  const before = await bubbleCount(page)();
  await page.evaluate(() => {
    document.hasFocus = () => false;
    dispatchEvent(new Event('blur'));
  });
  await answer(page, 'Is a headache normal?');
  await expect.poll(bubbleCount(page)).toBe(before + 2);
  await waitForQuiet(page);
  expect(await counters()).toEqual({ badge: badge + 1, bell: bell + 1 });

  await page.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });
  await expect.poll(counters).toEqual({ badge, bell });
});

/** Records what is announced politely from now on. */
async function recordAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target instanceof Element && target.closest('[aria-live=polite], [role=status], [role=log]'))
          for (const node of addedNodes) announced.push(node.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate<string[]>('announced');
}

const createdAt = (index: number) => new Date(Date.UTC(2030, 0, 1) + index).toISOString();
const received = (index: number) => [
  {
    event: 'notification',
    data: {
      _id: `chat-notice-${index}`,
      message: 'Dr. Lena Lee answered your message about a headache.',
      data: { chatId: CHAT },
      createdAt: createdAt(index),
    },
  },
  {
    event: 'notification',
    data: {
      _id: `notice-${index}`,
      message: 'Your plan has changed.',
      data: { subscriptionId: 'chat-1' },
      createdAt: createdAt(index),
    },
  },
  {
    event: 'new message',
    data: {
      _id: `message-${index}`,
      chatId: CHAT,
      message: `Answer ${index}`,
      createdAt: createdAt(index),
      userId: 'doctor',
    },
  },
];

test.each([
  ['Home', '/user/subscriptions', 20, 1],
  ['the open chat', CHAT_PATH, 20, 0],
  ['the open chat, in a flood', CHAT_PATH, 1000, 0],
])(
  'events that are received together make a few calls and at most one announcement on %s',
  async (_name, path, count, expected) => {
    const page = await openPage();
    await page.addInitScript(() => {
      const { addEventListener } = WebSocket.prototype;
      WebSocket.prototype.addEventListener = function listen(...options: [string, EventListener]) {
        Object.assign(globalThis, { socket: this });
        addEventListener.apply(this, options);
      };
    });
    await open(page, path);
    await waitForQuiet(page, 1000);
    const announced = await recordAnnouncements(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const events = Array.from({ length: count }, (_, index) => received(index)).flat();
    // All in one task: a driver would deliver them one after the other.
    await page.evaluate((all) => {
      const socket: unknown = Reflect.get(globalThis, 'socket');
      if (!(socket instanceof WebSocket)) throw new Error('The page has opened no connection');
      for (const event of all)
        socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
    }, events);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await waitForQuiet(page, 1000);
    expect((await announced()).filter((text) => text === 'You have a new message')).toHaveLength(expected);
    // One or two per query of the page; without gathering, several per event.
    expect(calls.length).toBeLessThan(20);
  },
);
