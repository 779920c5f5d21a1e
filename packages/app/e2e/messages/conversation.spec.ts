import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { signIn } from '../harness/signIn.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';
import { createRandom, type Random } from '../../testing/random.ts';
import { chatParts, controlChat, type SandboxChat } from './chat.ts';
import { differences, readRecords, shownCounters, sendFromOtherDevice } from './records.ts';

const fixture = setUpApp();

/** Chats of the scenario `chat`, with a doctor and with support. */
const CHATS = ['chat-chat-doctor', 'chat-chat-photo', 'chat-chat-shipping'];

/** Console errors of a lost connection. */
const LOST_CONNECTION = /WebSocket connection|ERR_/;

const seeds = [1, 2];
/** Events of a conversation; the outbox's own tests try more orders. */
const STEPS = 60;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** Unique message text and the tab and chat that sent it. */
interface Written {
  readonly origin: string;
  readonly text: string;
}

/** One tab of the patient. */
function createTab(page: Page, name: string, written: Written[]) {
  const { field, send, badge, chat } = chatParts(page);
  let shown: string | undefined;
  const leave = async () => {
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('**/user/subscriptions');
    shown = undefined;
  };
  const show = async (chatId: string) => {
    if (shown === undefined) await badge.click();
    // Without a pointer: a new message may move the row between pointer down and up.
    await chat(chatId).evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(`**/user/chat?chatId=${chatId}`);
    await field.waitFor();
    // Otherwise the draft of a message that the other tab is sending in this chat would be restored.
    await waitForQuiet(page);
    shown = chatId;
  };
  return {
    page,
    leave,
    show,
    async write() {
      if (shown === undefined) return;
      const text = `${name} says number ${written.length}.`;
      written.push({ origin: `${name} ${shown}`, text });
      await field.fill(text);
      await send.click();
    },
  };
}
type Tab = ReturnType<typeof createTab>;

/** Runs one random event: an action in a tab, a lost connection, a failing call, or a reply. */
async function runEvent(random: Random, tabs: readonly [Tab, Tab], chat: SandboxChat): Promise<void> {
  const tab = random(2) === 0 ? tabs[0] : tabs[1];
  const chatId = CHATS[random(CHATS.length)] ?? '';
  const events: readonly (() => Promise<unknown>)[] = [
    tab.write,
    tab.write,
    tab.write,
    () => tab.show(chatId),
    () => tab.show(chatId),
    tab.leave,
    chat.closeConnections,
    async () => {
      await chat.rejectConnections(1);
      await chat.closeConnections();
    },
    chat.reply,
    chat.reply,
    () => fixture.app.setFaults({ operation: 'askDoctor', reset: true, times: 1 }),
    () => fixture.app.setFaults({ operation: 'askDoctor', status: 503, times: 1 }),
    () => fixture.app.setFaults({ operation: 'getChat', status: 503, times: 1 }),
  ];
  await events[random(events.length)]?.();
}

test.each(seeds)(
  'two tabs and the service agree after a conversation with lost connections (seed %i)',
  async (seed) => {
    const { page, monitor } = await fixture.open('mens', { viewport: { width: 1280, height: 800 } });
    monitor.allow(LOST_CONNECTION);
    monitor.allow(/status of 503/);
    await page.goto('/login');
    await signIn(page, 'chat');
    await page.waitForURL('**/user/**');
    const secondPage = await page.context().newPage();
    await secondPage.goto('/user/subscriptions');
    const chat = controlChat(fixture.app);
    await expect.poll(chat.countConnections).toBe(2);

    const random = createRandom(seed);
    const written: Written[] = [];
    const tabs: [Tab, Tab] = [createTab(page, 'First', written), createTab(secondPage, 'Second', written)];
    await tabs[0].show('chat-chat-doctor');
    await tabs[1].show('chat-chat-doctor');
    for (let step = 0; step < STEPS; step += 1) {
      // oxlint-disable-next-line no-await-in-loop -- events happen in order
      await runEvent(random, tabs, chat);
    }

    // Otherwise the seed would test nothing.
    expect(written.length).toBeGreaterThan(2);
    // Sends the remaining messages.
    await fixture.app.setFaults();
    await tabs[0].show('chat-chat-shipping');
    await tabs[0].write();
    for (const tab of tabs) await tab.leave();
    const stored = async () => {
      const { chats, messagesOf } = await readRecords(page, fixture.app);
      const all = await Promise.all(chats.map(({ _id }) => messagesOf(_id)));
      return all.flat().map(({ message }) => message);
    };
    await expect
      .poll(async () => (await stored()).filter((text) => /says number/.test(text)).length)
      .toBe(written.length);
    await expect.poll(chat.countConnections).toBe(2);
    // A pending fetch of a chat would mark the reply as read.
    for (const tab of tabs) await waitForQuiet(tab.page);
    // Creates an unread reply: replies to earlier messages may already have been read in a tab.
    await sendFromOtherDevice(page, fixture.app, {
      chatId: 'chat-chat-shipping',
      message: 'Sent from another device.',
    });
    await chat.reply();
    const { chats, messagesOf, counters } = await readRecords(page, fixture.app);
    expect(counters.badge).toBeGreaterThan(0);
    for (const tab of tabs)
      await expect.poll(() => shownCounters(tab.page)).toEqual({ ...counters, title: counters.bell });

    // Every message is stored once, in the order it was written in.
    const texts = await stored();
    for (const own of Map.groupBy(written, ({ origin }) => origin).values()) {
      const expected = own.map(({ text }) => text);
      expect(texts.filter((text) => expected.includes(text))).toEqual(expected);
    }
    for (const { _id } of chats.filter(({ _id: id }) => CHATS.includes(id))) {
      const messages = await messagesOf(_id);
      for (const tab of tabs) {
        await tab.show(_id);
        await expect.poll(() => differences(tab.page, messages)).toEqual([]);
      }
    }
    for (const tab of tabs) await expect.poll(async () => (await shownCounters(tab.page)).badge).toBe(0);

    // A notification seen in one tab is read in both.
    await chatParts(page).bell.click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    await expect.poll(async () => (await shownCounters(page)).bell).toBeLessThan(counters.bell);
    for (const tab of tabs)
      await expect
        .poll(async () => ({
          shown: await shownCounters(tab.page),
          unread: (await readRecords(page, fixture.app)).counters.bell,
        }))
        .toSatisfy(({ shown, unread }) => shown.bell === unread && shown.title === unread);
  },
);
